import type { Mark } from '../../lib/board/marks.ts';

export const marks: Record<string, Mark> = {
  purple: { shape: 'square', colour: '#7c5a96', ink: '#fdfaf2' },
  green: { shape: 'triangle', colour: '#5c8a57', ink: '#fdfaf2' },
  orange: { shape: 'pentagon', colour: '#c9752b', ink: '#fdfaf2' },
  black: { shape: 'shield', colour: '#3a3a42', ink: '#f4efe4' },
  chief: { shape: 'hexagon', colour: '#8a8375', ink: '#fdfaf2' },
};

/** The workers: colour and shape both say which. */
export const workers: Record<string, Mark> = {
  blue: { shape: 'disc', colour: '#3f78b8', ink: '#fdfaf2' },
  grey: { shape: 'hexagon', colour: '#979da3', ink: '#2b2620' },
  red: { shape: 'diamond', colour: '#bf3f3a', ink: '#fdfaf2' },
};
