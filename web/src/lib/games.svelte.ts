// The games there are, fetched once.
import { get } from './api.ts';
import type { GameShown } from './types/protocol.ts';

class Games {
  all = $state.raw<readonly GameShown[]>([]);
  fault = $state.raw<unknown>(null);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= get<GameShown[]>('/api/games')
      .then((games) => {
        this.all = games;
        this.fault = null;
      })
      .catch((fault: unknown) => {
        this.fault = fault;
        this.#asked = null;
      });
    return this.#asked;
  }

  find(name: string): GameShown | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const games = new Games();
