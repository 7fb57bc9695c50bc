// Which icon stands for which good and deed.
import livestock from 'icon:cow';
import eagle from 'icon:eagle-emblem';
import equipment from 'icon:bow-arrow';
import gold from 'icon:gold-scarab';
import heal from 'icon:bandage-roll';
import hero from 'icon:warlord-helmet';
import horse from 'icon:horse-head';
import kumis from 'icon:jug';
import crew from 'icon:meeple';
import cards from 'icon:card-pickup';
import play from 'icon:card-play';
import points from 'icon:laurel-crown';
import provisions from 'icon:meat';
import quest from 'icon:tied-scroll';
import silver from 'icon:two-coins';
import strength from 'icon:mailed-fist';
import wagon from 'icon:old-wagon';
import wounds from 'icon:drop';

export const GOODS: Readonly<Record<string, string>> = {
  silver, provisions, kumis, gold, equipment, wagon, livestock, points, cards,
};

/** What a use of a building does beyond paying and gaining. */
export const DEEDS: Readonly<Record<string, string>> = {
  'take-eagle': eagle,
  'take-horse': horse,
  hire: crew,
  heal,
  quest,
  'play-card': play,
  'use-hero': hero,
  'use-eagle': eagle,
};

export { cards, crew, eagle, hero, horse, play, points, quest, strength, wounds };
