import type { LeafScope } from '@investing-platform/schema';
import { statement } from '../../db/statement.ts';
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

export const insertCredential = statement<
  ApiCredential,
  [
    id: string,
    clientId: string,
    userId: string,
    label: string,
    secretHash: Buffer | null,
    isPublic: boolean,
    redirectUris: readonly string[],
    createdAt: Date,
    mostCredentials: number,
  ]
>(
  'oauth_insert_credential',
  `insert into api_credentials
     (id, client_id, user_id, label, secret_hash, is_public, redirect_uris, origin, created_at)
   select $1::uuid, $2::text, $3::uuid, $4::text, $5::bytea, $6::boolean, $7::text[], 'SETTINGS',
     $8::timestamptz
   where (select count(*) from api_credentials where user_id = $3::uuid) < $9::int
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
export const keepDocumentClient = statement<
  Client,
  [
    id: string,
    address: string,
    label: string,
    redirectUris: readonly string[],
    now: Date,
    expiresAt: Date,
    mostUnused: number,
  ]
>(
  'oauth_keep_document_client',
  `insert into api_credentials
     (id, client_id, user_id, label, secret_hash, is_public, redirect_uris, origin, created_at,
      document_expires_at)
   select $1::uuid, $2::text, null, $3::text, null, true, $4::text[], 'DOCUMENT', $5::timestamptz,
     $6::timestamptz
   where (select count(*) from (
     select from api_credentials where origin <> 'SETTINGS' and last_used_at is null
     limit $7::int) unused) < $7::int
   on conflict (client_id) do update set label = excluded.label,
     redirect_uris = excluded.redirect_uris, document_expires_at = excluded.document_expires_at
   returning id, client_id as "clientId", user_id as "ownerId", label,
     secret_hash as "secretHash", is_public as "isPublic", redirect_uris as "redirectUris"`,
);

/** Keeps a client that registered itself, while not too many wait for their first use. */
export const insertRegistration = statement<
  { clientId: string },
  [
    id: string,
    clientId: string,
    label: string,
    redirectUris: readonly string[],
    createdAt: Date,
    mostUnused: number,
  ]
>(
  'oauth_insert_registration',
  `insert into api_credentials
     (id, client_id, user_id, label, secret_hash, is_public, redirect_uris, origin, created_at)
   select $1::uuid, $2::text, null, $3::text, null, true, $4::text[], 'REGISTRATION',
     $5::timestamptz
   where (select count(*) from (
     select from api_credentials where origin <> 'SETTINGS' and last_used_at is null
     limit $6::int) unused) < $6::int
   returning client_id as "clientId"`,
);
