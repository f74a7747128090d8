import { secondsAfter } from '../../../kernel/clock.ts';
import { token } from '../../../kernel/random.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { PROVIDER_VISIT_SECONDS } from '../lifetimes.ts';

/** What a visit at a provider is for. */
export type VisitMode = 'sign-in' | 'link' | 'register';

/** Why a visit came to nothing, as the pages read it in `problem`. */
export type VisitProblem =
  | 'refused'
  | 'lapsed'
  | 'unavailable'
  | 'not-linked'
  | 'linked-elsewhere'
  | 'address-taken'
  | 'address-unknown'
  | 'by-invitation'
  | 'step-up'
  | 'quota'
  | 'unconfirmed'
  | 'restricted';

/** What the browser carries, sealed, while it is at the provider. */
export interface Visit {
  readonly providerId: string;
  readonly mode: VisitMode;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Where the browser goes at last: a path of the first-party app. */
  readonly next: string;
  /** Who links; null where nobody is signed in. */
  readonly userId: string | null;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const CONTEXT = 'provider-visit';
const MAX_PATH = 500;

export function newVisit(
  { clock, random }: Pick<AccountDeps, 'clock' | 'random'>,
  what: Pick<Visit, 'providerId' | 'mode' | 'next' | 'userId'>,
): Visit {
  return {
    ...what,
    state: token(random, ''),
    nonce: token(random, ''),
    codeVerifier: token(random, ''),
    until: secondsAfter(clock.now(), PROVIDER_VISIT_SECONDS).getTime(),
  };
}

export function sealVisit({ secrets }: Pick<SecurityDeps, 'secrets'>, visit: Visit): string {
  return secrets.seal(JSON.stringify(visit), CONTEXT);
}

/** The visit of a cookie, or null where it is none of ours or has lapsed. */
export function openVisit(
  { secrets, clock }: Pick<SecurityDeps, 'secrets' | 'clock'>,
  sealed: string | null,
): Visit | null {
  if (sealed === null) return null;
  try {
    const visit = JSON.parse(secrets.open(sealed, CONTEXT)) as Visit;
    return visit.until > clock.now().getTime() ? visit : null;
  } catch {
    return null;
  }
}

/** A path of this origin, or `/`: nobody is led elsewhere. */
export function safeNext(text: string | null): string {
  if (text === null || text.length > MAX_PATH) return '/';
  return /^\/(?![/\\])[\w\-./?=&%~]*$/.test(text) ? text : '/';
}
