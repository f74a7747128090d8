import type { LeafScope } from '@investing-platform/schema';
import { namedStatement, statement } from '../../db/statement.ts';
import type { Client } from './clients.sql.ts';

/** An API credential as its owner sees it (spec part 2); never with its secret. */
export interface ApiCredential {
  readonly id: string;
  readonly label: string;
  readonly clientId: string;
  readonly isPublic: boolean;
  readonly redirectUris: readonly string[];
  readonly lastUsedAt: Date | null;
  readonly lastUsedIp: string | null;
  readonly createdAt: Date;
  /** Leaves that its live tokens hold, for whomever they act, in the alphabet's order. */
  readonly scopesInUse: readonly LeafScope[];
}

const COLUMNS = `id, label, client_id as "clientId", is_public as "isPublic",
  redirect_uris as "redirectUris", last_used_at as "lastUsedAt", last_used_ip as "lastUsedIp",
  created_at as "createdAt"`;

export const credentialsOfUser = statement<
  ApiCredential,
  [userId: string, now: Date, limit: number]
>(
  'oauth_credentials_of_user',
  `select ${COLUMNS}, array(
     select distinct scope from access_tokens t, unnest(t.scopes) scope
     where t.credential_id = api_credentials.id and t.expires_at > $2::timestamptz
     order by scope
   ) as "scopesInUse"
   from api_credentials where user_id = $1
   order by created_at desc, id desc limit $3`,
);

export const insertCredential = namedStatement<
  ApiCredential,
  {
    readonly id: string;
    readonly clientId: string;
    readonly userId: string;
    readonly label: string;
    readonly secretHash: Buffer | null;
    readonly isPublic: boolean;
    readonly redirectUris: readonly string[];
    readonly createdAt: Date;
    readonly mostCredentials: number;
  }
>(
  'oauth_insert_credential',
  `insert into api_credentials
     (id, client_id, user_id, label, secret_hash, is_public, redirect_uris, origin, created_at)
   select $id::uuid, $clientId::text, $userId::uuid, $label::text, $secretHash::bytea,
     $isPublic::boolean, $redirectUris::text[], 'SETTINGS', $createdAt::timestamptz
   where (select count(*) from api_credentials
     where user_id = $userId::uuid) < $mostCredentials::int
   returning ${COLUMNS}, '{}'::text[] as "scopesInUse"`,
);

/** Tokens, codes, requests and consents go with it. */
export const deleteCredentialOfUser = statement<{ id: string }, [id: string, userId: string]>(
  'oauth_delete_credential',
  'delete from api_credentials where id = $1 and user_id = $2 returning id',
);

/** Forgets the clients that have waited longest for their first use, of those that came before. */
export const deleteOldestUnused = statement<{ id: string }, [before: Date, limit: number]>(
  'oauth_delete_oldest_unused',
  `delete from api_credentials where id = any(array(
     select id from api_credentials
     where origin <> 'SETTINGS' and last_used_at is null and created_at <= $1
     order by created_at limit $2::int for update skip locked))
   returning id`,
);

/** Keeps a client that a document describes, or what changed of it. */
export const keepDocumentClient = namedStatement<
  Client,
  {
    readonly id: string;
    readonly address: string;
    readonly label: string;
    readonly redirectUris: readonly string[];
    readonly now: Date;
    readonly expiresAt: Date;
    readonly mostUnused: number;
  }
>(
  'oauth_keep_document_client',
  `insert into api_credentials
     (id, client_id, user_id, label, secret_hash, is_public, redirect_uris, origin, created_at,
      document_expires_at)
   select $id::uuid, $address::text, null, $label::text, null, true, $redirectUris::text[],
     'DOCUMENT', $now::timestamptz, $expiresAt::timestamptz
   where (select count(*) from (
     select from api_credentials where origin <> 'SETTINGS' and last_used_at is null
     limit $mostUnused::int) unused) < $mostUnused::int
   on conflict (client_id) do update set label = excluded.label,
     redirect_uris = excluded.redirect_uris, document_expires_at = excluded.document_expires_at
   returning id, client_id as "clientId", user_id as "ownerId", label,
     secret_hash as "secretHash", is_public as "isPublic", redirect_uris as "redirectUris"`,
);

/** Keeps a client that registered itself, while not too many wait for their first use. */
export const insertRegistration = namedStatement<
  { clientId: string },
  {
    readonly id: string;
    readonly clientId: string;
    readonly label: string;
    readonly redirectUris: readonly string[];
    readonly createdAt: Date;
    readonly mostUnused: number;
  }
>(
  'oauth_insert_registration',
  `insert into api_credentials
     (id, client_id, user_id, label, secret_hash, is_public, redirect_uris, origin, created_at)
   select $id::uuid, $clientId::text, null, $label::text, null, true, $redirectUris::text[],
     'REGISTRATION', $createdAt::timestamptz
   where (select count(*) from (
     select from api_credentials where origin <> 'SETTINGS' and last_used_at is null
     limit $mostUnused::int) unused) < $mostUnused::int
   returning client_id as "clientId"`,
);
