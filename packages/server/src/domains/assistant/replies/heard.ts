import { SECOND_MS } from '@investing-platform/schema/durations';
import type { LanguageModel, ModelNews, ModelRequest } from '../../../ports/language-model.ts';
import { ReplyFailure } from './reply-failure.ts';

/** Between two pieces of news of a model, and before the first: half of what a reply may take. */
export const MAX_SILENT_MS = 30 * SECOND_MS;

/**
 * One round of a model. Bytes that say nothing are no news: who sends them one at a time is given
 * up as who sends none.
 *
 * @throws {ReplyFailure} where the model is silent for too long; what the signal was aborted with
 */
export async function* heard(
  model: LanguageModel,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncIterable<ModelNews> {
  const silent = new AbortController();
  const timer = setTimeout(() => {
    const seconds = MAX_SILENT_MS / SECOND_MS;
    const reason = `The model said nothing for ${seconds} seconds.`;
    silent.abort(new ReplyFailure('TIMED_OUT', reason));
  }, MAX_SILENT_MS);
  const ends = AbortSignal.any([signal, silent.signal]);
  try {
    for await (const news of untilAborted(model.reply(request, ends), ends)) {
      timer.refresh();
      yield news;
    }
    ends.throwIfAborted();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A model that does not mind its signal holds nobody up.
 *
 * @throws what the signal was aborted with
 */
async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncIterable<T> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  aborted.promise.catch(() => undefined);
  signal.addEventListener('abort', abort);
  try {
    for (;;) {
      signal.throwIfAborted();
      const read = iterator.next();
      read.catch(() => undefined);
      const result = await Promise.race([read, aborted.promise]);
      if (result.done === true) return;
      yield result.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not waited for: it may be waiting for something that never comes.
    iterator.return?.().catch(() => undefined);
  }
}
