import { elapsed, type OwnWork, workUnderWay } from './own-work.ts';

interface Turn {
  readonly work: OwnWork | undefined;
  readonly go: () => void;
  readonly giveUp: (error: Error) => void;
}

const waiting: Turn[] = [];
let isScheduled = false;

/**
 * Lets what waits run in between, so that a long computation holds nobody up. However many
 * computations are under way, one of them goes on in each turn of the event loop. One of an
 * operation that has had its time ends here.
 */
export function breathe(): Promise<void> {
  const work = workUnderWay();
  return new Promise((go, giveUp) => {
    waiting.push({ work, go, giveUp });
    schedule();
  });
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  let work: OwnWork | undefined;
  let began = 0;
  setImmediate(() => {
    const turn = waiting.shift();
    work = turn?.work;
    began = elapsed();
    if (work?.isOver === true) turn?.giveUp(work.refuse());
    else turn?.go();
  });
  // Comes next, after all that the computation does until it waits or breathes again.
  setImmediate(() => {
    work?.spend(elapsed() - began);
    isScheduled = false;
    if (waiting.length > 0) schedule();
  });
}

const VALUES_AT_ONCE = 5_000;

/** Items of so many values each that are told without a pause. */
export function itemsAtOnce(values: number): number {
  return Math.max(1, Math.floor(VALUES_AT_ONCE / Math.max(1, values)));
}

/**
 * Goes through one item after the other, and lets what waits run in between.
 *
 * @param atOnce so many without a pause; at least 1
 */
export async function eachBreathing<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item, place: number) => void,
): Promise<void> {
  let place = 0;
  for (const item of items) {
    if (place % atOnce === atOnce - 1) await breathe();
    work(item, place);
    place += 1;
  }
}

/** Maps items in the same way. */
export async function mapBreathing<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, place: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  await eachBreathing(items, atOnce, (item, place) => results.push(work(item, place)));
  return results;
}
