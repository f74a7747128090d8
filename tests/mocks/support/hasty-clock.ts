const LONGEST_WAIT_MILLISECONDS = 9_000;

/** A clock for the SDK that shows the mocks' time and does not wait: it notes what it was asked. */
export function hastyClock(now: () => Date) {
  const waits: number[] = [];
  return {
    waits,
    now: () => now().getTime(),
    schedule(delayMilliseconds: number, work: () => void): () => void {
      // Time limits and renewals are longer than waits between attempts; they never come.
      if (delayMilliseconds > LONGEST_WAIT_MILLISECONDS) return () => undefined;
      waits.push(delayMilliseconds);
      queueMicrotask(work);
      return () => undefined;
    },
  };
}
