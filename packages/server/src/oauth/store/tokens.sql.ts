import type { LeafScope } from '@investing-platform/schema';
import { planInForce } from '../../db/plan-in-force.ts';
import { namedStatement, statement } from '../../db/statement.ts';
import type { AppRule, Plan } from '../../kernel/actor.ts';
import { RULE } from './app-rules.sql.ts';

/**
 * Issues a token to a confidential client, unless it is being deleted or its owner suspended: the
 * locks wait for what is under way, and then find nothing.
 */
export const issueToClient = namedStatement<
  { userId: string },
  {
    readonly tokenHash: Buffer;
    readonly credentialId: string;
    readonly scopes: readonly LeafScope[];
    readonly resources: readonly string[];
    readonly issuedAt: Date;
    readonly expiresAt: Date;
  }
>(
  'oauth_issue_to_client',
  `with live as (
     select c.id, c.user_id from api_credentials c join users u on u.id = c.user_id
     where c.id = $credentialId and u.suspended_at is null for key share of c for share of u
   )
   insert into access_tokens
     (token_hash, credential_id, user_id, scopes, resources, issued_at, expires_at)
   select $tokenHash::bytea, live.id, live.user_id, $scopes::text[], $resources::text[],
     $issuedAt::timestamptz, $expiresAt::timestamptz
   from live
   returning user_id as "userId"`,
);

/** Who holds a token, and what decides how much it may do now. */
export interface TokenRow {
  readonly credentialId: string;
  readonly userId: string;
  /** Leaves in the vocabulary's order, space-separated. */
  readonly scope: string;
  /** What it is for (RFC 8707); everything where empty. */
  readonly resources: readonly string[];
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly plan: Plan;
  readonly emailVerified: boolean;
}

/** With what its person says of the app and of assistants. */
export interface HeldTokenRow extends TokenRow {
  readonly rule: AppRule | null;
  readonly areStopped: boolean;
}

/**
 * The one statement behind every Bearer request; never cached, so that revocation, suspension, a
 * lapsed plan and a changed e-mail address count at once. A token without its credential cannot
 * exist: deleting the credential cascades.
 */
export const tokenByHash = statement<HeldTokenRow, [tokenHash: Buffer]>(
  'oauth_token_by_hash',
  `select t.credential_id as "credentialId", t.user_id as "userId",
     array_to_string(t.scopes, ' ') as scope, t.resources, t.expires_at as "expiresAt",
     t.last_used_at as "lastUsedAt", ${planInForce('u')} as plan,
     u.email_verified_at is not null as "emailVerified",
     case when r.user_id is not null then ${RULE} end as rule, s.user_id is not null as "areStopped"
   from access_tokens t join users u on u.id = t.user_id
   left join app_rules r on r.user_id = t.user_id and r.credential_id = t.credential_id
   left join assistant_stops s on s.user_id = t.user_id
   where t.token_hash = $1 and u.suspended_at is null`,
);

/** What introspection tells (RFC 7662 section 2.2). */
export interface IntrospectedRow extends TokenRow {
  readonly clientId: string;
  readonly issuedAt: Date;
}

export const tokenForIntrospection = statement<IntrospectedRow, [tokenHash: Buffer]>(
  'oauth_token_for_introspection',
  `select t.credential_id as "credentialId", t.user_id as "userId", c.client_id as "clientId",
     array_to_string(t.scopes, ' ') as scope, t.resources, t.issued_at as "issuedAt",
     t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt", ${planInForce('u')} as plan,
     u.email_verified_at is not null as "emailVerified"
   from access_tokens t join users u on u.id = t.user_id
   join api_credentials c on c.id = t.credential_id
   where t.token_hash = $1 and u.suspended_at is null`,
);

/**
 * Notes a use of the token, and of its credential at most once in the given seconds. It waits for
 * nobody: where either row is locked, such as by the credential's deletion, a later use is noted.
 */
export const recordUse = statement<
  { credentialId: string },
  [tokenHash: Buffer, now: Date, ip: string, everySeconds: number]
>(
  'oauth_record_use',
  `with used as (
     select t.token_hash, t.credential_id
     from access_tokens t join api_credentials c on c.id = t.credential_id
     where t.token_hash = $1 for no key update skip locked
   ),
   token as (
     update access_tokens t set last_used_at = $2::timestamptz
     from used where t.token_hash = used.token_hash
   )
   update api_credentials c set last_used_at = $2::timestamptz, last_used_ip = $3
   from used
   where c.id = used.credential_id
     and (c.last_used_at is null
       or c.last_used_at <= $2::timestamptz - make_interval(secs => $4::double precision))
   returning c.id as "credentialId"`,
);

export interface RevokedToken {
  readonly tokenHash: Buffer;
}

/** RFC 7009 section 2.1: a client revokes its own tokens. */
export const deleteTokenOfClient = statement<
  RevokedToken,
  [tokenHash: Buffer, credentialId: string]
>(
  'oauth_delete_token_of_client',
  `delete from access_tokens where token_hash = $1 and credential_id = $2
   returning token_hash as "tokenHash"`,
);

export const deleteTokensOfCode = statement<RevokedToken, [codeHash: Buffer]>(
  'oauth_delete_tokens_of_code',
  'delete from access_tokens where code_hash = $1 returning token_hash as "tokenHash"',
);
