/**
 * Waits for all, and then throws what the first of them in the list was refused for: what runs at
 * once is refused alike every time.
 */
export async function allInOrder(promises: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
