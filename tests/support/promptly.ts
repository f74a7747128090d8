import { expect } from 'vitest';

const MAX_MS = 1_000;
/** An idle machine answers many times as many in a second. */
const ENOUGH_ANSWERS = 100;

/**
 * What happens within a second (specification part 4.4). A busy machine takes longer for
 * everything: there, so many requests must have been answered as well before it is too late.
 *
 * @param event what is waited for, from now on
 * @param ask one request, to the party that the event comes from
 */
export async function promptly<Event>(
  event: Promise<Event>,
  ask: () => Promise<unknown>,
): Promise<Event> {
  const startedAt = performance.now();
  let isThere = false;
  const there = (): void => {
    isThere = true;
  };
  event.then(there, there);
  for (let answers = 0; !isThere; answers += 1) {
    await ask();
    const isLate = performance.now() - startedAt >= MAX_MS;
    expect(isThere || !isLate || answers < ENOUGH_ANSWERS, 'it comes within a second').toBe(true);
  }
  return event;
}
