/** Events for one reader. */
export interface EventQueue<Event> extends AsyncIterableIterator<Event> {
  push(event: Event): void;
  return(): Promise<IteratorResult<Event>>;
}

/** A reader that takes nothing holds no more than this; the oldest are left out. */
const MAX_WAITING = 1_000;

/** @param ended is called once, when the reader leaves */
export function eventQueue<Event>(ended: () => void): EventQueue<Event> {
  const waiting: Event[] = [];
  let takers: ((result: IteratorResult<Event>) => void)[] = [];
  let isOver = false;
  const queue: EventQueue<Event> = {
    push(event) {
      if (isOver) return;
      const taker = takers.shift();
      if (taker !== undefined) {
        taker({ done: false, value: event });
        return;
      }
      waiting.push(event);
      if (waiting.length > MAX_WAITING) waiting.shift();
    },
    next() {
      const event = waiting.shift();
      if (event !== undefined) return Promise.resolve({ done: false, value: event });
      if (isOver) return Promise.resolve({ done: true, value: undefined });
      return new Promise((resolve) => takers.push(resolve));
    },
    return() {
      if (!isOver) {
        isOver = true;
        waiting.length = 0;
        for (const taker of takers) taker({ done: true, value: undefined });
        takers = [];
        ended();
      }
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]: () => queue,
  };
  return queue;
}
