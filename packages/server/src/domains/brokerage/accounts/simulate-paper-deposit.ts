import type { SimulatedDepositOutcome } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { manualClock } from '../../../kernel/clock.ts';
import { turnOf } from '../../trading/index.ts';
import { announceDeposit, carryDeposit, conversionFor } from '../deposits/carry-deposit.ts';
import type { Conversion } from '../deposits/credit-deposit.ts';
import { type DepositShown, shownDeposit } from '../deposits/deposit-shown.ts';
import { depositOfUser } from '../deposits/deposits.sql.ts';
import type { BrokerageDeps } from '../deps.ts';
import { findPaperAccount } from './fund-paper-account.ts';

export interface SimulatePaperDepositInput {
  readonly brokerAccountId: string;
  /** Above 0, in `currency`; a plain decimal. */
  readonly amount: string;
  readonly currency: string;
  readonly outcome?: SimulatedDepositOutcome | undefined;
  /** 0 to 3,600. */
  readonly delaySeconds?: number | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const OPERATION = 'simulatePaperDeposit';

/**
 * Plays a whole deposit through on a practice account. Without a delay the answer shows its end.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for another kind of account; BAD_USER_INPUT for
 *   a currency that is not exchanged; IDEMPOTENCY_CONFLICT
 */
export async function simulatePaperDeposit(
  deps: BrokerageDeps,
  actor: Actor,
  input: SimulatePaperDepositInput,
): Promise<DepositShown> {
  const { userId } = requireUser(actor);
  const conversion = await conversionFor(deps, userId, input);
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  return deps.db.transaction(
    async (tx) => {
      const effect = () => play(tx, deps, userId, input, conversion);
      const { id } = await idempotent(tx, deps, key, effect);
      return shownDeposit(await tx.one(depositOfUser, userId, id));
    },
    turnOf(userId, input.brokerAccountId),
  );
}

async function play(
  tx: Transaction,
  deps: BrokerageDeps,
  userId: string,
  input: SimulatePaperDepositInput,
  conversion: Conversion,
): Promise<string> {
  const account = await findPaperAccount(tx, userId, input.brokerAccountId);
  const { amount, currency, outcome = 'COMPLETED', delaySeconds = 0 } = input;
  // One moment for the whole act: what is announced at it is due at it.
  const then = { ...deps, clock: manualClock(deps.clock.now()) };
  const id = await announceDeposit(tx, then, {
    userId,
    account,
    amount,
    currency,
    outcome,
    method: 'SIMULATED',
    stepSeconds: delaySeconds,
  });
  if (delaySeconds === 0) await carryDeposit(tx, then, id, conversion);
  return id;
}
