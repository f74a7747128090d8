import { statement } from '../../db/statement.ts';
import { insertInto } from '../../db/tables/named-write.ts';

type RecordParams = [receiptIdHash: Buffer, at: Date];

/** The first record of each status stands: each statement changes a row once. */
export const recordDelivered = statement<never, RecordParams>(
  'platform_record_push_delivered',
  `update push_messages set delivered_at = $2
   where receipt_id_hash = $1 and delivered_at is null`,
);

export const recordOpened = statement<never, RecordParams>(
  'platform_record_push_opened',
  `update push_messages set opened_at = $2
   where receipt_id_hash = $1 and opened_at is null`,
);

export const recordDismissed = statement<never, RecordParams>(
  'platform_record_push_dismissed',
  `update push_messages set dismissed_at = $2
   where receipt_id_hash = $1 and dismissed_at is null`,
);

export const recordFailed = statement<never, RecordParams>(
  'platform_record_push_failed',
  `update push_messages set failed_at = $2
   where receipt_id_hash = $1 and failed_at is null`,
);

export const pushMessageExists = statement<{ exists: boolean }, [receiptIdHash: Buffer]>(
  'platform_push_message_exists',
  'select exists (select from push_messages where receipt_id_hash = $1)',
);

export const addPushMessage = insertInto('push_messages', 'platform_add_push_message', {
  columns: ['id', 'receiptIdHash', 'userId', 'title', 'sentAt'],
});
