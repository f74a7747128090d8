import type { TradingMode } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

/** An account that the platform keeps itself. */
export const insertPlatformAccount = insertInto('broker_accounts', 'trading_insert_account', {
  columns: [
    ...(['id', 'userId', 'provider', 'tradingMode', 'name', 'currency'] as const),
    ...(['credentialId', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
  fixed: { status: 'ACTIVE' },
});

/** An account that another broker keeps. */
export const insertConnectedAccount = insertInto(
  'broker_accounts',
  'trading_insert_connected_account',
  {
    columns: [
      ...(['id', 'userId', 'provider', 'tradingMode', 'name', 'currency', 'number'] as const),
      ...(['credentialId', 'externalId', 'createdAt'] as const),
    ],
    same: { lastSyncedAt: 'createdAt', updatedAt: 'createdAt' },
    fixed: { status: 'ACTIVE' },
  },
);

export const touchConnectedAccount = statement<
  never,
  [id: string, name: string, number: string | null, now: Date]
>(
  'trading_touch_connected_account',
  `update broker_accounts set name = $2, number = $3, last_synced_at = $4,
     updated_at = case when status = 'DISCONNECTED' then $4 else updated_at end,
     status = case when status = 'DISCONNECTED' then 'ACTIVE' else status end
   where id = $1 and status <> 'CLOSED'`,
);

export const disconnectAccounts = statement<never, [credentialIds: readonly string[], now: Date]>(
  'trading_disconnect_accounts',
  `update broker_accounts set status = 'DISCONNECTED', updated_at = $2
   where credential_id = any($1::uuid[]) and status in ('ACTIVE', 'RESTRICTED')`,
);

export interface ClosedAccount {
  readonly id: string;
  readonly tradingMode: TradingMode;
  readonly currency: string;
}

/** Their rows are locked. */
export const closeAccounts = statement<ClosedAccount, [credentialId: string, now: Date]>(
  'trading_close_accounts',
  `update broker_accounts set status = 'CLOSED', updated_at = $2
   where credential_id = $1 and status <> 'CLOSED'
   returning id, trading_mode as "tradingMode", currency`,
);
