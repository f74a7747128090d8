import type { LeafScope } from '@investing-platform/schema';
import type { Reader } from '../db/database.ts';
import { secondsAfter } from '../kernel/clock.ts';
import type { OAuthDeps } from './deps.ts';
import { CONSENT_LIFETIME_SECONDS } from './lifetimes.ts';
import { reduceToPlan } from './scopes.ts';
import { standingOfUser } from './store/clients.sql.ts';
import { coveringConsent, rememberConsent } from './store/consents.sql.ts';
import type { DecidedRequest } from './store/requests.sql.ts';

type Request = Pick<DecidedRequest, 'credentialId' | 'redirectUri' | 'scopes'>;

/**
 * What the request grants without asking again, or null where the person has to be asked. Only
 * https: anything on the person's machine can answer on a loopback port (RFC 8252 section 8.6).
 */
export async function rememberedGrant(
  deps: Pick<OAuthDeps, 'db' | 'clock'>,
  userId: string,
  request: Request,
): Promise<readonly LeafScope[] | null> {
  if (!request.redirectUri.startsWith('https://')) return null;
  const standing = await deps.db.maybe(standingOfUser, userId);
  if (standing === null) return null;
  const granted = reduceToPlan(request.scopes, standing);
  const { credentialId, redirectUri } = request;
  const now = deps.clock.now();
  const { covered } = await deps.db.one(
    coveringConsent,
    userId,
    credentialId,
    redirectUri,
    granted,
    now,
  );
  return covered ? granted : null;
}

/** Keeps a consent for 90 days, for https redirects. */
export async function remember(
  tx: Reader,
  deps: Pick<OAuthDeps, 'clock'>,
  userId: string,
  request: Request,
  granted: readonly LeafScope[],
): Promise<void> {
  if (!request.redirectUri.startsWith('https://')) return;
  const now = deps.clock.now();
  await tx.all(
    rememberConsent,
    userId,
    request.credentialId,
    request.redirectUri,
    granted,
    now,
    secondsAfter(now, CONSENT_LIFETIME_SECONDS),
  );
}
