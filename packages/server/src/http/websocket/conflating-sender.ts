import type { StreamMember } from '../../graphql/shared/shared-streams.ts';

export interface ConflatingSender extends StreamMember {
  /** Nothing is sent from now on. */
  close(): void;
}

/** Answers of more keys than this do not wait at once; beyond, the oldest is dropped. */
const MOST_WAITING = 1_000;

/**
 * Sends answers one at a time: while one is on its way, later ones of the same key replace each
 * other. A reader that stalls holds at most one answer for each key in memory.
 *
 * @param send resolves when the text has left this process
 */
export function conflatingSender(
  send: (payload: string) => Promise<void>,
  end: (error: unknown) => void,
): ConflatingSender {
  const waiting = new Map<string, string>();
  let isSending = false;
  let isClosed = false;

  const flush = async (): Promise<void> => {
    isSending = true;
    for (const [key, payload] of waiting) {
      if (isClosed) break;
      waiting.delete(key);
      await send(payload);
    }
    isSending = false;
  };

  const stop = (error: unknown) => {
    if (isClosed) return;
    isClosed = true;
    waiting.clear();
    end(error);
  };

  return {
    offer(key, payload) {
      if (isClosed) return;
      waiting.set(key, payload);
      if (waiting.size > MOST_WAITING) {
        const [oldest] = waiting.keys();
        if (oldest !== undefined) waiting.delete(oldest);
      }
      if (!isSending) flush().catch(stop);
    },
    end: stop,
    close() {
      isClosed = true;
      waiting.clear();
    },
  };
}
