import { statement } from '../../../db/statement.ts';

/** Of those who are `APPROVED` no longer once this moment has come. */
export const lapsedApprovals = statement<{ userId: string }, [now: Date, limit: number]>(
  'kyc_lapsed_approvals',
  `select k.user_id as "userId" from kyc_checks k join users u on u.id = k.user_id
   where u.kyc_status = 'APPROVED' and u.closed_at is null and k.expires_at <= $1
   order by k.expires_at limit $2`,
);

/** Whether an approval holds still, after what may have been signed meanwhile. */
export const hasLapsed = statement<{ lapsed: boolean }, [userId: string, now: Date]>(
  'kyc_has_lapsed',
  'select expires_at <= $2 as lapsed from kyc_checks where user_id = $1 and expires_at is not null',
);

/** @param day the last day that has ended everywhere */
export const expireTaxForms = statement<never, [day: string]>(
  'kyc_expire_tax_forms',
  `update kyc_w8bens set status = 'EXPIRED' where status = 'VALID' and expires_on <= $1::date`,
);

/** What a letter is due about. */
export interface EndingRow {
  readonly id: string;
  readonly userId: string;
  readonly expiresOn: string;
  /** The least of the days before its end at which a letter goes out, and that have come. */
  readonly dueDays: number;
}

export interface EndingPaperRow extends EndingRow {
  readonly fileName: string;
}

type Due = [today: string, until: string, days: readonly number[], limit: number];

/** No letter went out yet. */
const NONE = 1000;

const ending = (table: string, status: string, more = '') =>
  `select e.id, e.user_id as "userId", e.expires_on as "expiresOn", due.days as "dueDays" ${more}
   from ${table} e join users u on u.id = e.user_id
     cross join lateral (select min(d) as days from unnest($3::int[]) as d
       where e.expires_on - $1::date <= d) as due
   where e.status = '${status}' and e.expires_on between $1::date and $2::date
     and u.closed_at is null and due.days < coalesce(e.reminded_days, ${NONE})
   order by e.expires_on, e.id limit $4`;

/** Nothing where another letter went out, or the day has been changed. */
const reminded = (table: string, status: string) =>
  `update ${table} set reminded_days = $2 where id = $1 and status = '${status}'
     and coalesce(reminded_days, ${NONE}) > $2 and expires_on = $3::date returning id`;

type Noted = [id: string, days: number, endsOn: string];

export const endingTaxForms = statement<EndingRow, Due>(
  'kyc_ending_tax_forms',
  ending('kyc_w8bens', 'VALID'),
);

export const noteFormReminder = statement<{ readonly id: string }, Noted>(
  'kyc_note_form_reminder',
  reminded('kyc_w8bens', 'VALID'),
);

/** Papers that an approval rests on. */
export const endingPapers = statement<EndingPaperRow, Due>(
  'kyc_ending_papers',
  ending('kyc_documents', 'ACCEPTED', `, e.file_name as "fileName"`),
);

export const notePaperReminder = statement<{ readonly id: string }, Noted>(
  'kyc_note_paper_reminder',
  reminded('kyc_documents', 'ACCEPTED'),
);

/** @param day the last day that has ended everywhere */
export const lapsePapers = statement<{ fileName: string }, [userId: string, day: string]>(
  'kyc_lapse_papers',
  `update kyc_documents set status = 'REJECTED', failure_code = 'EXPIRED',
     failure_reason = 'It has lapsed: hand in one that is valid.'
   where user_id = $1 and status = 'ACCEPTED' and expires_on <= $2::date
   returning file_name as "fileName"`,
);

/**
 * Closed accounts of which nothing is kept any more: those whose check nobody ever had to decide,
 * and those whose time is over. Nothing goes that is held.
 */
export const forgettableChecks = statement<{ userId: string }, [closedBefore: Date, limit: number]>(
  'kyc_forgettable_checks',
  `select k.user_id as "userId" from kyc_checks k join users u on u.id = k.user_id
   where u.closed_at is not null and not k.legal_hold
     and (u.closed_at < $1 or (k.submitted_at is null and k.decided_at is null))
   order by u.closed_at limit $2`,
);

export const papersToForget = statement<{ id: string }, [userId: string]>(
  'kyc_papers_to_forget',
  'select id from kyc_documents where user_id = $1',
);

export const setLegalHold = statement<{ userId: string }, [userId: string, holds: boolean]>(
  'kyc_set_legal_hold',
  `update kyc_checks set legal_hold = $2 where user_id = $1 and legal_hold <> $2
   returning user_id as "userId"`,
);
