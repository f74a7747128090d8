/**
 * Rejects where a transaction's work takes too long. On PGlite this also ends the wait of a
 * transaction for a statement outside of it, which in turn waits for the transaction.
 */
export async function withinDeadline<T>(seconds: number, work: Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(
      new Error(
        `A transaction took more than ${seconds} seconds and is rolled back; ` +
          'inside of it only its own statements may be awaited.',
      ),
    );
  }, seconds * 1_000);
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
