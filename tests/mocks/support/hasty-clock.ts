const MAX_WAIT_MS = 9_000;

/** A clock for the SDK that shows the mocks' time and does not wait: it notes what it was asked. */
export function hastyClock(now: () => Date) {
  const waits: number[] = [];
  return {
    waits,
    now: () => now().getTime(),
    schedule(delayMs: number, work: () => void): () => void {
      // Time limits and renewals are longer than waits between attempts; they never come.
      if (delayMs > MAX_WAIT_MS) return () => undefined;
      waits.push(delayMs);
      queueMicrotask(work);
      return () => undefined;
    },
  };
}
