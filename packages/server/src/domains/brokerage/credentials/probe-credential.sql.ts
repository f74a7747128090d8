import type {
  CredentialFailureCode,
  CredentialStatus,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** Nothing where the credential has changed since it was read. */
export const noteProbe = statement<
  { readonly id: string },
  [
    id: string,
    readAt: Date,
    status: CredentialStatus,
    reason: string | null,
    failureCode: CredentialFailureCode | null,
    capabilities: readonly string[] | null,
    nextProbeAt: Date | null,
    expiresAt: Date | null,
    verifiedAt: Date | null,
  ]
>(
  'brokerage_note_probe',
  `update broker_credentials set status = $3, status_reason = $4, failure_code = $5,
     capabilities = coalesce($6::text[], capabilities), next_probe_at = $7,
     expires_at = coalesce($8, expires_at), last_verified_at = coalesce($9, last_verified_at),
     last_used_at = coalesce($9, last_used_at)
   where id = $1 and updated_at = $2 and status <> 'REVOKED' returning id`,
);

/** What has ended by itself; the accounts behind it are there still. */
export const expireCredentials = statement<{ readonly id: string }, [now: Date]>(
  'brokerage_expire_credentials',
  `update broker_credentials set status = 'EXPIRED', next_probe_at = null, updated_at = $1,
     failure_code = 'EXPIRED',
     status_reason = 'The credential has ended: save it again with new values'
   where expires_at <= $1 and status in ('PENDING', 'ACTIVE') returning id`,
);

export const dueProbes = statement<{ readonly id: string }, [now: Date, limit: number]>(
  'brokerage_due_probes',
  `select id from broker_credentials
   where next_probe_at <= $1 and status in ('PENDING', 'ACTIVE') order by next_probe_at limit $2`,
);

export const probeLater = statement<never, [id: string, nextProbeAt: Date]>(
  'brokerage_probe_later',
  `update broker_credentials set next_probe_at = $2
   where id = $1 and status in ('PENDING', 'ACTIVE')`,
);
