import type { Mark } from '../../lib/board/marks.ts';

export const marks: Record<string, Mark> = {
  purple: { shape: 'hexagon', colour: '#7a5a94', ink: '#fdfaf2' },
  green: { shape: 'triangle', colour: '#4f8454', ink: '#fdfaf2' },
  orange: { shape: 'diamond', colour: '#d07a2a', ink: '#2b2620' },
  black: { shape: 'square', colour: '#37353a', ink: '#f4efe4' },
  chief: { shape: 'shield', colour: '#8a8375', ink: '#fdfaf2' },
};
