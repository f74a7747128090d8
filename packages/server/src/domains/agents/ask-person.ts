import { refuseBeyond } from '@investing-platform/rules/agents/bounds';
import { requestEnds } from '@investing-platform/rules/agents/repeated-call';
import type { Wish } from '@investing-platform/rules/agents/wish';
import { DAY_MS } from '@investing-platform/schema/durations';
import { lockPerson } from '../../db/locks/lock-person.ts';
import type { TokenActor } from '../../kernel/actor.ts';
import type { PlatformProblem } from '../../kernel/ask-platform.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { refuse } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import { newId } from '../../kernel/ids.ts';
import { weigh } from './bounds.ts';
import type { AgentDeps } from './deps.ts';
import * as sql from './requests.sql.ts';

const KEPT_DAYS = 90;

type Asked = sql.RequestRow | { readonly errors: readonly PlatformProblem[] };

/**
 * Keeps what an app wishes until the person decides. An order that would be refused is refused now,
 * and what waits already is not asked twice.
 *
 * @param wish whose input has been checked
 * @param madeByApp whether the app makes the change itself, by calling again
 *
 * @throws {PlatformError} QUOTA_EXCEEDED where 20 wait, the app has asked 200 times in a day, or a
 *   bound of the person is reached
 */
export async function askPerson(
  deps: AgentDeps,
  actor: TokenActor,
  wish: Wish,
  madeByApp = false,
): Promise<Asked> {
  const told = await weigh(deps, actor, wish);
  if (told.refusals.length > 0) return { errors: told.refusals };
  const rule = actor.app?.rule ?? null;
  const amount = await told.dollars();
  const paramsHash = hashOf(wish);
  const id = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { userId, credentialId, tokenHash } = actor;
    await tx.one(lockPerson, userId);
    const { operation, params } = wish;
    const wished = [operation, paramsHash, madeByApp] as const;
    const standing = await tx.one(sql.standingOf, now, userId, credentialId, ...wished);
    if (standing.same !== null) return standing.same;
    refuseBeyond(rule, standing, amount, true);
    await tx.run(sql.forgetOld, userId, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
    const created = newId(deps.clock, deps.random);
    const values = { id: created, userId, credentialId, tokenHash, operation, params, paramsHash };
    const { words } = told;
    const expiresAt = requestEnds(actor.expiresAt, now);
    tx.send(...sql.addRequest({ ...values, words, createdAt: now, expiresAt, madeByApp, amount }));
    return created;
  });
  return requestOfAgent(deps, actor, id).then((row) => row ?? Promise.reject(gone()));
}

export const hashOf = ({ params }: Wish): Buffer => sha256(canonicalJson(params));

/**
 * Notes a change that the app makes without asking, where the bounds of the person allow it.
 *
 * @returns the id of the note
 * @throws {PlatformError} QUOTA_EXCEEDED
 */
export async function noteChange(deps: AgentDeps, actor: TokenActor, wish: Wish): Promise<string> {
  const told = await weigh(deps, actor, wish);
  const rule = actor.app?.rule ?? null;
  const amount = await told.dollars();
  const paramsHash = hashOf(wish);
  const { operation } = wish;
  const { userId, credentialId, tokenHash } = actor;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await tx.one(lockPerson, userId);
    const wished = [operation, paramsHash, true] as const;
    const standing = await tx.one(sql.standingOf, now, userId, credentialId, ...wished);
    refuseBeyond(rule, standing, amount, false);
    await tx.run(sql.forgetOld, userId, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
    const id = newId(deps.clock, deps.random);
    const values = { id, userId, credentialId, tokenHash, operation, params: {}, paramsHash };
    tx.send(...sql.noteChange({ ...values, words: told.words, createdAt: now, amount }));
    return id;
  });
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
