import { isSameName } from '@investing-platform/rules/kyc/same-name';
import { DAY_SECONDS, HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { PersonOnPaper, SessionReading } from '../../../ports/identity-check.ts';
import { type EventTaken, takeEvent } from '../../provider-events/index.ts';
import { resolveRequests } from '../checks/checks.sql.ts';
import { openSections } from '../checks/sealed-sections.ts';
import { type KycShown, type ShowDeps, showCheck } from '../checks/show-check.ts';
import {
  type AskedSessionRow,
  noteOutcome,
  sessionOfRef,
  sessionOfUser,
  sessionToAsk,
} from './sessions.sql.ts';

/** Of jobs; the key is the session's id. */
export const SESSION_JOB = 'kyc.idv_session';

export const FIRST_LOOK_SECONDS = 60;
const MAX_PAUSE_SECONDS = HOUR_SECONDS;
/** Who has not finished by then is not waited for. */
const OVER_SECONDS = 7 * DAY_SECONDS;
const DEADLINE_MS = 10_000;

export type FollowDeps = Pick<Deps, 'db' | 'clock' | 'identityCheck' | 'secrets'> & {
  readonly log: Pick<Deps['log'], 'error'>;
};

/**
 * Asks the provider how a session stands, and notes it. What a browser or an event said is nowhere
 * in it.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE
 */
async function readSession(deps: FollowDeps, session: AskedSessionRow): Promise<void> {
  const { db, clock, identityCheck } = deps;
  if (identityCheck?.name !== session.provider) return;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const reading = await identityCheck.read(session.providerRef, signal);
  const isOwn = reading.applicantId === session.applicantId;
  const found = isOwn ? await compared(deps, session, reading) : strange(deps, session);
  if (found.outcome === 'PENDING') return;
  const now = clock.now();
  const { outcome, failureCode, failureReason } = found;
  await db.transaction(async (tx) => {
    const noted = await tx.maybe(noteOutcome, {
      id: session.id,
      outcome,
      failureCode,
      failureReason,
      now,
    });
    const isDone = outcome === 'PASSED' || outcome === 'REVIEW';
    if (noted?.counts !== true || !isDone) return;
    await tx.run(resolveRequests, session.userId, 'IDV', now);
  });
}

type Finding = Pick<SessionReading, 'outcome' | 'failureCode' | 'failureReason'>;

/** Whoever passed with papers of another name or day is looked at by an operator. */
async function compared(
  deps: FollowDeps,
  { userId }: AskedSessionRow,
  reading: SessionReading,
): Promise<Finding> {
  const { outcome, person } = reading;
  if (outcome !== 'PASSED' || person === null) return reading;
  const told = (await openSections(deps.db, deps, userId)).read('IDENTITY');
  const isSame =
    told !== null &&
    told.dateOfBirth === person.dateOfBirth &&
    isSameName(nameOf(told), nameOf(person));
  return isSame ? reading : { ...reading, outcome: 'REVIEW' };
}

const nameOf = ({ givenName, familyName }: Omit<PersonOnPaper, 'dateOfBirth'>): string =>
  `${givenName} ${familyName}`;

/** A session of one person never lets another pass. */
function strange({ log }: FollowDeps, { id }: AskedSessionRow): Finding {
  log.error({ sessionId: id }, 'an identity provider answers about somebody else');
  const failureReason = 'The identity provider answered about another person.';
  return { outcome: 'FAILED', failureCode: 'DATA_MISMATCH', failureReason };
}

/**
 * Reads the outcome of the caller's session from the provider at once, whatever the app saw.
 *
 * @throws {PlatformError} NOT_FOUND; PROVIDER_UNAVAILABLE, after which a job goes on asking
 */
export async function updateIdvOutcome(
  deps: FollowDeps & ShowDeps,
  { userId }: UserActor,
  { sessionId }: { readonly sessionId: string },
): Promise<KycShown> {
  const session = await deps.db.maybe(sessionOfUser, userId, sessionId);
  if (session === null) throw notFound('Session');
  if (session.outcome === 'PENDING') await readSession(deps, session);
  return showCheck(deps.db, deps, userId);
}

/** Asks about sessions that nobody tells about: soon at first, and each hour later. */
export function sessionWork(deps: FollowDeps): JobHandler {
  return {
    kind: SESSION_JOB,
    everySeconds: null,
    async run(id) {
      const { db, clock } = deps;
      const session = await db.maybe(sessionToAsk, id);
      if (session === null || !['PENDING', 'REVIEW'].includes(session.outcome)) return null;
      await readSession(deps, session);
      const after = await db.maybe(sessionToAsk, id);
      if (after?.outcome !== 'PENDING') return null;
      const now = clock.now();
      const seconds = (now.getTime() - session.startedAt.getTime()) / 1_000;
      if (seconds > OVER_SECONDS) {
        await db.transaction((tx) =>
          tx.maybe(noteOutcome, {
            id,
            outcome: 'EXPIRED',
            failureCode: null,
            failureReason: null,
            now,
          }),
        );
        return null;
      }
      const pause = Math.min(Math.max(seconds, FIRST_LOOK_SECONDS), MAX_PAUSE_SECONDS);
      return secondsAfter(now, Math.ceil(pause));
    },
  };
}

/**
 * Takes an event of a provider, once. It only says which session to read.
 *
 * @param body as it came: the signature is over it
 * @returns `forged` for what the provider has not signed; `unknown` where it is about a session that
 *   is not here yet, and has to come again
 */
export async function receiveIdentityEvent(
  deps: Pick<FollowDeps, 'db' | 'clock' | 'identityCheck'>,
  provider: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<EventTaken | 'forged'> {
  const { identityCheck } = deps;
  if (identityCheck?.name !== provider) return 'forged';
  const event = identityCheck.verify(body, headers);
  if (event === null) return 'forged';
  const { ref, eventId } = event;
  if (ref === null) return 'taken';
  return takeEvent(deps, { party: 'IDENTITY', provider, eventId }, async (tx) => {
    const session = await tx.maybe(sessionOfRef, provider, ref);
    return session === null ? null : { kind: SESSION_JOB, key: session.id };
  });
}
