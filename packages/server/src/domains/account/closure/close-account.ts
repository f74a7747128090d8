import type { SessionActor } from '../../../kernel/actor.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import type { ClosingDeps } from '../deps.ts';
import { lockFactors } from '../factors/factors.sql.ts';
import { post } from '../mail/outbox.ts';
import { canonicalEmail } from '../people/user.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { eraseNewsletter } from './closure.sql.ts';
import { closureLetter } from './closure-letter.ts';
import { forgetPerson } from './forget-person.ts';
import { type AccountStanding, standingOf } from './standing.ts';

export interface CloseAccountInput extends Proof {
  /** The address of the account. */
  readonly confirmation: string;
}

/**
 * Closes the account for good. Who asks twice at once gets the same answer twice.
 *
 * @throws {PlatformError} BAD_USER_INPUT for another confirmation; INVALID_STATE while there are
 *   obstacles; those of `requireProof`
 */
export async function closeAccount(
  deps: ClosingDeps,
  actor: SessionActor,
  input: CloseAccountInput,
): Promise<void> {
  const { userId } = actor;
  // Asked again once the person is locked: then nothing passes by.
  const before = await standingOf(deps.db, deps, userId);
  if (before.isClosed) return;
  if (canonicalEmail(input.confirmation) !== before.email) {
    throw badInput('params.confirmation', 'must be the e-mail address of the account');
  }
  refuseObstacles(before);
  await requireProof(deps, actor, input);
  await deps.closing.settle(actor);
  await deps.db.transaction(async (tx) => {
    await tx.one(lockFactors, userId);
    const last = await standingOf(tx, deps, userId);
    if (last.isClosed) return;
    refuseObstacles(last);
    // Before the address is gone.
    await post(tx, deps, closureLetter(last.email));
    await forgetPerson(tx, deps, userId);
    await tx.run(eraseNewsletter, last.email);
  });
}

function refuseObstacles({ obstacles: [first] }: AccountStanding): void {
  if (first !== undefined) throw refuse('INVALID_STATE', first.message);
}
