import type { UserActor } from '../../../kernel/actor.ts';
import { tokenHolder } from '../../../oauth/index.ts';
import { sessionHolder } from '../../account/index.ts';
import { planOf } from '../../billing/index.ts';
import type { AssistantDeps } from '../deps.ts';
import type { AskedWith } from './replies.sql.ts';

/**
 * Whoever asked for a reply, as they stand now; null where the token or the session has ended, or
 * the plan or a scope no longer allows the assistant.
 */
export async function askerNow(
  deps: Pick<AssistantDeps, 'db' | 'clock'>,
  asked: AskedWith,
): Promise<UserActor | null> {
  const actor =
    asked.kind === 'token'
      ? await tokenHolder(deps, Buffer.from(asked.tokenHash, 'hex'), asked.ip)
      : await sessionHolder(deps, asked.sessionId, asked.ip);
  if (actor === null || !actor.scopes.has('profile.write')) return null;
  return planOf(actor).assistantThreadsPerMonth === 0 ? null : actor;
}
