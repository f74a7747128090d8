import type { StreamMember } from '../../graphql/shared/audience.ts';
import type { PutOff } from './end-of-turn.ts';

export interface ConflatingSender extends StreamMember {
  /** Nothing is sent from now on. */
  close(): void;
}

/** Answers of more keys than this do not wait at once; beyond, the oldest is dropped. */
const MAX_WAITING = 1_000;

/**
 * Sends answers in batches: all of one turn together, and the next batch when the last one has
 * left. Meanwhile later answers of the same key replace each other, so that a reader that stalls
 * holds at most one answer for each key in memory; who offers is told when it has taken the batch.
 *
 * @param send resolves when the batch has left this process
 */
export function conflatingSender(
  putOff: PutOff,
  send: (answers: readonly Buffer[]) => Promise<void>,
  end: (error: unknown) => void,
): ConflatingSender {
  const waiting = new Map<string, Buffer>();
  let state: 'idle' | 'gathering' | 'sending' | 'closed' = 'idle';
  let taken: PromiseWithResolvers<void> | null = null;

  const close = (): void => {
    state = 'closed';
    waiting.clear();
    tellTaken();
  };

  const stop = (error: unknown): void => {
    if (state === 'closed') return;
    close();
    end(error);
  };

  const tellTaken = (): void => {
    taken?.resolve();
    taken = null;
  };

  const gather = (): void => {
    state = 'gathering';
    putOff(flush);
  };

  const flush = (): void => {
    if (state === 'closed') return;
    const batch = [...waiting.values()];
    waiting.clear();
    state = 'sending';
    send(batch).then(sent, stop);
  };

  const sent = (): void => {
    if (state === 'closed') return;
    state = 'idle';
    // At the end of the turn, so that what comes now that there is room goes along.
    if (waiting.size > 0) gather();
    tellTaken();
  };

  return {
    offer(key, answer) {
      if (state === 'closed') return null;
      waiting.set(key, answer);
      if (waiting.size > MAX_WAITING) {
        const [oldest] = waiting.keys();
        if (oldest !== undefined) waiting.delete(oldest);
      }
      if (state === 'idle') gather();
      if (state !== 'sending') return null;
      taken ??= Promise.withResolvers();
      return taken.promise;
    },
    end: stop,
    close,
  };
}
