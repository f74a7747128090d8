import type { PasskeyDeviceType } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly aaguid: string | null;
  readonly deviceType: PasskeyDeviceType;
  readonly backedUp: boolean;
  /** As WebAuthn names them. */
  readonly transports: readonly string[];
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
}

/** What an answer of a passkey is checked with. */
export interface PasskeyKeyRow {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signatureCount: string;
  readonly transports: readonly string[];
}

const SHOWN = `id, name, aaguid, device_type as "deviceType", is_backed_up as "backedUp",
  transports, last_used_at as "lastUsedAt", created_at as "createdAt"`;
const KEY = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
  signature_count as "signatureCount", transports`;

export const passkeysOfUser = statement<
  PasskeyRow,
  [userId: string, ids: readonly string[] | null, limit: number]
>(
  'account_passkeys_of_user',
  `select ${SHOWN} from passkeys where user_id = $1 and ($2::uuid[] is null or id = any($2))
   order by created_at desc, id desc limit $3::int`,
);

export const passkeyKeysOfUser = statement<PasskeyKeyRow, [userId: string, limit: number]>(
  'account_passkey_keys_of_user',
  `select ${KEY} from passkeys where user_id = $1 order by id limit $2::int`,
);

export const passkeyKey = statement<PasskeyKeyRow, [credentialId: string]>(
  'account_passkey_key',
  `select ${KEY} from passkeys where credential_id = $1`,
);

/** No row where the passkey is enrolled already. */
export const insertPasskey = namedStatement<
  PasskeyRow,
  {
    readonly id: string;
    readonly userId: string;
    readonly credentialId: string;
    readonly publicKey: Uint8Array;
    readonly signatureCount: number;
    readonly aaguid: string | null;
    readonly deviceType: PasskeyDeviceType;
    readonly backedUp: boolean;
    readonly transports: readonly string[];
    readonly name: string;
    readonly now: Date;
  }
>(
  'account_insert_passkey',
  `insert into passkeys (id, user_id, credential_id, public_key, signature_count, aaguid,
     device_type, is_backed_up, transports, name, created_at)
   values ($id, $userId, $credentialId, $publicKey, $signatureCount, $aaguid, $deviceType,
     $backedUp, $transports, $name, $now)
   on conflict (credential_id) do nothing returning ${SHOWN}`,
);

export const recordPasskeyUse = statement<
  { id: string },
  [id: string, signatureCount: number, backedUp: boolean, now: Date]
>(
  'account_record_passkey_use',
  `update passkeys set signature_count = greatest(signature_count, $2::bigint),
     is_backed_up = $3, last_used_at = $4
   where id = $1 returning id`,
);

export const deletePasskey = statement<{ name: string }, [id: string, userId: string]>(
  'account_delete_passkey',
  'delete from passkeys where id = $1 and user_id = $2 returning name',
);

export type CeremonyPurpose = 'ENROL' | 'SIGN_IN' | 'STEP_UP';

export const insertCeremony = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly purpose: CeremonyPurpose;
    readonly userId: string | null;
    readonly challenge: string;
    readonly expiresAt: Date;
  }
>(
  'account_insert_ceremony',
  `insert into passkey_ceremonies (id, purpose, user_id, challenge, expires_at)
   values ($id, $purpose, $userId, $challenge, $expiresAt) returning id`,
);

/** Ends a ceremony, whatever comes of it: each challenge is answered once. */
export const takeCeremony = statement<
  { challenge: string },
  [id: string, purpose: CeremonyPurpose, userId: string | null, now: Date]
>(
  'account_take_ceremony',
  `delete from passkey_ceremonies
   where id = $1 and purpose = $2 and user_id is not distinct from $3::uuid and expires_at > $4
   returning challenge`,
);
