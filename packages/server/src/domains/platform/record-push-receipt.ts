import { receiptAnswer, receivedAt } from '@investing-platform/rules/platform/push-receipt';
import type { PushReceiptStatus } from '@investing-platform/schema/operations';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import {
  pushMessageExists,
  recordDelivered,
  recordDismissed,
  recordFailed,
  recordOpened,
} from './push-messages.sql.ts';

export interface RecordPushReceiptInput {
  readonly receiptId: string;
  readonly status: PushReceiptStatus;
  /** When it happened on the device. Default, and at the latest: now. */
  readonly at?: Date | null | undefined;
}

export interface PushReceiptResult {
  /** Null: telling it would show more than the receipt id itself does. */
  readonly id: null;
  /** 1 where this was news, else 0. */
  readonly affectedCount: number;
  readonly affectedIds: string[];
  readonly message: string;
}

const STATEMENTS = {
  DELIVERED: recordDelivered,
  OPENED: recordOpened,
  DISMISSED: recordDismissed,
  FAILED: recordFailed,
} as const satisfies Record<PushReceiptStatus, typeof recordDelivered>;

/**
 * Records what happened to a push notification. Whoever holds the receipt id may, without a token
 * (spec part 4.2). Recorded already, it changes nothing and says so with `affectedCount` 0.
 *
 * @throws {PlatformError} NOT_FOUND for an unknown receipt id
 */
export async function recordPushReceipt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { receiptId, status, at }: RecordPushReceiptInput,
): Promise<PushReceiptResult> {
  const receiptIdHash = sha256(receiptId);
  const happenedAt = receivedAt(at, clock.now());
  const affectedCount = await db.transaction(async (tx) => {
    const count = await tx.run(STATEMENTS[status], receiptIdHash, happenedAt);
    if (count > 0) return count;
    const { exists } = await tx.one(pushMessageExists, receiptIdHash);
    if (!exists) throw notFound('Push notification');
    return 0;
  });
  return { id: null, affectedCount, affectedIds: [], message: receiptAnswer(affectedCount > 0) };
}
