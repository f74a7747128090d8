import {
  approvalNeeded,
  callStands,
  takenApproval,
} from '@investing-platform/rules/agents/repeated-call';
import type { Wish } from '@investing-platform/rules/agents/wish';
import type { TokenActor } from '../../kernel/actor.ts';
import { PlatformError, refuse } from '../../kernel/errors.ts';
import { askPerson, hashOf } from './ask-person.ts';
import type { AgentDeps } from './deps.ts';
import { takesKey } from './operation-call.ts';
import * as sql from './requests.sql.ts';

/**
 * Lets a call of an app pass that the person has approved, once, and asks them about any other. A
 * call is the same where operation, input and idempotency key are: who repeats one that was done
 * under a key is answered by the operation what it came to.
 *
 * @returns the request that the call makes good, or null where it was made before
 * @throws {PlatformError} APPROVAL_REQUIRED, APPROVAL_DECLINED; CONFLICT while it is being done
 */
export async function passOrAsk(
  deps: AgentDeps,
  actor: TokenActor,
  wish: Wish,
): Promise<string | null> {
  const now = deps.clock.now();
  const { userId, credentialId } = actor;
  const row = await deps.db.maybe(
    sql.lastOfWish,
    now,
    userId,
    credentialId,
    wish.operation,
    hashOf(wish),
  );
  const hasKey = takesKey(wish.operation) && typeof wish.params.idempotencyKey === 'string';
  const stands = callStands(row, hasKey, now);
  if (row !== null && stands === 'TAKE') {
    const taken = await deps.db.maybe(sql.takeApproval, now, row.id);
    if (taken !== null || hasKey) return row.id;
    throw takenApproval();
  }
  if (stands === 'MADE') return null;
  const asked = row !== null && stands === 'WAITS' ? row : await askPerson(deps, actor, wish, true);
  if ('errors' in asked) throw problemOf(asked.errors);
  throw approvalNeeded(deps.oauth.issuer, asked);
}

function problemOf([error]: readonly {
  message: string;
  extensions: { code: PlatformError['code'] };
}[]) {
  return error === undefined
    ? refuse('CONFLICT', 'It could not be asked')
    : new PlatformError(error.extensions.code, error.message);
}
