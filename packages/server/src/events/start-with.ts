import type { EventStream } from './event-stream.ts';

/**
 * Gives the first events, then those of the rest that are wanted. Its `return()` ends the rest at
 * once, also while a read waits: an async generator would wait for that read.
 *
 * @param isWanted asked once for each event of the rest, in order
 */
export function startWith<T>(
  first: readonly T[],
  rest: EventStream<T>,
  isWanted: (event: T) => boolean,
): EventStream<T> {
  const waiting = [...first];
  const end = { done: true, value: undefined } as const;

  function takeNow(): { readonly event: T } | null {
    const [event] = waiting.length === 0 ? [] : waiting.splice(0, 1);
    if (event !== undefined) return { event };
    for (;;) {
      const box = rest.takeNow();
      if (box === null || isWanted(box.event)) return box;
    }
  }

  async function next(): Promise<IteratorResult<T, undefined>> {
    for (;;) {
      const box = takeNow();
      if (box !== null) return { done: false, value: box.event };
      const result = await rest.next();
      if (result.done === true || isWanted(result.value)) return result;
    }
  }

  const events: EventStream<T> = {
    next,
    takeNow,
    async return() {
      waiting.length = 0;
      await rest.return?.();
      return end;
    },
    async throw(reason) {
      waiting.length = 0;
      await rest.return?.();
      throw reason;
    },
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}
