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
