import type { Transaction } from '../../../db/database.ts';
import { refuse } from '../../../kernel/errors.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { TellDeps, Whence } from '../deps.ts';
import { moveCash } from './payout.ts';
import { tellOfWithdrawal } from './tell-of-withdrawal.ts';
import { isFinal, nextStep, type WithdrawalEvent } from './withdrawal.ts';
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from './withdrawals.sql.ts';

export const WITHDRAWAL_JOB = 'funding.withdrawal';

/** What comes with an event. */
export interface Circumstances {
  /** For `rejected`, `refused` and `returned`: one sentence for the person. */
  readonly reason?: string;
  /** For `handedOver`. */
  readonly railReference?: string;
  /** Where the request comes from, if one caused it. */
  readonly whence?: Whence;
}

const NOWHERE: Whence = { ip: null, browser: null };

/**
 * Takes a withdrawal one step further: state, cash, mail and security event, all or nothing.
 *
 * @param row as it is now, locked
 * @throws {PlatformError} INVALID_STATE where the event cannot happen in its state
 */
export async function applyEvent(
  tx: Transaction,
  deps: TellDeps,
  row: WithdrawalRow,
  event: WithdrawalEvent,
  { reason, railReference, whence = NOWHERE }: Circumstances = {},
): Promise<WithdrawalRow> {
  const step = nextStep(row.status, event);
  if (step === null) throw refuse('INVALID_STATE', refusalOf(row));
  await moveCash(tx, deps, row, step.cash);
  const now = deps.clock.now();
  const changed = await tx.run(updateWithdrawal, {
    id: row.id,
    from: row.status,
    to: step.status,
    failureReason: reason ?? row.failureReason,
    sentAt: event === 'handedOver' ? now : row.sentAt,
    completedAt: event === 'settled' ? now : row.completedAt,
    railReference: railReference ?? row.railReference,
    now,
  });
  invariant(changed === 1, 'a locked withdrawal is in the state that it was read in');
  const after = await tx.maybe(lockWithdrawal, row.id);
  invariant(after !== null, 'withdrawals are never deleted');
  await tellOfWithdrawal(tx, deps, after, event, whence);
  return after;
}

function refusalOf({ status }: WithdrawalRow): string {
  if (isFinal(status)) return `The withdrawal has ended already: it is ${status}`;
  return `The withdrawal is ${status}: it was approved before`;
}
