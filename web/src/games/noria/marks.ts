import type { Mark } from '../../lib/board/marks.ts';

export const marks: Record<string, Mark> = {
  red: { shape: 'disc', colour: '#b0393b', ink: '#fdfaf2' },
  yellow: { shape: 'diamond', colour: '#d9b13a', ink: '#2b2620' },
  green: { shape: 'triangle', colour: '#4f8454', ink: '#fdfaf2' },
  blue: { shape: 'square', colour: '#3f6fae', ink: '#fdfaf2' },
};
