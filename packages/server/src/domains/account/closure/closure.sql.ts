import { statement } from '../../../db/statement.ts';
import { ERASED_TABLES } from './personal-tables.ts';

/** What closing an account would end, and what stands in its way. */
export interface ClosureFacts {
  readonly email: string;
  readonly isClosed: boolean;
  readonly holdsCash: boolean;
  /** What a deposit left owing that the bank took back. */
  readonly owesCash: boolean;
  /** Whether a live deposit, withdrawal or dividend has not ended: it may still add cash. */
  readonly hasPaymentsUnderWay: boolean;
  readonly holdsPositions: boolean;
  readonly liveOrderCount: number;
  readonly openOrderCount: number;
  readonly credentialCount: number;
  readonly connectedAppCount: number;
  readonly sessionCount: number;
}

const OPEN = "o.status not in ('FILLED', 'CANCELED', 'EXPIRED', 'REJECTED', 'REPLACED')";
/** Of the accounts that the platform keeps: at an outside broker a person's money stays theirs. */
const balances = (kinds: string, sign = '>') => `exists (
  select from broker_accounts a join account_books b on b.broker_account_id = a.id
  join ledger_accounts l on l.owner_id = b.id
  where a.user_id = u.id and a.provider = 'PLATFORM' and a.trading_mode = 'LIVE'
    and l.kind in (${kinds}) and l.balance ${sign} 0)`;
const PAYMENTS_UNDER_WAY = `exists (
    select from withdrawals w where w.user_id = u.id
      and w.status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING', 'SENT'))
  or exists (
    select from due_dividends d join broker_accounts a on a.id = d.broker_account_id
    where d.user_id = u.id and d.paid_at is null and a.trading_mode = 'LIVE')
  or exists (
    select from deposits d where d.user_id = u.id and d.trading_mode = 'LIVE'
      and d.status in ('PENDING', 'PROCESSING'))`;

export const closureFacts = statement<ClosureFacts, [userId: string, now: Date]>(
  'account_closure_facts',
  `select u.email, u.closed_at is not null as "isClosed",
     ${balances("'cash', 'cash_hold'")} as "holdsCash",
     ${balances("'debt'", '<')} as "owesCash",
     ${PAYMENTS_UNDER_WAY} as "hasPaymentsUnderWay",
     ${balances("'position', 'position_hold'")} as "holdsPositions",
     (select count(*)::int from orders o join broker_accounts a on a.id = o.broker_account_id
      where o.user_id = u.id and ${OPEN} and a.trading_mode = 'LIVE') as "liveOrderCount",
     (select count(*)::int from orders o where o.user_id = u.id and ${OPEN}) as "openOrderCount",
     (select count(*)::int from api_credentials c where c.user_id = u.id) as "credentialCount",
     (select count(distinct t.credential_id)::int from (
        select credential_id from access_tokens where user_id = u.id and expires_at > $2
        union all
        select credential_id from remembered_consents where user_id = u.id and expires_at > $2) t
      join api_credentials c on c.id = t.credential_id and c.is_public) as "connectedAppCount",
     (select count(*)::int from sessions s
      where s.user_id = u.id and s.ended_at is null and s.expires_at > $2) as "sessionCount"
   from users u where u.id = $1`,
);

export const credentialsOfUser = statement<{ id: string }, [userId: string]>(
  'account_credentials_to_erase',
  'select id from api_credentials where user_id = $1 order by id',
);

/** Those after one of them, by id. */
export const openPracticeOrders = statement<
  { id: string },
  [userId: string, after: string, limit: number]
>(
  'account_open_practice_orders',
  `select o.id from orders o join broker_accounts a on a.id = o.broker_account_id
   where o.user_id = $1 and ${OPEN} and o.status <> 'PENDING_CANCEL' and a.trading_mode = 'PAPER'
     and o.id > $2
   order by o.id limit $3::int`,
);

/** One statement for each table: deletions of one transaction, in the order of the list. */
export const eraseRows = ERASED_TABLES.map((table) =>
  statement<never, [userId: string]>(
    `account_erase_${table}`,
    `delete from ${table} where user_id = $1`,
  ),
);

export const eraseBrokerSecrets = statement<never, [userId: string, now: Date]>(
  'account_erase_broker_secrets',
  `update broker_credentials set sealed_values = null, key_hash = null, status = 'REVOKED',
     next_probe_at = null, updated_at = $2
   where user_id = $1 and not system_managed`,
);

/** Strategies of the person's own that nobody else follows or has money in. */
export const eraseStrategies = statement<never, [userId: string]>(
  'account_erase_strategies',
  `delete from strategies s where s.owner_id = $1
     and not exists (select from strategy_subscriptions f
       where f.strategy_id = s.id and f.user_id <> $1)
     and not exists (select from active_strategies a
       where a.strategy_id = s.id and a.user_id <> $1 and a.status <> 'CLOSED')`,
);

/** The others stay for those people alone. */
export const archiveStrategies = statement<never, [userId: string, now: Date]>(
  'account_archive_strategies',
  `update strategies set status = 'ARCHIVED', description = null, updated_at = $2
   where owner_id = $1 and status = 'PUBLISHED'`,
);

export const eraseNewsletter = statement<never, [email: string]>(
  'account_erase_newsletter',
  'delete from newsletter_subscriptions where email = $1',
);

/** The row that what is kept refers to; its address is nobody's and free for a new account. */
export const anonymizeUser = statement<{ id: string }, [userId: string, now: Date]>(
  'account_anonymize_user',
  `update users set email = 'closed-' || id || '@account.invalid', name = 'Closed account',
     password_hash = null, first_name = null, last_name = null, display_name = null, bio = null,
     avatar_url = null, phone = null, country = null, pending_email = null,
     anti_phishing_code = null, mfa_email_since = null, marketing_opt_in = false,
     email_verified_at = null, plan = 'FREE', closed_at = $2, updated_at = $2
   where id = $1 and closed_at is null returning id`,
);
