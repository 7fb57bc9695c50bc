// Laying tables, which a server may allow only to those who know its code.
import { post, Refusal } from './api.ts';
import { likes } from './keep.svelte.ts';
import { page } from './words.svelte.ts';

/** Asks the server to lay a table. If it wants a code, the person is asked for it. */
export async function postNew<T>(
  path: string,
  body: unknown,
  tokens: readonly string[] = [],
): Promise<T> {
  for (let asked = false; ; asked = true) {
    try {
      return await post<T>(path, body, tokens, likes.now.layCode);
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.fault.key !== 'server-lay-code') throw fault;
      const code = prompt(page(asked ? 'lay-code-wrong' : 'lay-code'))?.trim();
      if (!code) throw fault;
      likes.set({ layCode: code });
    }
  }
}
