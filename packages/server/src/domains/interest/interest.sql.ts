import { namedStatement, statement } from '../../db/statement.ts';

/** What of a choice about interest says what it earns; days are `YYYY-MM-DD`. */
export interface EarningRow {
  readonly id: string;
  readonly userId: string;
  readonly brokerAccountId: string;
  readonly currency: string;
  readonly spans: readonly { readonly from: string; readonly until: string | null }[];
  readonly bookIds: readonly string[];
}

/** A choice about interest with its spans. */
export interface EnrollmentRow extends EarningRow {
  readonly optedIn: boolean;
  readonly changesOn: string;
  readonly paidToDate: string;
  /** The first day of the last month that was paid. */
  readonly lastPaidOn: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const EARNING = `e.id, e.user_id as "userId", e.broker_account_id as "brokerAccountId", e.currency,
  (select coalesce(json_agg(json_build_object('from', from_on, 'until', until_on)
     order by from_on), '[]') from interest_spans where enrollment_id = e.id) as spans,
  (select array_agg(id) from account_books where broker_account_id = e.broker_account_id)
    as "bookIds"`;

const ENROLLMENTS = `select ${EARNING}, e.opted_in as "optedIn", e.changes_on as "changesOn",
  (select coalesce(sum(amount), 0) from interest_payments where enrollment_id = e.id)
    as "paidToDate",
  (select max(month_on) from interest_payments where enrollment_id = e.id) as "lastPaidOn",
  e.created_at as "createdAt", e.updated_at as "updatedAt"
  from interest_enrollments e`;

export const enrollmentsOfUser = statement<EnrollmentRow, [userId: string]>(
  'interest_enrollments_of_user',
  `${ENROLLMENTS} where e.user_id = $1 order by e.currency limit 20`,
);

export const enrollmentById = statement<EnrollmentRow, [id: string]>(
  'interest_enrollment_by_id',
  `${ENROLLMENTS} where e.id = $1`,
);

export const insertEnrollment = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly accountId: string;
    readonly currency: string;
    readonly changesOn: string;
    readonly now: Date;
  }
>(
  'interest_insert_enrollment',
  `insert into interest_enrollments (id, user_id, broker_account_id, currency, opted_in,
     changes_on, created_at, updated_at) values ($id, $userId, $accountId, $currency, true,
     $changesOn, $now, $now)`,
);

export const choose = statement<
  never,
  [id: string, optedIn: boolean, changesOn: string, now: Date]
>(
  'interest_choose',
  `update interest_enrollments set opted_in = $2, changes_on = $3, updated_at = $4
   where id = $1`,
);

export const openSpan = statement<never, [enrollmentId: string, from: string]>(
  'interest_open_span',
  'insert into interest_spans (enrollment_id, from_on) values ($1, $2)',
);

export const closeSpan = statement<never, [enrollmentId: string, until: string]>(
  'interest_close_span',
  `update interest_spans set until_on = $2 where enrollment_id = $1 and until_on is null`,
);

/** The next payment; one that is waited for already comes first. */
export const expectPayment = statement<never, [id: string, paysOn: string]>(
  'interest_expect_payment',
  'update interest_enrollments set pays_on = coalesce(pays_on, $2) where id = $1',
);

export interface DueRow {
  readonly id: string;
  readonly brokerAccountId: string;
  /** The first day of the month after the one that is to be paid. */
  readonly paysOn: string;
}

/** What is due by a day, after a place in this order. */
export const dueEnrollments = statement<
  DueRow,
  [today: string, afterPaysOn: string, afterId: string, limit: number]
>(
  'interest_due_enrollments',
  `select id, broker_account_id as "brokerAccountId", pays_on as "paysOn"
   from interest_enrollments
   where pays_on <= $1 and (pays_on, id) > ($2::date, $3::uuid)
   order by pays_on, id limit $4`,
);

/** Those among them that nobody else has paid meanwhile; their accounts are locked. */
export const stillDue = statement<EarningRow, [ids: readonly string[], paysOn: string]>(
  'interest_still_due',
  `select ${EARNING} from interest_enrollments e
   where e.id = any($1::uuid[]) and e.pays_on = $2 order by e.id`,
);

/** Each once for a month: those that come back are to be paid. */
export const insertPayments = statement<
  { readonly id: string },
  [month: string, now: Date, enrollmentIds: readonly string[], amounts: readonly string[]]
>(
  'interest_insert_payments',
  `insert into interest_payments (enrollment_id, month_on, amount, paid_at)
   select id, $1, amount, $2 from unnest($3::uuid[], $4::numeric[]) as p (id, amount)
   on conflict do nothing returning enrollment_id as id`,
);

/** When each is paid next; null: nothing is left to pay. */
export const setPaysOn = statement<
  never,
  [ids: readonly string[], paysOn: readonly (string | null)[]]
>(
  'interest_set_pays_on',
  `update interest_enrollments e set pays_on = n.pays_on
   from unnest($1::uuid[], $2::date[]) as n (id, pays_on) where e.id = n.id`,
);

export interface RateRow {
  readonly currency: string;
  readonly fromOn: string;
  readonly aprPercent: string;
}

export const ratesOf = statement<RateRow, [currencies: readonly string[]]>(
  'interest_rates_of',
  `select currency, from_on as "fromOn", apr_percent as "aprPercent" from interest_rates
   where currency = any($1::text[]) order by currency, from_on`,
);

/** From a day on, where it is another than before; what is not named any more earns nothing. */
export const setRates = statement<
  never,
  [currencies: readonly string[], percents: readonly string[], today: string]
>(
  'interest_set_rates',
  `with given as (
     select currency, apr_percent from unnest($1::text[], $2::numeric[]) g(currency, apr_percent)
   ), present as (
     select distinct on (currency) currency, apr_percent from interest_rates
     order by currency, from_on desc
   )
   insert into interest_rates (currency, from_on, apr_percent)
   select currency, $3::date, coalesce(g.apr_percent, 0)
   from given g full join present p using (currency)
   where coalesce(g.apr_percent, 0) is distinct from p.apr_percent
   on conflict (currency, from_on) do update set apr_percent = excluded.apr_percent`,
);
