import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ModelNews } from '../../../ports/language-model.ts';
import { heard, MAX_SILENT_MS } from './heard.ts';

const request = { messages: [], at: new Date(0), tools: async () => [], maxOutputTokens: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A model that says a word each time that so much has passed, and never minds its signal. */
const slow = (everyMs: number, words: number) => ({
  name: 'slow',
  async *reply(): AsyncIterable<ModelNews> {
    for (let word = 0; word < words; word += 1) {
      const waited = Promise.withResolvers<void>();
      setTimeout(waited.resolve, everyMs);
      await waited.promise;
      yield { kind: 'text', text: 'word ' };
    }
  },
});

async function wordsOf(source: AsyncIterable<ModelNews>): Promise<number> {
  let words = 0;
  for await (const _ of source) words += 1;
  return words;
}

test('a model that is slow but not silent is heard to its end', async () => {
  const model = slow(MAX_SILENT_MS - 1, 5);
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const words = wordsOf(heard(model, request, new AbortController().signal));
  await vi.advanceTimersByTimeAsync(5 * MAX_SILENT_MS);
  expect(await words).toBe(5);
  expect(cleared).toHaveBeenCalled();
});

test('one that is silent for too long is not waited for', async () => {
  const model = slow(MAX_SILENT_MS + 1, 2);
  const words = wordsOf(heard(model, request, new AbortController().signal));
  const fails = expect(words).rejects.toThrow('The model said nothing for 30 seconds.');
  await vi.advanceTimersByTimeAsync(MAX_SILENT_MS);
  await fails;
});
