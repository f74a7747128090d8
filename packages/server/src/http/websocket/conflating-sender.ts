import type { StreamMember } from '../../graphql/shared/shared-streams.ts';
import type { PutOff } from './end-of-turn.ts';

export interface ConflatingSender extends StreamMember {
  /** Nothing is sent from now on. */
  close(): void;
}

/** Answers of more keys than this do not wait at once; beyond, the oldest is dropped. */
const MOST_WAITING = 1_000;

/**
 * Sends answers in batches: all of one turn together, and the next batch when the last one has
 * left. Meanwhile later answers of the same key replace each other, so that a reader that stalls
 * holds at most one answer for each key in memory.
 *
 * @param send resolves when the batch has left this process
 */
export function conflatingSender(
  putOff: PutOff,
  send: (answers: readonly Buffer[]) => Promise<void>,
  end: (error: unknown) => void,
): ConflatingSender {
  const waiting = new Map<string, Buffer>();
  let isBusy = false;
  let isClosed = false;

  const stop = (error: unknown) => {
    if (isClosed) return;
    isClosed = true;
    waiting.clear();
    end(error);
  };

  const flush = (): void => {
    if (isClosed) return;
    const batch = [...waiting.values()];
    waiting.clear();
    send(batch).then(sent, stop);
  };

  const sent = (): void => {
    isBusy = waiting.size > 0;
    if (isBusy) flush();
  };

  return {
    offer(key, answer) {
      if (isClosed) return;
      waiting.set(key, answer);
      if (waiting.size > MOST_WAITING) {
        const [oldest] = waiting.keys();
        if (oldest !== undefined) waiting.delete(oldest);
      }
      if (isBusy) return;
      isBusy = true;
      putOff(flush);
    },
    end: stop,
    close() {
      isClosed = true;
      waiting.clear();
    },
  };
}
