/**
 * Waits for all, and then throws what the first of them in the list was refused for: what runs at
 * once is refused alike every time.
 */
export async function allInOrder<T extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof T]: Promise<T[Index]> }],
): Promise<T> {
  const results = await Promise.allSettled(promises);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return (await Promise.all(promises)) as unknown as T;
}
