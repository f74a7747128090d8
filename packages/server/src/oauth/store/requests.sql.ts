import type { LeafScope } from '@investing-platform/schema';
import { namedStatement, statement } from '../../db/statement.ts';

/** An authorization request that waits for a person's decision. */
export interface RequestRow {
  readonly credentialId: string;
  readonly label: string;
  readonly clientId: string;
  readonly origin: 'SETTINGS' | 'REGISTRATION' | 'DOCUMENT';
  /** Whoever created the client in their settings. */
  readonly ownerId: string | null;
  readonly registeredAt: Date;
  readonly redirectUri: string;
  readonly scopes: readonly LeafScope[];
  readonly resources: readonly string[];
  readonly expiresAt: Date;
}

/** Keeps a request, unless the client is being deleted. */
export const insertRequest = namedStatement<
  { requestHash: Buffer },
  {
    readonly requestHash: Buffer;
    readonly credentialId: string;
    readonly redirectUri: string;
    readonly scopes: readonly LeafScope[];
    readonly state: string | null;
    readonly codeChallenge: string;
    readonly resources: readonly string[];
    readonly createdAt: Date;
    readonly expiresAt: Date;
  }
>(
  'oauth_insert_request',
  `with live as (select id from api_credentials where id = $credentialId for key share)
   insert into authorization_requests (request_hash, credential_id, redirect_uri, scopes, state,
     code_challenge, resources, created_at, expires_at)
   select $requestHash::bytea, live.id, $redirectUri::text, $scopes::text[], $state::text,
     $codeChallenge::text, $resources::text[], $createdAt::timestamptz, $expiresAt::timestamptz
   from live
   returning request_hash as "requestHash"`,
);

export const requestByHash = statement<RequestRow, [requestHash: Buffer, now: Date]>(
  'oauth_request_by_hash',
  `select r.credential_id as "credentialId", c.label, c.client_id as "clientId", c.origin,
     c.user_id as "ownerId", c.created_at as "registeredAt",
     r.redirect_uri as "redirectUri", r.scopes, r.resources, r.expires_at as "expiresAt"
   from authorization_requests r join api_credentials c on c.id = r.credential_id
   where r.request_hash = $1 and r.expires_at > $2::timestamptz`,
);

/** A request at the moment of its decision. */
export interface DecidedRequest {
  readonly credentialId: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly LeafScope[];
  readonly state: string | null;
  readonly codeChallenge: string;
  readonly resources: readonly string[];
}

/**
 * A request is decided once: whoever takes it out decides it. The client's row is locked first, as
 * its deletion does, so that the two never wait for each other.
 */
export const takeRequest = statement<DecidedRequest, [requestHash: Buffer, now: Date]>(
  'oauth_take_request',
  `with live as (
     select id, client_id from api_credentials
     where id = (select credential_id from authorization_requests where request_hash = $1)
     for key share
   )
   delete from authorization_requests r using live
   where r.request_hash = $1 and r.credential_id = live.id and r.expires_at > $2::timestamptz
   returning r.credential_id as "credentialId", live.client_id as "clientId",
     r.redirect_uri as "redirectUri", r.scopes, r.state, r.code_challenge as "codeChallenge",
     r.resources`,
);
