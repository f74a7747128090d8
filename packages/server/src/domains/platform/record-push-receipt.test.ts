import type { PushReceiptStatus } from '@investing-platform/schema/operations';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { testDatabase } from '../../db/testing.ts';
import { manualClock } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/hash.ts';
import { newReceiptId, recordedTimes, sendMessage } from './push-messages.fixture.ts';
import { recordPushReceipt } from './record-push-receipt.ts';

const NOW = new Date('2026-11-20T16:20:31.000Z');
const NOTHING = { DELIVERED: null, OPENED: null, DISMISSED: null, FAILED: null };

const clock = manualClock(NOW);
let db: Database;
let receiptId: string;

beforeEach(async () => {
  db = await testDatabase();
  clock.set(NOW);
  receiptId = await sendMessage(db, clock);
});

function record(status: PushReceiptStatus, at?: Date, id = receiptId) {
  return recordPushReceipt({ db, clock }, { receiptId: id, status, at });
}

describe('recordPushReceipt', () => {
  test.each(['DELIVERED', 'OPENED', 'DISMISSED', 'FAILED'] as const)(
    'records that a notification was %s, and nothing else',
    async (status) => {
      const other = await sendMessage(db, clock);
      expect(await record(status)).toMatchObject({ id: null, affectedCount: 1, affectedIds: [] });
      expect(await recordedTimes(db, receiptId)).toEqual({ ...NOTHING, [status]: NOW });
      expect(await recordedTimes(db, other)).toEqual(NOTHING);
    },
  );

  test('may be repeated: the first record of each status stands', async () => {
    const first = new Date('2026-11-20T16:00:00.000Z');
    await record('OPENED', first);
    clock.advance(60_000);
    expect(await record('OPENED')).toMatchObject({ affectedCount: 0 });
    expect(await record('DELIVERED')).toMatchObject({ affectedCount: 1 });
    expect(await recordedTimes(db, receiptId)).toEqual({
      ...NOTHING,
      OPENED: first,
      DELIVERED: clock.now(),
    });
  });

  test('takes a moment in the future for now', async () => {
    await record('DELIVERED', new Date('2099-01-01T00:00:00Z'));
    expect((await recordedTimes(db, receiptId)).DELIVERED).toEqual(NOW);
  });

  test('answers NOT_FOUND for an unknown receipt id', async () => {
    const unknown = newReceiptId();
    await expect(record('OPENED', undefined, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('does not find a receipt by its hash', async () => {
    const hash = sha256(receiptId).toString('hex');
    await expect(record('OPENED', undefined, hash)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
