import type { LeafScope } from '@investing-platform/schema';
import type { Reader } from '../../db/database.ts';
import { planInForce } from '../../db/plan-in-force.ts';
import { namedStatement, statement } from '../../db/statement.ts';
import type { Plan } from '../../kernel/actor.ts';

/** An authorization code and the standing of the user who consented. */
export interface AuthorizationCode {
  readonly codeHash: Buffer;
  readonly credentialId: string;
  readonly userId: string;
  readonly redirectUri: string;
  readonly scopes: readonly LeafScope[];
  readonly codeChallenge: string;
  readonly resources: readonly string[];
  readonly expiresAt: Date;
  readonly redeemedAt: Date | null;
  readonly plan: Plan;
  readonly emailVerified: boolean;
}

const codeByHash = statement<AuthorizationCode, [codeHash: Buffer]>(
  'oauth_code_by_hash',
  `select a.code_hash as "codeHash", a.credential_id as "credentialId", a.user_id as "userId",
     a.redirect_uri as "redirectUri", a.scopes, a.code_challenge as "codeChallenge", a.resources,
     a.expires_at as "expiresAt", a.redeemed_at as "redeemedAt", ${planInForce('u')} as plan,
     u.email_verified_at is not null as "emailVerified"
   from authorization_codes a join users u on u.id = a.user_id
   where a.code_hash = $1 and u.suspended_at is null`,
);

export async function findCodeByHash(
  db: Reader,
  codeHash: Buffer,
): Promise<AuthorizationCode | null> {
  return db.maybe(codeByHash, codeHash);
}

/**
 * Issues a code, unless the client is being deleted: the lock on its row waits for a deletion under
 * way, and then finds nothing.
 */
export const insertCode = namedStatement<
  { codeHash: Buffer },
  {
    readonly codeHash: Buffer;
    readonly credentialId: string;
    readonly userId: string;
    readonly redirectUri: string;
    readonly scopes: readonly LeafScope[];
    readonly codeChallenge: string;
    readonly resources: readonly string[];
    readonly issuedAt: Date;
    readonly expiresAt: Date;
  }
>(
  'oauth_insert_code',
  `with live as (select id from api_credentials where id = $credentialId for key share)
   insert into authorization_codes (code_hash, credential_id, user_id, redirect_uri, scopes,
     code_challenge, resources, issued_at, expires_at)
   select $codeHash::bytea, live.id, $userId::uuid, $redirectUri::text, $scopes::text[],
     $codeChallenge::text, $resources::text[], $issuedAt::timestamptz, $expiresAt::timestamptz
   from live
   returning code_hash as "codeHash"`,
);

/**
 * Uses the code up and issues its token, both or neither, once: simultaneous uses queue at the
 * code's row and find it used. The client's row is locked first, as its deletion does, so that the
 * two never wait for each other. A suspension under way is waited for, and then nobody is found.
 */
export const redeemCode = namedStatement<
  { userId: string },
  {
    readonly codeHash: Buffer;
    readonly credentialId: string;
    readonly tokenHash: Buffer;
    readonly scopes: readonly LeafScope[];
    readonly resources: readonly string[];
    readonly now: Date;
    readonly tokenExpiresAt: Date;
  }
>(
  'oauth_redeem_code',
  `with live as (select id from api_credentials where id = $credentialId for key share),
   person as (
     select id from users
     where id = (select user_id from authorization_codes where code_hash = $codeHash)
       and suspended_at is null
     for share
   ),
   redeemed as (
     update authorization_codes set redeemed_at = $now::timestamptz
     from live, person
     where code_hash = $codeHash and credential_id = live.id and user_id = person.id
       and redeemed_at is null
       and expires_at > $now::timestamptz
     returning code_hash, credential_id, user_id
   )
   insert into access_tokens
     (token_hash, credential_id, user_id, scopes, resources, issued_at, expires_at, code_hash)
   select $tokenHash::bytea, credential_id, user_id, $scopes::text[], $resources::text[],
     $now::timestamptz, $tokenExpiresAt::timestamptz, code_hash
   from redeemed
   returning user_id as "userId"`,
);
