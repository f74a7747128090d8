import type { SessionActor } from '../../../kernel/actor.ts';
import { badInput, PlatformError, refuse } from '../../../kernel/errors.ts';
import { FIRST_ID } from '../../../kernel/ids.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { lockFactors } from '../factors/factors.sql.ts';
import { post } from '../mail/outbox.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { canonicalEmail } from '../user.ts';
import {
  type ClosureFacts,
  closureFacts,
  eraseNewsletter,
  openPracticeOrders,
} from './closure.sql.ts';
import { closureLetter } from './closure-letter.ts';
import { forgetPerson } from './forget-person.ts';
import { obstaclesOf } from './obstacles.ts';

export interface CloseAccountInput extends Proof {
  /** The address of the account. */
  readonly confirmation: string;
}

const ORDERS_A_READ = 500;
/** Orders that keep coming meanwhile are not waited for. */
const MOST_READS = 200;

/**
 * Closes the account for good. Who asks twice at once gets the same answer twice.
 *
 * @throws {PlatformError} BAD_USER_INPUT for another confirmation; INVALID_STATE while there are
 *   obstacles; those of `requireProof`
 */
export async function closeAccount(
  deps: SecurityDeps & Pick<AccountDeps, 'cancelOrder'>,
  actor: SessionActor,
  input: CloseAccountInput,
): Promise<void> {
  const { userId } = actor;
  const facts = await deps.db.one(closureFacts, userId, deps.clock.now());
  if (facts.isClosed) return;
  if (canonicalEmail(input.confirmation) !== facts.email) {
    throw badInput('params.confirmation', 'must be the e-mail address of the account');
  }
  refuseObstacles(facts);
  await requireProof(deps, actor, input);
  await cancelPracticeOrders(deps, actor);
  await deps.db.transaction(async (tx) => {
    await tx.one(lockFactors, userId);
    const now = deps.clock.now();
    const last = await tx.one(closureFacts, userId, now);
    if (last.isClosed) return;
    refuseObstacles(last);
    // Before the address is gone.
    await post(tx, deps, closureLetter(facts.email));
    await forgetPerson(tx, deps, userId);
    await tx.run(eraseNewsletter, facts.email);
  });
}

function refuseObstacles(facts: ClosureFacts): void {
  const [first] = obstaclesOf(facts);
  if (first !== undefined) throw refuse('INVALID_STATE', first.message);
}

/** Each order is cancelled as its owner would do it; one that is filled meanwhile is left. */
async function cancelPracticeOrders(
  deps: SecurityDeps & Pick<AccountDeps, 'cancelOrder'>,
  actor: SessionActor,
): Promise<void> {
  let after = FIRST_ID;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const orders = await deps.db.all(openPracticeOrders, actor.userId, after, ORDERS_A_READ);
    for (const { id } of orders) await cancelIfOpen(deps, actor, id);
    after = orders.at(-1)?.id ?? after;
    if (orders.length < ORDERS_A_READ) return;
  }
}

async function cancelIfOpen(
  { cancelOrder }: Pick<AccountDeps, 'cancelOrder'>,
  actor: SessionActor,
  id: string,
): Promise<void> {
  try {
    await cancelOrder(actor, id);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'ORDER_NOT_CANCELABLE') throw error;
  }
}
