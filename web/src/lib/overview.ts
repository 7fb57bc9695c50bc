// The pictures beside the rules: moments of a guided game, which the board of the game draws.
import { get } from './api.ts';
import { printed } from './printed.ts';
import type { PictureGiven, View } from './types/protocol.ts';

export interface Scene extends Omit<PictureGiven, 'view'> {
  readonly view: View;
}

/** A moment with all that is printed, as a board wants it. */
export async function sceneAt(address: string): Promise<Scene> {
  const given = await get<PictureGiven>(address);
  const { board } = await printed(given.printed);
  return { ...given, view: { ...board, ...given.view } as unknown as View };
}
