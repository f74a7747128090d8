import type { LeafScope } from '@investing-platform/schema';
import { namedStatement, statement } from '../../db/statement.ts';

export const rememberConsent = namedStatement<
  { userId: string },
  {
    readonly userId: string;
    readonly credentialId: string;
    readonly redirectUri: string;
    readonly scopes: readonly LeafScope[];
    readonly resources: readonly string[];
    readonly now: Date;
    readonly expiresAt: Date;
  }
>(
  'oauth_remember_consent',
  `insert into remembered_consents
     (user_id, credential_id, redirect_uri, scopes, resources, allowed_at, expires_at)
   values ($userId, $credentialId, $redirectUri, $scopes::text[], $resources::text[], $now,
     $expiresAt)
   on conflict (user_id, credential_id, redirect_uri, scopes, resources)
     do update set expires_at = excluded.expires_at
   returning user_id as "userId"`,
);

/**
 * Whether the person allowed at least these scopes to this client at this address, for at least
 * these resources. None stand for all of them, on either side.
 */
export const coveringConsent = statement<
  { covered: boolean },
  [
    userId: string,
    credentialId: string,
    redirectUri: string,
    scopes: readonly LeafScope[],
    resources: readonly string[],
    now: Date,
  ]
>(
  'oauth_covering_consent',
  `select exists (
     select from remembered_consents
     where user_id = $1 and credential_id = $2 and redirect_uri = $3 and scopes @> $4::text[]
       and (resources = '{}' or ($5::text[] <> '{}' and resources @> $5::text[]))
       and expires_at > $6::timestamptz
   ) as covered`,
);

/** Whether the app holds, or held within the last day, a token of the person with the scopes. */
export const heldBefore = statement<
  { held: boolean },
  [userId: string, credentialId: string, scopes: readonly LeafScope[]]
>(
  'oauth_held_before',
  `select exists (
     select from access_tokens
     where user_id = $1 and credential_id = $2 and scopes @> $3::text[]
   ) as held`,
);
