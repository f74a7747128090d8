import type { LeafScope } from '@investing-platform/schema';
import type { Reader } from '../../db/database.ts';
import { secondsAfter } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/hash.ts';
import type { OAuthDeps } from '../deps.ts';
import { CODE_LIFETIME_SECONDS } from '../lifetimes.ts';
import { insertCode } from '../store/codes.sql.ts';
import type { DecidedRequest } from '../store/requests.sql.ts';
import { newToken } from './token-formats.ts';

/**
 * A code for what the user allowed, bound to client, redirect URI and challenge; null where the
 * client was deleted.
 *
 * @param db the database, or the transaction in which the decision is made
 */
export async function issueCode(
  db: Reader,
  deps: Pick<OAuthDeps, 'clock' | 'random'>,
  userId: string,
  request: DecidedRequest,
  granted: readonly LeafScope[],
): Promise<string | null> {
  const code = newToken(deps.random, 'authorizationCode');
  const now = deps.clock.now();
  const row = await db.maybe(insertCode, {
    codeHash: sha256(code),
    credentialId: request.credentialId,
    userId,
    redirectUri: request.redirectUri,
    scopes: granted,
    codeChallenge: request.codeChallenge,
    resources: request.resources,
    issuedAt: now,
    expiresAt: secondsAfter(now, CODE_LIFETIME_SECONDS),
  });
  return row === null ? null : code;
}
