import type { Gap, StreamEvent } from '../core/types.ts';

/** Events on their way to one reader. */
export interface EventQueue<Data> {
  /** Takes an event. Where the reader is too far behind, the oldest goes and a gap shows. */
  push(event: StreamEvent<Data>): void;
  /** Ends the stream, after what is still queued: with an error, or without. */
  end(failure?: { readonly error: unknown }): void;
  next(): Promise<IteratorResult<StreamEvent<Data>, undefined>>;
  /** Drops what is queued and ends the stream. */
  discard(failure?: { readonly error: unknown }): void;
}

const overflow: Gap = { type: 'gap', reason: 'overflow' };

/** A queue of at most `limit` events, for one reader that may ask for several at once. */
export function createEventQueue<Data>(limit: number): EventQueue<Data> {
  type Result = IteratorResult<StreamEvent<Data>, undefined>;
  interface Waiter {
    resolve(result: Result): void;
    reject(error: unknown): void;
  }
  let events: StreamEvent<Data>[] = [];
  let waiters: Waiter[] = [];
  let overflowed = false;
  let ended: { failure?: { readonly error: unknown } | undefined } | null = null;

  const end: EventQueue<Data>['end'] = (failure) => {
    if (ended) return;
    ended = { failure };
    const [first, ...others] = waiters;
    waiters = [];
    if (first && failure) {
      ended = {};
      first.reject(failure.error);
    } else first?.resolve({ done: true, value: undefined });
    for (const waiter of others) waiter.resolve({ done: true, value: undefined });
  };

  return {
    end,
    push(event) {
      if (ended) return;
      const waiter = waiters.shift();
      if (waiter) return waiter.resolve({ done: false, value: event });
      events.push(event);
      if (events.length <= limit) return;
      events.shift();
      overflowed = true;
    },
    async next() {
      if (overflowed) {
        overflowed = false;
        return { done: false, value: overflow };
      }
      const event = events.shift();
      if (event) return { done: false, value: event };
      if (!ended) return new Promise((resolve, reject) => waiters.push({ resolve, reject }));
      const { failure } = ended;
      ended = {};
      if (failure) throw failure.error;
      return { done: true, value: undefined };
    },
    discard(failure) {
      events = [];
      overflowed = false;
      end(failure);
    },
  };
}
