import type { TradeEmailFailure, TradeEmailStatus } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto, updateOf } from '../../../db/tables/named-write.ts';
import type { FileTaken } from './outcome-of-files.ts';

/** An e-mail as it is shown, without what was read from it. */
export interface EmailRow {
  readonly id: string;
  readonly portfolioId: string;
  readonly sender: string;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly status: TradeEmailStatus;
  readonly failureCode: TradeEmailFailure | null;
  readonly failureReason: string | null;
  readonly broker: string | null;
  readonly attachments: string[];
  readonly attempts: number;
  readonly verified: boolean;
  readonly updatedAt: Date;
}

const COLUMNS = `e.id, e.portfolio_id as "portfolioId", e.sender, e.subject,
  e.received_at as "receivedAt", e.status, e.failure_code as "failureCode",
  e.failure_reason as "failureReason", e.broker, e.attachments, e.attempts, e.verified,
  e.updated_at as "updatedAt"`;

export const insertEmail = insertInto('portfolio_emails', 'portfolios_insert_email', {
  columns: [
    ...(['id', 'userId', 'portfolioId', 'sender', 'subject', 'messageId'] as const),
    ...(['bodySha256', 'sizeBytes', 'receivedAt'] as const),
  ],
  same: { updatedAt: 'receivedAt' },
  fixed: { status: 'RECEIVED' },
});

export const emailsOfPortfolio = statement<
  EmailRow,
  [
    userId: string,
    portfolioId: string,
    ids: readonly string[] | null,
    statuses: readonly string[] | null,
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'portfolios_emails',
  `select ${COLUMNS} from portfolio_emails e
   where e.user_id = $1 and e.portfolio_id = $2 and ($3::uuid[] is null or e.id = any($3))
     and ($4::text[] is null or e.status = any($4))
     and (e.received_at, e.id) < ($5::timestamptz, $6::uuid)
   order by e.received_at desc, e.id desc limit $7`,
);

export const ownEmail = statement<EmailRow, [userId: string, id: string]>(
  'portfolios_own_email',
  `select ${COLUMNS} from portfolio_emails e where e.user_id = $1 and e.id = $2`,
);

export const lockEmail = statement<
  EmailRow & { readonly fileIds: string[] },
  [userId: string, id: string]
>(
  'portfolios_lock_email',
  `select ${COLUMNS}, e.file_ids as "fileIds" from portfolio_emails e where e.user_id = $1 and e.id = $2
   for no key update`,
);

/** What is to be read, with how its portfolio takes it. */
export interface EmailToRead extends EmailRow {
  readonly userId: string;
  readonly messageId: string | null;
  readonly bodySha256: string;
  /** What was taken from it so far. */
  readonly fileIds: string[];
  readonly textTaken: boolean;
  readonly enabled: boolean;
  readonly allowedSenders: string[];
  readonly autoConfirm: boolean;
  readonly notifyOnImport: boolean;
}

/** Whosever it is: for the job that reads it. No row once its reading is over. */
export const emailToRead = statement<EmailToRead, [id: string]>(
  'portfolios_email_to_read',
  `select ${COLUMNS}, e.user_id as "userId", e.message_id as "messageId",
     e.body_sha256 as "bodySha256", e.file_ids as "fileIds", e.text_taken as "textTaken", m.enabled,
     m.allowed_senders as "allowedSenders",
     m.auto_confirm as "autoConfirm", m.notify_on_import as "notifyOnImport"
   from portfolio_emails e join portfolio_mailboxes m on m.portfolio_id = e.portfolio_id
   where e.id = $1 and e.status in ('RECEIVED', 'PARSING')`,
);

export const beginReading = updateOf('portfolio_emails', 'portfolios_begin_reading_email', {
  set: ['status', 'failureCode', 'failureReason', 'attempts', 'updatedAt'],
  where: ['userId', 'id'],
});

/** What was taken from it, before that is read. */
export const noteTaken = updateOf('portfolio_emails', 'portfolios_note_email_taken', {
  set: ['attachments', 'fileIds', 'textTaken', 'verified', 'updatedAt'],
  where: ['userId', 'id'],
});

export const endReading = updateOf('portfolio_emails', 'portfolios_end_reading_email', {
  set: ['status', 'failureCode', 'failureReason', 'broker', 'updatedAt'],
  where: ['userId', 'id'],
});

/**
 * The same e-mail, where one that came before was read, or is about to be. A name that somebody
 * else made up stands in nobody's way: it counts only from a mail that is no less sure.
 */
export const readBefore = statement<
  { readonly receivedAt: Date },
  [id: string, portfolioId: string, messageId: string | null, bodySha256: string, verified: boolean]
>(
  'portfolios_email_read_before',
  `select e.received_at as "receivedAt" from portfolio_emails e
   where e.portfolio_id = $2 and e.id < $1
     and e.status in ('RECEIVED', 'PARSING', 'IMPORTED', 'NEEDS_REVIEW')
     and (e.body_sha256 = $4 or (e.message_id = $3 and e.verified >= $5))
   order by e.received_at limit 1`,
);

/** What became of the files that came with an e-mail, or were there already. */
export const filesTaken = statement<FileTaken, [userId: string, fileIds: readonly string[]]>(
  'portfolios_email_files_taken',
  `select f.file_name as name, f.status, f.failure_code as "failureCode",
     f.failure_reason as "failureReason", f.broker, f.row_count as "rowCount",
     (select count(*)::integer from jsonb_array_elements(f.rows) as r (one)
      where (r.one ->> 'confidencePercent')::numeric < 100) as "doubtCount"
   from networth_files f where f.user_id = $1 and f.id = any($2::uuid[])
   order by f.created_at, f.id limit 50`,
);

/** How many e-mails of a portfolio its owner was told of since a moment. */
export const toldSince = statement<
  { readonly count: number },
  [userId: string, portfolioId: string, since: Date]
>(
  'portfolios_emails_told_since',
  `select count(*)::integer as count from portfolio_emails
   where user_id = $1 and portfolio_id = $2 and notified_at > $3`,
);

export const noteTold = updateOf('portfolio_emails', 'portfolios_note_email_told', {
  set: ['notifiedAt'],
  where: ['userId', 'id'],
});

export const deleteEmails = statement<
  { readonly id: string },
  [userId: string, portfolioId: string]
>(
  'portfolios_delete_emails',
  'delete from portfolio_emails where user_id = $1 and portfolio_id = $2 returning id',
);

export const emailIdsOfPerson = statement<{ readonly id: string }, [userId: string]>(
  'portfolios_email_ids_of_person',
  'select id from portfolio_emails where user_id = $1 order by id',
);

export const emailKept = statement<
  { readonly status: TradeEmailStatus; readonly receivedAt: Date },
  [id: string]
>(
  'portfolios_email_kept',
  'select status, received_at as "receivedAt" from portfolio_emails where id = $1',
);

/** An e-mail that brought nothing is forgotten; one that did stays with what it brought. */
export const forgetEmail = statement<{ readonly id: string }, [id: string]>(
  'portfolios_forget_email',
  `delete from portfolio_emails where id = $1 and status in ('FAILED', 'IGNORED') returning id`,
);
