import { sectionStates } from '@investing-platform/rules/kyc/sections';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { IdvFlow } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { resealing } from '../../../db/reseal.ts';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { unapprovedAmong } from '../../../oauth/index.ts';
import type { CheckedApplicant, IdentityCheck } from '../../../ports/identity-check.ts';
import { factsFrom } from '../checks/check-facts.ts';
import { factsOfUser, lockChecked } from '../checks/checks.sql.ts';
import { openSections } from '../checks/sealed-sections.ts';
import { FIRST_LOOK_SECONDS, SESSION_JOB } from './follow-session.ts';
import {
  applicantOf,
  countSessions,
  insertSession,
  type OpenSessionRow,
  openSessionOf,
} from './sessions.sql.ts';

export type IdvDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'secrets' | 'identityCheck' | 'oauth'>;

export interface GetIdvTokenInput {
  readonly flow?: IdvFlow | undefined;
  readonly redirectUrl?: string | null | undefined;
}

/** What the provider's widget needs to begin. */
export interface IdvTokenShown {
  readonly token: string;
  readonly provider: string;
  readonly sessionId: string;
  readonly url: string | null;
  readonly expiresAt: Date;
}

const MAX_SESSIONS_A_DAY = 5;
const DEADLINE_MS = 10_000;

const tokenContext = (id: string): string => `kyc-idv-token:${id}`;

/**
 * A token for the provider's widget: of a new session, or of the open one of the same flow.
 *
 * @throws {PlatformError} INVALID_STATE; BAD_USER_INPUT; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE
 */
export async function getIdvToken(
  deps: IdvDeps,
  { userId }: UserActor,
  { flow = 'DOCUMENT_AND_FACE', redirectUrl = null }: GetIdvTokenInput,
): Promise<IdvTokenShown> {
  const { db, clock, identityCheck: provider } = deps;
  if (provider === null) {
    throw refuse('INVALID_STATE', 'No identity provider is set up: hand in papers instead');
  }
  if (redirectUrl !== null) await requireAllowed(deps, redirectUrl);
  const begun = await db.transaction((tx) => openOrApplicant(tx, deps, { userId, provider, flow }));
  if ('token' in begun) return begun;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  // Outside of any transaction: a provider may take its time.
  const session = await provider.open(begun, flow, redirectUrl, signal);
  return db.transaction(async (tx) => {
    // Of two requests at once one session is gone on with, and nobody gets around the bound.
    const known = await openOrApplicant(tx, deps, { userId, provider, flow });
    if ('token' in known) return known;
    const id = newId(clock, deps.random);
    const now = clock.now();
    const { ref, token, url, expiresAt } = session;
    const sealed = deps.secrets.seal(token, tokenContext(id));
    const about = { id, userId, provider: provider.name, providerRef: ref, flow };
    tx.send(
      ...insertSession({
        ...about,
        token: sealed,
        url,
        tokenExpiresAt: expiresAt,
        startedAt: now,
      }),
    );
    const runAt = secondsAfter(now, FIRST_LOOK_SECONDS);
    await requestJob(tx, { kind: SESSION_JOB, key: id, runAt });
    return { token, provider: provider.name, sessionId: id, url, expiresAt };
  });
}

interface Wanted {
  readonly userId: string;
  readonly provider: IdentityCheck;
  readonly flow: IdvFlow;
}

/** The session to go on with, or whom a new one would be about. */
async function openOrApplicant(
  tx: Transaction,
  deps: IdvDeps,
  { userId, provider, flow }: Wanted,
): Promise<IdvTokenShown | CheckedApplicant> {
  await tx.one(lockChecked, userId);
  const facts = factsFrom(await tx.one(factsOfUser, userId));
  if (facts.status !== 'DRAFT' && facts.status !== 'ACTION_REQUIRED') {
    throw refuse('INVALID_STATE', `The identity check is ${facts.status}`);
  }
  const identityState = sectionStates(facts).find(({ section }) => section === 'IDENTITY');
  const identity = (await openSections(tx, deps, userId)).read('IDENTITY');
  if (identity === null || identityState?.status !== 'COMPLETE') {
    throw refuse('INVALID_STATE', 'Complete the identity section first: the papers are compared');
  }
  const now = deps.clock.now();
  const open = await tx.maybe(openSessionOf, userId, provider.name, flow, now);
  if (open !== null) return shown(deps, provider, open);
  const { count } = await tx.one(countSessions, userId, secondsAfter(now, -DAY_SECONDS));
  if (count >= MAX_SESSIONS_A_DAY) {
    throw refuse('QUOTA_EXCEEDED', 'There were 5 sessions within a day: go on tomorrow');
  }
  const applicant = await tx.maybe(applicantOf, userId);
  invariant(applicant !== null, 'a saved section has begun the check');
  const { givenName, familyName, dateOfBirth, citizenships, countryOfTaxResidence } = identity;
  const country = citizenships[0] ?? countryOfTaxResidence;
  return { ...applicant, givenName, familyName, dateOfBirth, country };
}

function shown(
  { secrets }: Pick<Deps, 'secrets'>,
  { name }: IdentityCheck,
  { id, token, url, expiresAt }: OpenSessionRow,
): IdvTokenShown {
  const opened = secrets.open(token, tokenContext(id));
  return { token: opened, provider: name, sessionId: id, url, expiresAt };
}

/** Own pages, and hosts that the operator lets apps return to. */
async function requireAllowed(deps: IdvDeps, redirectUrl: string): Promise<void> {
  const wrong = (message: string) => badInput('params.redirectUrl', message);
  if (!URL.canParse(redirectUrl)) throw wrong('must be an https address');
  const { protocol, host, origin, username } = new URL(redirectUrl);
  if (origin === deps.oauth.issuer) return;
  if (protocol !== 'https:' || username !== '') throw wrong('must be an https address');
  if ((await unapprovedAmong(deps, [host])).length === 0) return;
  throw wrong('must be of a host that the operator has approved for apps');
}

/** Seals every token that another key has sealed with the current one. */
export const resealTokens = resealing({
  table: 'kyc_idv_sessions',
  key: 'id',
  column: 'token',
  contextOf: tokenContext,
});
