const waiting: (() => void)[] = [];
let isScheduled = false;

/**
 * Lets what waits run in between, so that a long computation holds nobody up. However many
 * computations are under way, one of them goes on in each turn of the event loop.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    schedule();
  });
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    waiting.shift()?.();
    if (waiting.length > 0) schedule();
  });
}

/**
 * Maps one item after the other, and lets what waits run in between.
 *
 * @param atOnce so many without a pause; at least 1
 */
export async function mapBreathing<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, place: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    if (place % atOnce === atOnce - 1) await breathe();
    results.push(work(item, place));
  }
  return results;
}
