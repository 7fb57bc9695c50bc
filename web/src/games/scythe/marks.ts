import type { Mark } from '../../lib/board/marks.ts';

export const marks: Record<string, Mark> = {
  polania: { shape: 'disc', colour: '#efece2', ink: '#2b2620' },
  saxony: { shape: 'square', colour: '#3a3a42', ink: '#f4efe4' },
  crimea: { shape: 'diamond', colour: '#d3a62c', ink: '#2b2620' },
  nordic: { shape: 'hexagon', colour: '#3f6fae', ink: '#fdfaf2' },
  rusviet: { shape: 'triangle', colour: '#b0393b', ink: '#fdfaf2' },
  albion: { shape: 'shield', colour: '#6f9a72', ink: '#fdfaf2' },
  togawa: { shape: 'pentagon', colour: '#84659a', ink: '#fdfaf2' },
};
