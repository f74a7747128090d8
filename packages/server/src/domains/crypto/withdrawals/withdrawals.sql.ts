import type { Chain } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** How busy a person was, what they have, and where it goes from. */
export interface WithdrawalFactsRow {
  readonly openCount: number;
  readonly recentCount: number;
  /** In USD, without what came to nothing. */
  readonly recentValue: string;
}

export const cryptoWithdrawalFacts = statement<WithdrawalFactsRow, [userId: string, since: Date]>(
  'crypto_withdrawal_facts',
  `select count(*) filter (where status in ('REQUESTED', 'PROCESSING'))::int as "openCount",
     count(*) filter (where created_at > $2)::int as "recentCount",
     coalesce(sum(value) filter (where created_at > $2
       and status not in ('REJECTED', 'CANCELED', 'FAILED')), 0)::text as "recentValue"
   from crypto_transfers where user_id = $1 and direction = 'OUTGOING'`,
);

export const walletIdOf = statement<
  { readonly id: string },
  [userId: string, currency: string, chain: Chain]
>(
  'crypto_wallet_id_of',
  'select id from crypto_wallets where user_id = $1 and currency = $2 and chain = $3',
);

/** Whoever is suspended, restricted, or turned out to be somebody else sends nothing. */
export const isTransferStopped = statement<{ readonly isStopped: boolean }, [id: string]>(
  'crypto_is_transfer_stopped',
  `select (u.suspended_at is not null or u.kyc_status <> 'APPROVED' or a.status <> 'ACTIVE')
     as "isStopped"
   from crypto_transfers t join users u on u.id = t.user_id
   join broker_accounts a on a.id = t.broker_account_id where t.id = $1`,
);

/** Who sends, for those who keep the wallet that it goes to. */
export const originatorOf = statement<
  {
    readonly givenName: string | null;
    readonly familyName: string | null;
    readonly country: string | null;
    readonly fromAddress: string | null;
  },
  [userId: string, walletId: string]
>(
  'crypto_originator_of',
  `select coalesce(u.first_name, u.name) as "givenName", u.last_name as "familyName", u.country,
     (select a.address from crypto_wallets w join crypto_addresses a on a.id = w.address_id
      where w.id = $2) as "fromAddress"
   from users u where u.id = $1`,
);

/** A withdrawal as an operator looks at it. */
export interface OpenWithdrawalRow {
  readonly id: string;
  readonly email: string;
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
  readonly chain: Chain;
  readonly toAddress: string;
  readonly value: string | null;
  readonly concerns: readonly string[];
  readonly createdAt: Date;
}

/** Those that an operator may have to look at, oldest first. */
export const openCryptoWithdrawals = statement<OpenWithdrawalRow, [limit: number]>(
  'crypto_open_withdrawals',
  `select t.id, u.email, t.status, trim_scale(t.amount)::text as amount, t.currency, t.chain,
     t.to_address as "toAddress", trim_scale(t.value)::text as value, t.concerns,
     t.created_at as "createdAt"
   from crypto_transfers t join users u on u.id = t.user_id
   where t.direction = 'OUTGOING' and t.status in ('REQUESTED', 'PROCESSING')
   order by t.created_at, t.id limit $1`,
);
