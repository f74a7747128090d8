import { statement } from '../../../db/statement.ts';

/** Books beside an account's own are those of active strategies. */
export const strategiesOfCredential = statement<{ count: number }, [credentialId: string]>(
  'brokerage_strategies_of_credential',
  `select count(*)::integer as count
   from broker_accounts a
   join account_books b on b.broker_account_id = a.id and b.id <> a.id
   join ledger_accounts l on l.owner_id = b.id and l.balance <> 0
   where a.credential_id = $1`,
);

export const openOrdersOfCredential = statement<
  { readonly id: string; readonly name: string },
  [credentialId: string, limit: number]
>(
  'brokerage_open_orders_of_credential',
  `select o.id,
     o.side || ' ' || coalesce(o.quantity::text, o.notional::text) || ' ' || o.symbol as name
   from broker_accounts a join orders o on o.broker_account_id = a.id
   where a.credential_id = $1 and o.status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD',
     'PARTIALLY_FILLED', 'DONE_FOR_DAY', 'PENDING_CANCEL', 'PENDING_REPLACE', 'SUSPENDED')
   order by o.id limit $2`,
);

export const revokeCredential = statement<never, [credentialId: string, now: Date]>(
  'brokerage_revoke_credential',
  `update broker_credentials set status = 'REVOKED', status_reason = null, failure_code = null,
     sealed_values = null,
     key_hash = null, next_probe_at = null, updated_at = $2
   where id = $1`,
);
