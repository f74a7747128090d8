import { expect, test } from 'vitest';
import { simulatedCards } from '../../adapters/embedded/card-processor/index.ts';
import { manualClock } from '../../kernel/clock.ts';
import { listSubscriptions } from './list-subscriptions.ts';

const cardProcessor = simulatedCards({
  clock: manualClock(new Date('2026-11-20T00:00:00Z')),
  webhookSecret: 'a secret',
  answerOf: async () => null,
  pageOf: () => '',
});

test('a price is shown where it can be charged, and nowhere else', () => {
  const priced = (deps: Parameters<typeof listSubscriptions>[0]) =>
    listSubscriptions(deps, { country: 'NZ' }).map(({ prices }) => prices.length);
  expect(priced({ cardProcessor })).toEqual([0, 2, 2, 2]);
  expect(priced({ cardProcessor: null })).toEqual([0, 0, 0, 0]);
});
