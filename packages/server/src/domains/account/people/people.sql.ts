import type { KycStatus } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { Plan } from '../../../kernel/actor.ts';

/** A person as the operator's commands need them, locked until the transaction ends. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** What the operator gave; a subscription may give a higher one. */
  readonly plan: Plan;
  readonly subscribedPlan: Plan | null;
  readonly kycStatus: KycStatus;
  readonly suspendedAt: Date | null;
}

export const lockPerson = statement<PersonRow, [email: string]>(
  'account_lock_person',
  `select id, name, email, first_name as "firstName", last_name as "lastName", plan,
     subscribed_plan as "subscribedPlan", kyc_status as "kycStatus", suspended_at as "suspendedAt"
   from users where email = $1 for no key update`,
);

export const setPlan = statement<{ id: string }, [userId: string, plan: Plan, now: Date]>(
  'account_set_plan',
  'update users set plan = $2, updated_at = $3 where id = $1 returning id',
);

/** Null where no subscription holds; answers only where that is a change. */
export const setSubscribedPlan = statement<
  { id: string },
  [userId: string, plan: Plan | null, now: Date]
>(
  'account_set_subscribed_plan',
  `update users set subscribed_plan = $2, updated_at = $3
   where id = $1 and subscribed_plan is distinct from $2 returning id`,
);

export const setKycStatus = statement<{ id: string }, [userId: string, to: KycStatus, now: Date]>(
  'account_set_kyc_status',
  'update users set kyc_status = $2, updated_at = $3 where id = $1 returning id',
);

/** The name to address the person by follows, unless they have chosen another. */
export const setNames = statement<
  { id: string },
  [userId: string, firstName: string | null, lastName: string | null, name: string]
>(
  'account_set_names',
  `update users set first_name = $2, last_name = $3, name = coalesce(display_name, $4)
   where id = $1 returning id`,
);

/** Null ends a suspension. */
export const setSuspension = statement<
  { id: string },
  [userId: string, at: Date | null, now: Date]
>(
  'account_set_suspension',
  'update users set suspended_at = $2, updated_at = $3 where id = $1 returning id',
);
