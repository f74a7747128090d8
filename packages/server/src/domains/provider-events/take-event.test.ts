import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { statement } from '../../db/statement.ts';
import { testDatabase } from '../../db/testing.ts';
import { manualClock } from '../../kernel/clock.ts';
import { oldEvents } from './take-event.ts';

const NOW = new Date('2026-11-20T15:30:00.000Z');

const insertEvents = statement<never, [count: number, at: Date]>(
  'test_events_insert',
  `insert into provider_events (party, provider, event_id, received_at)
   select 'CARDS', 'one', number::text, $2 from generate_series(1, $1::integer) number`,
);

const countEvents = statement<{ count: number }>(
  'test_events_count',
  'select count(*)::integer as count from provider_events',
);

test('more old events than one round forgets are forgotten by the next, at once', async () => {
  const db = await testDatabase();
  const clock = manualClock(NOW);
  await db.transaction((tx) => tx.run(insertEvents, 5_001, new Date(NOW.getTime() - 91 * DAY_MS)));
  const forget = () => oldEvents({ db, clock }).run('all', new AbortController().signal);
  expect(await forget()).toEqual(NOW);
  expect(await db.one(countEvents)).toEqual({ count: 1 });
  expect(await forget()).toBeNull();
  expect(await db.one(countEvents)).toEqual({ count: 0 });
});
