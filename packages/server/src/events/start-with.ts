/**
 * Gives the first events, then those of the rest that are wanted. Its `return()` ends the rest at
 * once, also while a read waits: an async generator would wait for that read.
 *
 * @param isWanted asked once for each event of the rest, in order
 */
export function startWith<T>(
  first: readonly T[],
  rest: AsyncIterableIterator<T>,
  isWanted: (event: T) => boolean,
): AsyncIterableIterator<T> {
  const waiting = [...first];
  const end = { done: true, value: undefined } as const;

  async function next(): Promise<IteratorResult<T>> {
    const [event] = waiting.splice(0, 1);
    if (event !== undefined) return { done: false, value: event };
    for (;;) {
      const result = await rest.next();
      if (result.done === true || isWanted(result.value)) return result;
    }
  }

  const events: AsyncIterableIterator<T> = {
    next,
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
