import type { TokenActor } from '../kernel/actor.ts';
import { sha256 } from '../kernel/hash.ts';
import type { OAuthDeps } from './deps.ts';
import { isUseDue, recordTokenUse } from './record-use.ts';
import { scopesInForce } from './scope-sets.ts';
import { tokenByHash } from './store/tokens.sql.ts';
import { looksLike } from './token-formats.ts';

/**
 * Why a request is not authenticated: no header; a header that is not `Bearer <token>`; a token
 * that was never issued or was revoked; a token past its 3600 seconds.
 */
export type BearerProblem = 'missing' | 'malformed' | 'unknown' | 'expired';

type Deps = Pick<OAuthDeps, 'db' | 'clock' | 'log'>;

const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]{1,512}=*) *$/i;

/**
 * Who sends a request with this `Authorization` header (RFC 6750 section 2.1), with the scopes in
 * force at this moment. One statement, never cached.
 *
 * @param ip the address that is shown as the credential's last-used IP
 */
export async function authenticateBearer(
  deps: Deps,
  header: string | null,
  ip: string,
): Promise<TokenActor | BearerProblem> {
  if (header === null) return 'missing';
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) return 'malformed';
  if (!looksLike('accessToken', token)) return 'unknown';
  const tokenHash = sha256(token);
  const row = await deps.db.maybe(tokenByHash, tokenHash);
  if (row === null) return 'unknown';
  const nowMilliseconds = deps.clock.now().getTime();
  if (row.expiresAt.getTime() <= nowMilliseconds) return 'expired';
  if (isUseDue(row.lastUsedAt, nowMilliseconds)) recordTokenUse(deps, tokenHash, ip);
  return {
    kind: 'token',
    ip,
    userId: row.userId,
    plan: row.plan,
    scopes: scopesInForce(row.scope, row),
    credentialId: row.credentialId,
    tokenHash,
    expiresAt: row.expiresAt,
  };
}
