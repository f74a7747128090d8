import { statement } from '../../../db/statement.ts';
import { insertInto, updateOf } from '../../../db/tables/named-write.ts';

/** How a portfolio takes e-mails. */
export interface MailboxRow {
  readonly portfolioId: string;
  readonly localPart: string;
  readonly enabled: boolean;
  readonly allowedSenders: string[];
  readonly autoConfirm: boolean;
  readonly notifyOnImport: boolean;
  readonly updatedAt: Date;
}

const COLUMNS = `m.portfolio_id as "portfolioId", m.local_part as "localPart", m.enabled,
  m.allowed_senders as "allowedSenders", m.auto_confirm as "autoConfirm",
  m.notify_on_import as "notifyOnImport", m.updated_at as "updatedAt"`;

export const mailboxesOf = statement<MailboxRow, [userId: string, portfolioIds: readonly string[]]>(
  'portfolios_mailboxes',
  `select ${COLUMNS} from portfolio_mailboxes m
   where m.user_id = $1 and m.portfolio_id = any($2::uuid[])`,
);

export const insertMailbox = insertInto('portfolio_mailboxes', 'portfolios_insert_mailbox', {
  columns: [
    ...(['portfolioId', 'userId', 'localPart', 'enabled', 'allowedSenders'] as const),
    ...(['autoConfirm', 'notifyOnImport', 'updatedAt'] as const),
  ],
});

export const changeMailbox = updateOf('portfolio_mailboxes', 'portfolios_change_mailbox', {
  set: [
    ...(['localPart', 'enabled', 'allowedSenders', 'autoConfirm', 'notifyOnImport'] as const),
    'updatedAt',
  ],
  where: ['userId', 'portfolioId'],
});

export const deleteMailbox = statement<never, [userId: string, portfolioId: string]>(
  'portfolios_delete_mailbox',
  'delete from portfolio_mailboxes where user_id = $1 and portfolio_id = $2',
);

export const emailOfPerson = statement<{ readonly email: string }, [userId: string]>(
  'portfolios_email_of_person',
  'select lower(email) as email from users where id = $1',
);

/** Where an e-mail goes, and what came there since a moment. */
export interface Mailbox {
  readonly portfolioId: string;
  readonly userId: string;
  readonly recentCount: number;
  readonly recentBytes: string;
  /** Of the person, in all portfolios. */
  readonly keptCount: number;
}

const WITH_COUNTS = `m.portfolio_id as "portfolioId", m.user_id as "userId",
  (select count(*)::integer from portfolio_emails e
   where e.portfolio_id = m.portfolio_id and e.received_at > $2) as "recentCount",
  (select coalesce(sum(e.size_bytes), 0)::text from portfolio_emails e
   where e.portfolio_id = m.portfolio_id and e.received_at > $2) as "recentBytes",
  (select count(*)::integer from portfolio_emails e where e.user_id = m.user_id) as "keptCount"`;

export const mailboxAt = statement<Mailbox, [localPart: string, since: Date]>(
  'portfolios_mailbox_at',
  `select ${WITH_COUNTS} from portfolio_mailboxes m where m.local_part = $1`,
);

/** One after the other, so that the counts hold. */
export const lockMailbox = statement<{ readonly portfolioId: string }, [localPart: string]>(
  'portfolios_lock_mailbox',
  `select portfolio_id as "portfolioId" from portfolio_mailboxes where local_part = $1
   for no key update`,
);
