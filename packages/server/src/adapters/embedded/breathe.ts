/** Lets what waits run in between, so that a long computation holds nobody up. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
