import { hostOf, isLoopback } from '@investing-platform/rules/oauth/redirect-uri';
import { reduceToPlan } from '@investing-platform/rules/oauth/scopes';
import type { LeafScope } from '@investing-platform/schema';
import type { AppApproval } from '@investing-platform/schema/first-party';
import type { Reader } from '../../db/database.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { secondsAfter } from '../../kernel/clock.ts';
import { notFound } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import { isAssistants, usualApproval } from '../clients/assistants.ts';
import type { OAuthDeps } from '../deps.ts';
import { CONSENT_LIFETIME_SECONDS } from '../lifetimes.ts';
import { ruleOf } from '../store/app-rules.sql.ts';
import { standingOfUser } from '../store/clients.sql.ts';
import { coveringConsent, heldBefore, rememberConsent } from '../store/consents.sql.ts';
import { type DecidedRequest, type RequestRow, requestByHash } from '../store/requests.sql.ts';

type Request = Pick<DecidedRequest, 'credentialId' | 'redirectUri' | 'scopes' | 'resources'>;

/** Anything on the person's machine can answer on a loopback port (RFC 8252 section 8.6). */
export function isRemembered({ redirectUri }: Pick<Request, 'redirectUri'>): boolean {
  return redirectUri.startsWith('https://') && !isLoopback(redirectUri);
}

/** What the request grants without asking again, or null where the person has to be asked. */
export async function rememberedGrant(
  deps: Pick<OAuthDeps, 'db' | 'clock'>,
  userId: string,
  request: Request,
): Promise<readonly LeafScope[] | null> {
  if (!isRemembered(request)) return null;
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
    request.resources,
    now,
  );
  return covered ? granted : null;
}

/** How a waiting request stands to what the person allowed before. */
export interface ConsentStanding {
  /** Allowed before: to this app, at this address, with at least its scopes. */
  readonly isRemembered: boolean;
  /** Neither remembered nor what the app could do within the last day. */
  readonly isNew: boolean;
  /** The app as it calls itself, and its host. */
  readonly app: string;
  /** How the person is asked unless they choose otherwise. */
  readonly approval: AppApproval;
}

/** @throws {PlatformError} NOT_FOUND where the request lapsed or was decided */
export async function consentStanding(
  deps: Pick<OAuthDeps, 'db' | 'clock' | 'oauth'>,
  { userId }: SessionActor,
  requestId: string,
): Promise<ConsentStanding> {
  const request = await deps.db.maybe(requestByHash, sha256(requestId), deps.clock.now());
  if (request === null) throw notFound('Consent request');
  const isKnown = (await rememberedGrant(deps, userId, request)) !== null;
  const { credentialId, scopes, label, redirectUri } = request;
  const { held } = await deps.db.one(heldBefore, userId, credentialId, scopes);
  return {
    isRemembered: isKnown,
    isNew: !isKnown && !held,
    app: `${label} (${hostOf(redirectUri)})`,
    approval: await approvalOf(deps, userId, request),
  };
}

/** How a person is asked about the app of a request, as they have said or as is usual. */
export async function approvalOf(
  { db, oauth }: Pick<OAuthDeps, 'db' | 'oauth'>,
  userId: string,
  request: RequestRow,
): Promise<AppApproval> {
  const known = await db.maybe(ruleOf, userId, request.credentialId);
  return usualApproval(isAssistants(oauth, request), known?.rule ?? null);
}

/** Keeps a consent for 90 days, where the app is not on the person's own machine. */
export async function remember(
  tx: Reader,
  deps: Pick<OAuthDeps, 'clock'>,
  userId: string,
  request: Request,
  granted: readonly LeafScope[],
): Promise<void> {
  if (!isRemembered(request)) return;
  const now = deps.clock.now();
  await tx.all(rememberConsent, {
    userId,
    credentialId: request.credentialId,
    redirectUri: request.redirectUri,
    scopes: granted,
    resources: request.resources,
    now,
    expiresAt: secondsAfter(now, CONSENT_LIFETIME_SECONDS),
  });
}
