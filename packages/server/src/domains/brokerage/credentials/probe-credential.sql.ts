import type {
  CredentialFailureCode,
  CredentialStatus,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

/** Nothing where the credential has changed since it was read. */
export const noteProbe = namedStatement<
  { readonly id: string },
  {
    readonly id: string;
    readonly readAt: Date;
    readonly status: CredentialStatus;
    readonly reason: string | null;
    readonly failureCode: CredentialFailureCode | null;
    readonly capabilities: readonly string[] | null;
    readonly nextProbeAt: Date | null;
    readonly expiresAt: Date | null;
    readonly verifiedAt: Date | null;
  }
>(
  'brokerage_note_probe',
  `update broker_credentials set status = $status, status_reason = $reason,
     failure_code = $failureCode, capabilities = coalesce($capabilities::text[], capabilities),
     next_probe_at = $nextProbeAt, expires_at = coalesce($expiresAt, expires_at),
     last_verified_at = coalesce($verifiedAt, last_verified_at),
     last_used_at = coalesce($verifiedAt, last_used_at)
   where id = $id and updated_at = $readAt and status <> 'REVOKED' returning id`,
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
