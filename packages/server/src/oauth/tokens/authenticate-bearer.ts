import { holdsIdentityAlone } from '@investing-platform/rules/oauth/scopes';
import type { TokenActor } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/hash.ts';
import type { OAuthConfig } from '../config.ts';
import type { OAuthDeps } from '../deps.ts';
import { isFor, namesAssistants } from '../resources.ts';
import { scopesInForce } from '../scope-sets.ts';
import { type HeldTokenRow, tokenByHash } from '../store/tokens.sql.ts';
import { isUseDue, recordTokenUse } from './record-use.ts';
import { looksLike } from './token-formats.ts';

/**
 * Why a request is not authenticated: no header, or one of another scheme; a header that is not
 * `Bearer <token>`; a token that was never issued or was revoked; a token past its 3600 seconds; a
 * token whose grant named other doors (RFC 8707).
 */
export type BearerProblem =
  | 'missing'
  | 'malformed'
  | 'unknown'
  | 'expired'
  | 'for another resource';

type Deps = Pick<OAuthDeps, 'db' | 'clock' | 'log' | 'oauth'>;

const SCHEME = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+) +\S/;
const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]{1,512}=*) *$/i;

/**
 * Who sends a request with this `Authorization` header (RFC 6750 section 2.1), with the scopes in
 * force at this moment. One statement, never cached.
 *
 * @param ip the address that is shown as the credential's last-used IP
 * @param path of the door that was asked
 */
export async function authenticateBearer(
  deps: Deps,
  header: string | null,
  ip: string,
  path = '/graphql',
): Promise<TokenActor | BearerProblem> {
  if (header === null || isOtherScheme(header)) return 'missing';
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) return 'malformed';
  if (!looksLike('accessToken', token)) return 'unknown';
  const tokenHash = sha256(token);
  const row = await deps.db.maybe(tokenByHash, tokenHash);
  if (row === null) return 'unknown';
  const nowMs = deps.clock.now().getTime();
  if (row.expiresAt.getTime() <= nowMs) return 'expired';
  if (!isFor(deps.oauth, row.resources, path)) return 'for another resource';
  if (isUseDue(row.lastUsedAt, nowMs)) recordTokenUse(deps, tokenHash, ip);
  return holderOf(deps.oauth, row, tokenHash, ip);
}

/**
 * Whoever held a token that was shown before, with the scopes in force at this moment; null where
 * it has ended since. For work that goes on after the request: it is no use of the token.
 *
 * @param ip where the request came from
 */
export async function tokenHolder(
  { db, clock, oauth }: Pick<Deps, 'db' | 'clock' | 'oauth'>,
  tokenHash: Buffer,
  ip: string,
): Promise<TokenActor | null> {
  const row = await db.maybe(tokenByHash, tokenHash);
  return row === null || row.expiresAt <= clock.now() ? null : holderOf(oauth, row, tokenHash, ip);
}

function holderOf(
  oauth: OAuthConfig,
  row: HeldTokenRow,
  tokenHash: Buffer,
  ip: string,
): TokenActor {
  const { rule, areStopped, resources } = row;
  return {
    kind: 'token',
    ip,
    userId: row.userId,
    plan: row.plan,
    scopes: scopesInForce(row.scope, row),
    credentialId: row.credentialId,
    tokenHash,
    expiresAt: row.expiresAt,
    app: {
      rule,
      areStopped,
      isForAssistants: namesAssistants(oauth, resources),
      isIdentityAlone: holdsIdentityAlone(row),
    },
  };
}

/** Credentials of another scheme: for us the request has none (RFC 6750 section 3.1). */
function isOtherScheme(header: string): boolean {
  const scheme = SCHEME.exec(header)?.[1];
  return scheme !== undefined && scheme.toLowerCase() !== 'bearer';
}
