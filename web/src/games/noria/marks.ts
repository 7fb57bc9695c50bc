import type { Mark } from '../../lib/board/marks.ts';

export const marks: Record<string, Mark> = {
  red: { shape: 'diamond', colour: '#b8433f', ink: '#fdfaf2' },
  yellow: { shape: 'triangle', colour: '#d9a92e', ink: '#2b2620' },
  green: { shape: 'hexagon', colour: '#55864f', ink: '#fdfaf2' },
  blue: { shape: 'square', colour: '#4472b0', ink: '#fdfaf2' },
};
