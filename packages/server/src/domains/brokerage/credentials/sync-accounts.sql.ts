import { statement } from '../../../db/statement.ts';

export const accountByExternalId = statement<
  { readonly id: string },
  [credentialId: string, externalId: string]
>(
  'brokerage_account_by_external_id',
  `select id from broker_accounts where credential_id = $1 and external_id = $2`,
);

export const insertConnectedAccount = statement<
  never,
  [
    id: string,
    userId: string,
    provider: string,
    tradingMode: string,
    name: string,
    currency: string,
    number: string | null,
    credentialId: string,
    externalId: string,
    now: Date,
  ]
>(
  'brokerage_insert_connected_account',
  `insert into broker_accounts (id, user_id, provider, trading_mode, name, currency, number,
     credential_id, external_id, status, last_synced_at, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'ACTIVE', $10, $10, $10)`,
);

export const touchConnectedAccount = statement<
  never,
  [id: string, name: string, number: string | null, now: Date]
>(
  'brokerage_touch_connected_account',
  `update broker_accounts set name = $2, number = $3, last_synced_at = $4,
     updated_at = case when status = 'DISCONNECTED' then $4 else updated_at end,
     status = case when status = 'DISCONNECTED' then 'ACTIVE' else status end
   where id = $1 and status <> 'CLOSED'`,
);
