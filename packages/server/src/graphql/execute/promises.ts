/** Promises of any library, as resolvers return them. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}

/** Waits until none is pending, then fails with `error`: no rejection stays unhandled. */
export async function failAfter(pending: readonly unknown[], error: unknown): Promise<never> {
  await Promise.allSettled(pending);
  throw error;
}
