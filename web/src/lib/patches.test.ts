import { describe, expect, it } from 'vitest';
import vectors from '../../../tests/kernel/patches.json';
import { after, applied } from './patches.ts';
import type { PatchTold, State } from './types/protocol.ts';

describe('a patch', () => {
  it.each(vectors.patches)('$what', ({ old, new: wanted, patch }) => {
    const before = JSON.stringify(old);
    // To the order of the keys.
    expect(JSON.stringify(applied(old, patch))).toBe(JSON.stringify(wanted));
    expect(JSON.stringify(old)).toBe(before);
  });
});

describe('what has changed', () => {
  it.each(vectors.messages)('$what', ({ state, message, after: wanted }) => {
    expect(after(state as unknown as State, message as unknown as PatchTold)).toEqual(wanted);
  });
});
