import type {
  BrokerCapability,
  BrokerProvider,
  CredentialFailureCode,
  CredentialStatus,
  TradingMode,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** A credential as its owner sees it: without anything secret. */
export interface CredentialShown {
  readonly id: string;
  readonly provider: BrokerProvider;
  readonly label: string;
  readonly tradingMode: TradingMode;
  readonly status: CredentialStatus;
  readonly failureReason: string | null;
  readonly failureCode: CredentialFailureCode | null;
  readonly keySuffix: string | null;
  readonly capabilities: BrokerCapability[];
  readonly systemManaged: boolean;
  readonly lastVerifiedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** With what is sealed. */
export interface CredentialRow extends CredentialShown {
  readonly userId: string;
  readonly sealedValues: string | null;
  /** Until when a broker that does not answer is asked again. */
  readonly probeUntil: Date | null;
}

const SHOWN = `id, provider, label, trading_mode as "tradingMode", status,
  status_reason as "failureReason", failure_code as "failureCode", key_suffix as "keySuffix", capabilities,
  system_managed as "systemManaged", last_verified_at as "lastVerifiedAt",
  last_used_at as "lastUsedAt", expires_at as "expiresAt", created_at as "createdAt",
  updated_at as "updatedAt"`;
const STORED = `${SHOWN}, user_id as "userId", sealed_values as "sealedValues",
  probe_until as "probeUntil"`;

export const credentialOfUser = statement<CredentialShown, [userId: string, id: string]>(
  'brokerage_credential_of_user',
  `select ${SHOWN} from broker_credentials where user_id = $1 and id = $2`,
);

export const credentialsByIds = statement<
  CredentialShown,
  [userId: string, ids: readonly string[]]
>(
  'brokerage_credentials_by_ids',
  `select ${SHOWN} from broker_credentials
   where user_id = $1 and id = any($2::uuid[]) limit 1000`,
);

/** Their own ones, deleted and system-managed ones left out, oldest first. */
export const credentialsOfUser = statement<CredentialShown, [userId: string]>(
  'brokerage_credentials_of_user',
  `select ${SHOWN} from broker_credentials
   where user_id = $1 and status <> 'REVOKED' and not system_managed
   order by created_at, id limit 20`,
);

/** Locked before its accounts. */
export const lockCredential = statement<CredentialRow, [userId: string, id: string]>(
  'brokerage_lock_credential',
  `select ${STORED} from broker_credentials where user_id = $1 and id = $2 for update`,
);

/** By whoever carries out what is due; no person asks. */
export const storedCredential = statement<CredentialRow, [id: string]>(
  'brokerage_stored_credential',
  `select ${STORED} from broker_credentials where id = $1`,
);

/** One after the other by their ids, as everything does that locks several. */
export const lockAccountsOfCredential = statement<{ readonly id: string }, [credentialId: string]>(
  'brokerage_lock_accounts_of_credential',
  `select id from broker_accounts where credential_id = $1
   order by id limit 1000 for no key update`,
);
