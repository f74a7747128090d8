import { isDeepStrictEqual } from 'node:util';
import {
  identityFirst,
  MAX_SESSIONS_A_DAY,
  requireToProve,
  returnHost,
  sessionTomorrow,
} from '@investing-platform/rules/kyc/provider-session';
import { sectionStates } from '@investing-platform/rules/kyc/sections';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { IdvFlow } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { unapprovedAmong } from '../../../oauth/index.ts';
import type {
  IdentityCheck,
  OpenedSession,
  SessionAccess,
  SessionOrder,
} from '../../../ports/identity-check.ts';
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

const DEADLINE_MS = 10_000;

/**
 * A token for the provider's widget: of a new session, or of the open one of the same flow.
 *
 * @throws {PlatformError} INVALID_STATE; BAD_USER_INPUT; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE
 */
export async function getIdvToken(
  deps: IdvDeps,
  actor: UserActor,
  input: GetIdvTokenInput,
): Promise<IdvTokenShown> {
  const { userId } = actor;
  const { flow = 'DOCUMENT_AND_FACE', redirectUrl = null } = input;
  const { db, identityCheck: provider } = deps;
  if (provider === null) {
    throw refuse('INVALID_STATE', 'No identity provider is set up: hand in papers instead');
  }
  if (redirectUrl !== null) await requireAllowed(deps, redirectUrl);
  const wanted = { userId, provider, flow, redirectUrl };
  const { open, order } = await db.transaction((tx) => openOrOrder(tx, deps, wanted));
  // Outside of any transaction: a provider may take its time.
  const access = open === null ? null : await provider.resume(open.providerRef, deadline());
  if (open !== null && access !== null) return shown(provider, open.id, access);
  const session = await provider.open(requireOrder(order), deadline());
  const kept = await db.transaction((tx) => keepSession(tx, deps, wanted, session, order));
  // Of two requests at once one session is gone on with, and nobody gets around the bound.
  return kept ?? getIdvToken(deps, actor, input);
}

const deadline = () => AbortSignal.timeout(DEADLINE_MS);

interface Wanted {
  readonly userId: string;
  readonly provider: IdentityCheck;
  readonly flow: IdvFlow;
  readonly redirectUrl: string | null;
}

interface Known {
  readonly open: OpenSessionRow | null;
  /** What a new session would be about; null where there were enough of them. */
  readonly order: SessionOrder | null;
}

/** The session to go on with, and whom a new one would be about. */
async function openOrOrder(
  tx: Transaction,
  deps: IdvDeps,
  { userId, provider, flow, redirectUrl: returnUrl }: Wanted,
): Promise<Known> {
  await tx.one(lockChecked, userId);
  const facts = factsFrom(await tx.one(factsOfUser, userId));
  requireToProve(facts.status);
  const identityState = sectionStates(facts).find(({ section }) => section === 'IDENTITY');
  const identity = (await openSections(tx, deps, userId)).read('IDENTITY');
  if (identity === null || identityState?.status !== 'COMPLETE') {
    throw identityFirst();
  }
  const since = secondsAfter(deps.clock.now(), -DAY_SECONDS);
  const open = await tx.maybe(openSessionOf, userId, provider.name, flow, since);
  const { today, earlier } = await tx.one(countSessions, userId, since);
  const applicant = await tx.maybe(applicantOf, userId);
  invariant(applicant !== null, 'a saved section has begun the check');
  const { givenName, familyName, dateOfBirth, citizenships, countryOfTaxResidence } = identity;
  const country = citizenships[0] ?? countryOfTaxResidence;
  const { applicantId } = applicant;
  const person = { applicantId, givenName, familyName, dateOfBirth, country };
  const isBound = today >= MAX_SESSIONS_A_DAY;
  return { open, order: isBound ? null : { ...person, flow, returnUrl, earlier } };
}

/** @throws {PlatformError} QUOTA_EXCEEDED */
function requireOrder(order: SessionOrder | null): SessionOrder {
  if (order !== null) return order;
  throw sessionTomorrow();
}

/** Null where another one is open by now. */
async function keepSession(
  tx: Transaction,
  deps: IdvDeps,
  wanted: Wanted,
  session: OpenedSession,
  order: SessionOrder | null,
): Promise<IdvTokenShown | null> {
  const { clock, random } = deps;
  const { userId, provider, flow } = wanted;
  const now = await openOrOrder(tx, deps, wanted);
  if (now.open?.providerRef === session.ref) return shown(provider, now.open.id, session);
  if (now.open !== null) return null;
  if (!isDeepStrictEqual(now.order, order)) {
    throw refuse('INVALID_STATE', 'The identity check has changed meanwhile: ask again');
  }
  const id = newId(clock, random);
  const startedAt = clock.now();
  const about = { id, userId, provider: provider.name, providerRef: session.ref, flow };
  tx.send(...insertSession({ ...about, startedAt }));
  const runAt = secondsAfter(startedAt, FIRST_LOOK_SECONDS);
  await requestJob(tx, { kind: SESSION_JOB, key: id, runAt });
  return shown(provider, id, session);
}

function shown({ name }: IdentityCheck, id: string, access: SessionAccess): IdvTokenShown {
  const { token, url, expiresAt } = access;
  return { token, provider: name, sessionId: id, url, expiresAt };
}

/** Own pages, and hosts that the operator lets apps return to. */
async function requireAllowed(deps: IdvDeps, redirectUrl: string): Promise<void> {
  const host = returnHost(redirectUrl, deps.oauth.issuer);
  if (host === null || (await unapprovedAmong(deps, [host])).length === 0) return;
  const message = 'must be of a host that the operator has approved for apps';
  throw badInput('params.redirectUrl', message);
}
