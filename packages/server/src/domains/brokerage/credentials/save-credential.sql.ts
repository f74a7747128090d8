import { statement } from '../../../db/statement.ts';

export const countCredentials = statement<{ count: number }, [userId: string]>(
  'brokerage_count_credentials',
  `select count(*)::integer as count from broker_credentials
   where user_id = $1 and status <> 'REVOKED' and not system_managed`,
);

export const insertCredential = statement<
  never,
  [
    id: string,
    userId: string,
    provider: string,
    label: string,
    tradingMode: string,
    keySuffix: string | null,
    keyHash: Buffer,
    sealedValues: string,
    now: Date,
    probeUntil: Date,
  ]
>(
  'brokerage_insert_credential',
  `insert into broker_credentials (id, user_id, provider, label, trading_mode, status, key_suffix,
     key_hash, sealed_values, next_probe_at, probe_until, created_at, updated_at)
   values ($1, $2, $3, $4, $5, 'PENDING', $6, $7, $8, $9, $10, $9, $9)`,
);

export const updateCredential = statement<
  never,
  [
    id: string,
    label: string,
    keySuffix: string | null,
    keyHash: Buffer,
    sealedValues: string,
    now: Date,
    probeUntil: Date,
  ]
>(
  'brokerage_update_credential',
  `update broker_credentials set label = $2, status = 'PENDING', status_reason = null,
     failure_code = null, key_suffix = $3, key_hash = $4, sealed_values = $5,
     next_probe_at = $6, probe_until = $7, updated_at = $6
   where id = $1`,
);
