const LIMIT_MS = 60_000;

/** Polls until `condition` holds, running `meanwhile` before each look. */
export async function until(condition: () => boolean, meanwhile = () => {}): Promise<void> {
  const startedAt = performance.now();
  while (!condition()) {
    if (performance.now() - startedAt > LIMIT_MS) throw new Error(`Never came: ${condition}`);
    meanwhile();
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}
