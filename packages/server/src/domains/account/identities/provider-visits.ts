import type { Actor } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import { equalSecrets } from '../../../kernel/hash.ts';
import type { IdentityProvider } from '../../../ports/identity-providers.ts';
import type { AccountDeps, ClosingDeps } from '../deps.ts';
import { isSteppedUp } from '../proof/step-up.ts';
import type { SignedIn } from '../sessions/start-session.ts';
import { type Entry, enter } from './enter.ts';
import { PROVIDER_DEADLINE_MS } from './link-identity.ts';
import {
  newVisit,
  openVisit,
  safeNext,
  sealVisit,
  type Visit,
  type VisitMode,
  type VisitProblem,
} from './visit.ts';

export type VisitDeps = ClosingDeps & Pick<AccountDeps, 'identityProviders' | 'config'>;

/** Where to send the browser, and which cookies to send with it. */
export interface VisitAnswer {
  readonly location: string;
  /** The sealed visit to keep; null: forget it. */
  readonly visit: string | null;
  readonly signedIn: SignedIn | null;
}

/** What the browser asks for. */
export interface VisitRequest {
  readonly mode: VisitMode;
  readonly next: string | null;
}

/**
 * Sends the browser to a provider. Null where there is no such provider.
 *
 * @throws {PlatformError} MFA_REQUIRED where somebody links who is not stepped up
 */
export async function beginVisit(
  deps: VisitDeps,
  actor: Actor,
  providerId: string,
  { mode, next }: VisitRequest,
): Promise<VisitAnswer | null> {
  const provider = providerOf(deps, providerId);
  if (provider === null) return null;
  if (mode === 'link' && (actor.kind !== 'session' || !isSteppedUp(deps, actor))) {
    throw refuse('MFA_REQUIRED', 'Step the session up to link a sign-in');
  }
  const userId = mode === 'link' && actor.kind === 'session' ? actor.userId : null;
  const visit = newVisit(deps, { providerId, mode, next: safeNext(next), userId });
  const { state, nonce, codeVerifier } = visit;
  const redirectUri = redirectUriOf(deps, providerId);
  const outcome = await provider.authorizationUrl(
    { redirectUri, state, nonce, codeVerifier },
    AbortSignal.timeout(PROVIDER_DEADLINE_MS),
  );
  if (outcome.kind !== 'ok') {
    deps.log.warn({ providerId, problem: outcome.problem }, 'a provider cannot be visited');
    return failed(mode, 'unavailable');
  }
  return { location: outcome.value, visit: sealVisit(deps, visit), signedIn: null };
}

export interface ReturnRequest {
  /** The query of the address that the browser came back to. */
  readonly query: URLSearchParams;
  /** The cookie with the sealed visit. */
  readonly visit: string | null;
  readonly browser: string | null;
}

/**
 * Takes the browser back from a provider: signs in, links or opens an account. Only the browser
 * that began the visit holds its cookie, so that nobody is signed in to somebody else's account by
 * a link (RFC 9700, section 4.7.1). Null where there is no such provider.
 */
export async function endVisit(
  deps: VisitDeps,
  actor: Actor,
  providerId: string,
  { query, visit: sealed, browser }: ReturnRequest,
): Promise<VisitAnswer | null> {
  const provider = providerOf(deps, providerId);
  if (provider === null) return null;
  const visit = openVisit(deps, sealed);
  if (visit === null || visit.providerId !== providerId) return failed('sign-in', 'lapsed');
  const code = query.get('code');
  if (!isStateOf(visit, query.get('state'))) return failed(visit.mode, 'lapsed');
  if (code === null) return failed(visit.mode, 'refused');
  const outcome = await provider.redeem(
    {
      code,
      redirectUri: redirectUriOf(deps, providerId),
      codeVerifier: visit.codeVerifier,
      nonce: visit.nonce,
      issuer: query.get('iss'),
    },
    AbortSignal.timeout(PROVIDER_DEADLINE_MS),
  );
  if (outcome.kind !== 'ok') {
    deps.log.warn({ providerId, problem: outcome.problem }, 'a provider gave no identity');
    return failed(visit.mode, outcome.kind === 'refused' ? 'refused' : 'unavailable');
  }
  const proven = { provider, identity: outcome.value, browser };
  return answerOf(visit, await enter(deps, actor, visit, proven));
}

function answerOf({ mode, next }: Visit, entry: Entry): VisitAnswer {
  switch (entry.kind) {
    case 'problem':
      return failed(mode, entry.problem);
    case 'challenge': {
      const { id, methods } = entry.challenge;
      const query = new URLSearchParams({ challenge: id, methods: methods.join(','), next });
      return { location: `/sign-in?${query}`, visit: null, signedIn: null };
    }
    default:
      return { location: next, visit: null, signedIn: entry.signedIn };
  }
}

function providerOf(
  { identityProviders }: Pick<AccountDeps, 'identityProviders'>,
  providerId: string,
): IdentityProvider | null {
  return identityProviders.find(({ id }) => id === providerId) ?? null;
}

function redirectUriOf({ oauth }: Pick<AccountDeps, 'oauth'>, providerId: string): string {
  return `${oauth.issuer}/auth/providers/${providerId}/callback`;
}

function isStateOf(visit: Visit, state: string | null): boolean {
  return state !== null && equalSecrets(Buffer.from(visit.state), Buffer.from(state));
}

const PAGES: Readonly<Record<VisitMode, string>> = {
  'sign-in': '/sign-in',
  register: '/register',
  link: '/security',
};

function failed(mode: VisitMode, problem: VisitProblem): VisitAnswer {
  return { location: `${PAGES[mode]}?problem=${problem}`, visit: null, signedIn: null };
}
