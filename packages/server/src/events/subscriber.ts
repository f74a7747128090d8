import type { EventStream } from './event-stream.ts';
import type { WaitingEvents } from './waiting-events.ts';

/** The end of a subscription whose reader was too slow for a stream that must be whole. */
export class SlowSubscriberError extends Error {
  override readonly name = 'SlowSubscriberError';

  constructor(topic: string) {
    super(`The subscriber of ${topic} reads too slowly; resume from the last event read`);
  }
}

export interface Subscriber<T> {
  /** Gives the event to the reader, or lets it wait for it. Runs no code of the reader. */
  offer(key: string, event: T): void;
  readonly events: EventStream<T>;
}

interface Read<T> {
  readonly resolve: (result: IteratorResult<T, undefined>) => void;
  readonly reject: (reason: unknown) => void;
}

/** Readers call `next` once at a time; more than this many at once is a fault of theirs. */
const MAX_READS_AT_ONCE = 16;
const DONE = { done: true, value: undefined } as const;

/**
 * @param detach called once, when no more events shall come
 */
export function subscriber<T>(
  topic: string,
  waiting: WaitingEvents<T>,
  detach: () => void,
): Subscriber<T> {
  const reads: Read<T>[] = [];
  let state: 'open' | 'overflowed' | 'closed' = 'open';

  function close(): void {
    if (state === 'open') detach();
    state = 'closed';
    waiting.clear();
    for (const read of reads.splice(0)) read.resolve(DONE);
  }

  function offer(key: string, event: T): void {
    if (state !== 'open') return;
    const read = reads.shift();
    if (read !== undefined) read.resolve({ done: false, value: event });
    else if (!waiting.add(key, event)) {
      state = 'overflowed';
      detach();
    }
  }

  async function next(): Promise<IteratorResult<T, undefined>> {
    const box = waiting.take();
    if (box !== null) return { done: false, value: box.event };
    if (state === 'closed') return DONE;
    if (state === 'overflowed') {
      close();
      throw new SlowSubscriberError(topic);
    }
    if (reads.length >= MAX_READS_AT_ONCE) throw new Error(`${topic}: too many reads at once`);
    return new Promise((resolve, reject) => reads.push({ resolve, reject }));
  }

  const events: EventStream<T> = {
    next,
    takeNow: () => waiting.take(),
    async return() {
      close();
      return DONE;
    },
    async throw(reason) {
      close();
      throw reason;
    },
    [Symbol.asyncIterator]: () => events,
  };
  return { offer, events };
}
