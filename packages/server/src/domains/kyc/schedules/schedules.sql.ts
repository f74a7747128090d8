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

/** A tax form of whom a letter is due. */
export interface EndingFormRow {
  readonly id: string;
  readonly userId: string;
  readonly expiresOn: string;
  /** The least of the days before its end at which a letter goes out, and that have come. */
  readonly dueDays: number;
}

export const endingTaxForms = statement<
  EndingFormRow,
  [today: string, until: string, days: readonly number[], limit: number]
>(
  'kyc_ending_tax_forms',
  `select w.id, w.user_id as "userId", w.expires_on as "expiresOn", due.days as "dueDays"
   from kyc_w8bens w join users u on u.id = w.user_id
     cross join lateral (select min(d) as days from unnest($3::int[]) as d
       where w.expires_on - $1::date <= d) as due
   where w.status = 'VALID' and w.expires_on between $1::date and $2::date
     and u.closed_at is null and due.days < coalesce(w.reminded_days, 1000)
   order by w.expires_on, w.id limit $4`,
);

export const noteReminder = statement<{ id: string }, [id: string, days: number]>(
  'kyc_note_reminder',
  `update kyc_w8bens set reminded_days = $2
   where id = $1 and status = 'VALID' and coalesce(reminded_days, 1000) > $2 returning id`,
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
