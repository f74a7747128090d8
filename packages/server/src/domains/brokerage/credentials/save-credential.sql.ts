import { namedStatement, statement } from '../../../db/statement.ts';

export const countCredentials = statement<{ count: number }, [userId: string]>(
  'brokerage_count_credentials',
  `select count(*)::integer as count from broker_credentials
   where user_id = $1 and status <> 'REVOKED' and not system_managed`,
);

/** A key as it is kept: what tells it from others, and its values sealed. */
export interface StoredKey {
  readonly keySuffix: string | null;
  readonly keyHash: Buffer;
  readonly sealedValues: string;
}

export const insertCredential = namedStatement<
  never,
  StoredKey & {
    readonly id: string;
    readonly userId: string;
    readonly provider: string;
    readonly label: string;
    readonly tradingMode: string;
    readonly now: Date;
    readonly probeUntil: Date;
  }
>(
  'brokerage_insert_credential',
  `insert into broker_credentials (id, user_id, provider, label, trading_mode, status, key_suffix,
     key_hash, sealed_values, next_probe_at, probe_until, created_at, updated_at)
   values ($id, $userId, $provider, $label, $tradingMode, 'PENDING', $keySuffix, $keyHash,
     $sealedValues, $now, $probeUntil, $now, $now)`,
);

export const updateCredential = namedStatement<
  never,
  StoredKey & {
    readonly id: string;
    readonly label: string;
    readonly now: Date;
    readonly probeUntil: Date;
  }
>(
  'brokerage_update_credential',
  `update broker_credentials set label = $label, status = 'PENDING', status_reason = null,
     failure_code = null, key_suffix = $keySuffix, key_hash = $keyHash,
     sealed_values = $sealedValues, next_probe_at = $now, probe_until = $probeUntil,
     updated_at = $now
   where id = $id`,
);
