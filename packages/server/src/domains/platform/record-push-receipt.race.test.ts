import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { manualClock } from '../../kernel/clock.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { racingDatabase } from '../../testing/race.ts';
import { recordedTimes, sendMessage } from './push-messages.fixture.ts';
import { recordPushReceipt } from './record-push-receipt.ts';

const AT_ONCE = 20;
const NOW = new Date('2026-11-20T16:20:31.000Z');

const clock = manualClock(NOW);
let db: Database;

onDatabase(
  async (given) => {
    db = given;
  },
  () => racingDatabase({ poolSize: AT_ONCE }),
);

test('of many records of one status at once exactly one stands', async () => {
  const receiptId = await sendMessage(db, clock);
  const moments = Array.from({ length: AT_ONCE }, (_, at) => new Date(NOW.getTime() - at * 1000));
  const results = await Promise.all(
    moments.map((at) => recordPushReceipt({ db, clock }, { receiptId, status: 'OPENED', at })),
  );
  const winner = results.findIndex(({ affectedCount }) => affectedCount === 1);
  expect(results.filter(({ affectedCount }) => affectedCount === 1)).toHaveLength(1);
  expect((await recordedTimes(db, receiptId)).OPENED).toEqual(moments[winner]);
});
