// Painted by tools/paint: `make land` makes the pictures anew.
import day from './day.webp';
import dayLarge from './day-2x.webp';
import dusk from './dusk.webp';
import duskLarge from './dusk-2x.webp';

export default { day, dusk, 'day-2x': dayLarge, 'dusk-2x': duskLarge };
