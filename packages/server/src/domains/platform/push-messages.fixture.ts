import type { PushReceiptStatus } from '@investing-platform/schema/operations';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Clock } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/hash.ts';
import { newId } from '../../kernel/ids.ts';
import { seededRandom, token } from '../../kernel/random.ts';

const insertMessage = statement<never, [id: string, hash: Buffer, sentAt: Date]>(
  'test_platform_insert_push_message',
  `insert into push_messages (id, receipt_id_hash, title, sent_at)
   values ($1, $2, 'Your order was filled', $3)`,
);

const timesOf = statement<Record<PushReceiptStatus, Date | null>, [hash: Buffer]>(
  'test_platform_push_message_times',
  `select delivered_at as "DELIVERED", opened_at as "OPENED", dismissed_at as "DISMISSED",
          failed_at as "FAILED"
   from push_messages where receipt_id_hash = $1`,
);

const random = seededRandom('push receipts');

export function newReceiptId(): string {
  return token(random, 'ip_pr_');
}

/** Stores a notification that was sent now; returns its receipt id. */
export async function sendMessage(db: Database, clock: Clock): Promise<string> {
  const receiptId = newReceiptId();
  await db.transaction((tx) =>
    tx.run(insertMessage, newId(clock, random), sha256(receiptId), clock.now()),
  );
  return receiptId;
}

/** When each thing was recorded of a notification. */
export function recordedTimes(db: Database, receiptId: string) {
  return db.one(timesOf, sha256(receiptId));
}
