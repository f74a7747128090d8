import type { UserActor } from '../../../kernel/actor.ts';
import { tokenHolder } from '../../../oauth/index.ts';
import { sessionHolder } from '../../account/index.ts';
import { planOf } from '../../billing/index.ts';
import type { AssistantDeps } from '../deps.ts';
import type { AskedWith } from './replies.sql.ts';

/** What is kept of the right by which somebody asks. */
export function rightOf(user: UserActor): AskedWith {
  const { ip } = user;
  return user.kind === 'token'
    ? { kind: 'token', tokenHash: user.tokenHash.toString('hex'), ip }
    : { kind: 'session', sessionId: user.sessionId, ip };
}

/** Whoever holds a right, as they stand now; null where the token or the session has ended. */
export function holderNow(
  deps: Pick<AssistantDeps, 'db' | 'clock' | 'oauth'>,
  asked: AskedWith,
): Promise<UserActor | null> {
  return asked.kind === 'token'
    ? tokenHolder(deps, Buffer.from(asked.tokenHash, 'hex'), asked.ip)
    : sessionHolder(deps, asked.sessionId, asked.ip);
}

/** As `holderNow`; also null where the plan or the scopes no longer allow replies. */
export async function askerNow(
  deps: Pick<AssistantDeps, 'db' | 'clock' | 'oauth'>,
  asked: AskedWith,
): Promise<UserActor | null> {
  const actor = await holderNow(deps, asked);
  if (actor === null || !actor.scopes.has('profile.write')) return null;
  return planOf(actor).assistantThreadsPerMonth === 0 ? null : actor;
}
