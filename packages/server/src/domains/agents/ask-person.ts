import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { lockPerson } from '../../db/lock-person.ts';
import type { TokenActor } from '../../kernel/actor.ts';
import type { PlatformProblem } from '../../kernel/ask-platform.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { refuse } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import { newId } from '../../kernel/ids.ts';
import type { AgentDeps } from './deps.ts';
import type { Wish } from './operation-call.ts';
import * as sql from './requests.sql.ts';
import { tell } from './words.ts';

const MAX_WAITING = 20;
const MAX_ASKED_IN_DAY = 200;
const KEPT_DAYS = 90;
const MAX_WAIT_MS = 15 * MINUTE_MS;

type Asked = sql.RequestRow | { readonly errors: readonly PlatformProblem[] };
/**
 * Keeps what an assistant wishes until the person decides. An order that would be refused is
 * refused now, and what waits already is not asked twice.
 *
 * @param wish whose input has been checked
 *
 * @throws {PlatformError} QUOTA_EXCEEDED where 20 wait, or the app has asked 200 times in a day
 */
export async function askPerson(deps: AgentDeps, actor: TokenActor, wish: Wish): Promise<Asked> {
  const { words, refusals } = await tell(deps, actor, wish);
  if (refusals.length > 0) return { errors: refusals };
  const paramsHash = sha256(canonicalJson(wish.params));
  const id = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { userId, credentialId, tokenHash } = actor;
    await tx.one(lockPerson, userId);
    const { operation, params } = wish;
    const standing = await tx.one(sql.standingOf, now, userId, credentialId, operation, paramsHash);
    if (standing.same !== null) return standing.same;
    refuseTooMany(standing);
    await tx.run(sql.forgetOld, userId, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
    const created = newId(deps.clock, deps.random);
    const values = { id: created, userId, credentialId, tokenHash, operation, params, paramsHash };
    const expiresAt = endOf(actor, now);
    tx.send(...sql.addRequest({ ...values, words, createdAt: now, expiresAt }));
    return created;
  });
  return requestOfAgent(deps, actor, id).then((row) => row ?? Promise.reject(gone()));
}

const gone = () => refuse('NOT_FOUND', 'The connection ended meanwhile');

/** How a request of this credential stands; null where it has none of that id. */
export function requestOfAgent(
  deps: Pick<AgentDeps, 'db' | 'clock'>,
  { userId, credentialId }: TokenActor,
  id: string,
): Promise<sql.RequestRow | null> {
  return deps.db.maybe(sql.requestOfCredential, deps.clock.now(), userId, credentialId, id);
}

/** No request outlives the access that it would be done under. */
function endOf({ expiresAt }: TokenActor, now: Date): Date {
  return new Date(Math.min(expiresAt.getTime(), now.getTime() + MAX_WAIT_MS));
}

function refuseTooMany({ waiting, askedInDay }: { waiting: number; askedInDay: number }): void {
  if (waiting >= MAX_WAITING) {
    throw refuse('QUOTA_EXCEEDED', `${MAX_WAITING} requests wait for the person already`);
  }
  if (askedInDay >= MAX_ASKED_IN_DAY) {
    throw refuse('QUOTA_EXCEEDED', `An app asks for at most ${MAX_ASKED_IN_DAY} changes a day`);
  }
}
