import { usedCode } from '@investing-platform/rules/oauth/authorization-code';
import { InvalidClient, InvalidGrant } from '@investing-platform/rules/oauth/errors';
import { reduceToPlan } from '@investing-platform/rules/oauth/scopes';
import type { LeafScope } from '@investing-platform/schema';
import { secondsAfter } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/hash.ts';
import type { ConfidentialClient } from '../checks/client/authenticate-confidential-client.ts';
import type { OAuthDeps } from '../deps.ts';
import { standingOfUser } from '../store/clients.sql.ts';
import type { AuthorizationCode } from '../store/codes.sql.ts';
import { redeemCode } from '../store/codes.sql.ts';
import { issueToClient } from '../store/tokens.sql.ts';
import { revokeTokensOfCode } from './revoke-tokens.ts';
import { newToken } from './token-formats.ts';

export interface IssuedToken {
  readonly accessToken: string;
  readonly tokenHash: Buffer;
  readonly scopes: readonly LeafScope[];
}

/**
 * A token for the credential owner's own account (spec part 5.1).
 *
 * @throws {InvalidClient} where the credential was deleted meanwhile
 */
export async function issueForClient(
  deps: OAuthDeps,
  client: ConfidentialClient,
  requested: readonly LeafScope[],
  resources: readonly string[],
): Promise<IssuedToken> {
  const standing = await deps.db.maybe(standingOfUser, client.ownerId);
  if (standing === null)
    throw new InvalidClient('The client was deleted, or its owner is suspended');
  const issued = draft(deps, reduceToPlan(requested, standing));
  const { now, expiresAt } = validity(deps);
  const { tokenHash, scopes } = issued;
  const row = await deps.db.maybe(issueToClient, {
    tokenHash,
    credentialId: client.id,
    scopes,
    resources,
    issuedAt: now,
    expiresAt,
  });
  if (row === null) throw new InvalidClient('The client was deleted, or its owner is suspended');
  return issued;
}

/**
 * A token for the account of the user who consented (spec part 5.2).
 *
 * @param asked resources that the token request names; all that the consent covered where none
 * @throws {InvalidGrant} where the code was used, or its credential deleted, meanwhile
 */
export async function issueForCode(
  deps: OAuthDeps,
  code: AuthorizationCode,
  asked: readonly string[],
): Promise<IssuedToken> {
  const allowed = reduceToPlan(code.scopes, code).filter((leaf) => code.scopes.includes(leaf));
  if (allowed.length === 0)
    throw new InvalidGrant('The plan no longer allows what was consented to');
  const issued = draft(deps, allowed);
  const { now, expiresAt } = validity(deps);
  const { tokenHash, scopes } = issued;
  const row = await deps.db.maybe(redeemCode, {
    codeHash: code.codeHash,
    credentialId: code.credentialId,
    tokenHash,
    scopes,
    resources: asked.length > 0 ? asked : code.resources,
    now,
    tokenExpiresAt: expiresAt,
  });
  if (row !== null) return issued;
  // Whoever was faster has a token by now. A code in two hands leaked (RFC 6749 section 4.1.2).
  await revokeTokensOfCode(deps, code.codeHash);
  throw usedCode();
}

function draft(deps: OAuthDeps, scopes: readonly LeafScope[]): IssuedToken {
  const accessToken = newToken(deps.random, 'accessToken');
  return { accessToken, tokenHash: sha256(accessToken), scopes };
}

function validity(deps: OAuthDeps): { readonly now: Date; readonly expiresAt: Date } {
  const now = deps.clock.now();
  return { now, expiresAt: secondsAfter(now, deps.oauth.accessTokenLifetimeSeconds) };
}
