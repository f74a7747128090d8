import { namedStatement, statement } from '../../../db/statement.ts';

export interface OutboxRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly createdAt: Date;
  readonly attemptCount: number;
}

const COLUMNS = `id, recipient, subject, text, html, created_at as "createdAt",
  attempt_count as "attemptCount"`;

export const insertMail = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly recipient: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string | null;
    readonly now: Date;
  }
>(
  'account_insert_mail',
  `insert into mail_outbox (id, recipient, subject, text, html, created_at, next_attempt_at)
   values ($id, $recipient, $subject, $text, $html, $now, $now) returning id`,
);

/** Takes due mails for one attempt; others leave them alone until `leasedUntil`. */
export const claimDueMails = statement<OutboxRow, [now: Date, leasedUntil: Date, limit: number]>(
  'account_claim_due_mails',
  `update mail_outbox set attempt_count = attempt_count + 1, next_attempt_at = $2
   where id = any(array(
     select id from mail_outbox where next_attempt_at <= $1
     order by next_attempt_at, id limit $3::int for update skip locked))
   returning ${COLUMNS}`,
);

/** Writes down what became of an attempt, unless a later attempt has begun meanwhile. */
export const recordAttempt = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly attemptCount: number;
    readonly sentAt: Date | null;
    readonly nextAttemptAt: Date | null;
    readonly problem: string | null;
  }
>(
  'account_record_mail_attempt',
  `update mail_outbox set sent_at = $sentAt, next_attempt_at = $nextAttemptAt,
     last_problem = $problem
   where id = $id and attempt_count = $attemptCount returning id`,
);

export const newestMails = statement<OutboxRow, [limit: number]>(
  'account_newest_mails',
  `select ${COLUMNS} from mail_outbox order by created_at desc, id desc limit $1::int`,
);

/** Whose address it is, with the sealed phrase that mails to it carry. */
export interface PhraseRow {
  readonly userId: string;
  readonly email: string;
  readonly phrase: string | null;
}

const PHRASE = 'id as "userId", email, anti_phishing_code as phrase';

export const phraseOfEmail = statement<PhraseRow, [email: string]>(
  'account_phrase_of_email',
  `select ${PHRASE} from users where email = $1`,
);

export const phraseOfUser = statement<PhraseRow, [userId: string]>(
  'account_phrase_of_user',
  `select ${PHRASE} from users where id = $1`,
);
