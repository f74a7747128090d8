import type { Sum } from '@investing-platform/rules/funding/sum-limits';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { announceDeposit } from '../../brokerage/index.ts';
import { type ChargeOutcomes, chargeableCard, startCharge } from '../../cards/index.ts';
import { findAccount } from '../../trading/index.ts';
import type { FundingDeps, TellDeps } from '../deps.ts';
import { depositOfPending, endCharge, insertPending, referenceOf } from '../pending/pending.sql.ts';
import { followTakenBack } from './follow-taken-back.ts';

export interface CardSum extends Sum {
  /** Default: the default card. */
  readonly cardId?: string | null | undefined;
}

const LAPSES_AFTER_SECONDS = HOUR_SECONDS;
const REFERENCE_CHARACTERS = 8;
const DESCRIPTION = 'Deposit';

/**
 * Writes down that a card is to be charged for a deposit. The charge has the id of the pending
 * transaction.
 *
 * @throws {PlatformError} NOT_FOUND for the card; INVALID_STATE where none can be charged
 */
export async function startCardDeposit(
  tx: Transaction,
  deps: FundingDeps,
  userId: string,
  { amount, currency, cardId }: CardSum,
): Promise<string> {
  const card = await chargeableCard(tx, deps, userId, cardId ?? null);
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const expiresAt = secondsAfter(now, LAPSES_AFTER_SECONDS);
  const sum = toPlain(amount);
  const reference = `CARD ${id.slice(-REFERENCE_CHARACTERS).toUpperCase()}`;
  await tx.run(insertPending, {
    id,
    userId,
    kind: 'CARD_CHARGE',
    status: 'PENDING',
    amount: sum,
    currency,
    reference,
    boughtAmount: null,
    boughtCurrency: null,
    expiresAt,
    now,
  });
  await startCharge(tx, deps, {
    id,
    userId,
    cardId: card.id,
    purpose: 'DEPOSIT',
    amount: sum,
    currency,
    unattended: false,
    description: DESCRIPTION,
    expiresAt,
  });
  return id;
}

/** What charges for deposits come to: a deposit, of which goes what is taken back. */
export function depositCharges(deps: TellDeps): ChargeOutcomes {
  return {
    purpose: 'DEPOSIT',
    lock: (tx, { userId }) => findAccount(tx, userId, {}),
    async succeeded(tx, { id, userId, cardId, amount, currency }) {
      if ((await tx.maybe(endCharge, id, 'COMPLETED', deps.clock.now())) === null) return;
      const account = await findAccount(tx, userId, {});
      const { reference } = await tx.one(referenceOf, id);
      const about = { userId, account, reference, amount, currency, cardId };
      const deposit = { ...about, method: 'CARD', pendingTransactionId: id } as const;
      await announceDeposit(tx, deps, deposit);
    },
    async failed(tx, { id, status, expiresAt }) {
      // What nobody confirmed in time has lapsed by itself.
      if (status === 'CANCELED' && expiresAt <= deps.clock.now()) return;
      const ended = status === 'CANCELED' ? 'CANCELED' : 'FAILED';
      await tx.maybe(endCharge, id, ended, deps.clock.now());
    },
    async takenBack(tx, { id, takenBack }, { reason }) {
      const deposit = await tx.maybe(depositOfPending, id);
      if (deposit === null) return;
      await followTakenBack(tx, deps, deposit.id, { gone: decimal(takenBack), reason });
    },
  };
}
