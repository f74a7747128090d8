import type { Transaction } from '../../../db/database.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import type { ChargeOrder, ChargeState } from '../../../ports/card-processor.ts';
import type { CardDeps } from '../deps.ts';
import { deadline } from '../processor.ts';
import {
  type ChargePurpose,
  type ChargeRow,
  chargeById,
  insertCharge,
  lapseCharge,
  lockCharge,
  payChargeBack,
  updateCharge,
} from './charges.sql.ts';
import { nextCharge } from './next-charge.ts';

/** What comes of charges for one purpose, in the transaction that writes their state down. */
export interface ChargeOutcomes {
  readonly purpose: ChargePurpose;
  /** Locks what the outcome changes; it comes before the charge's own row. */
  lock(tx: Transaction, charge: ChargeRow): Promise<unknown>;
  /** Each at most once for a charge. */
  succeeded(tx: Transaction, charge: ChargeRow): Promise<void>;
  /** The bank has begun to wait for the person. */
  toConfirm?(tx: Transaction, charge: ChargeRow): Promise<void>;
  /** Nothing was charged and nothing will be. */
  failed(tx: Transaction, charge: ChargeRow): Promise<void>;
  /** The card network took the money back, or it was paid back. */
  takenBack(tx: Transaction, charge: ChargeRow, reason: string): Promise<void>;
}

export interface NewCharge {
  readonly id: string;
  readonly userId: string;
  readonly cardId: string;
  readonly purpose: ChargePurpose;
  readonly amount: string;
  readonly currency: string;
  readonly unattended: boolean;
  readonly description: string;
  readonly expiresAt: Date;
}

export const CHARGE_JOB = 'cards.charge';
const ASKED_AGAIN_SECONDS = 30;
const RETURNS_TO = '/money';

/** Writes a charge down; a job has it made, and so does `carryCharge` at once. */
export async function startCharge(
  tx: Transaction,
  { clock }: Pick<CardDeps, 'clock'>,
  charge: NewCharge,
): Promise<void> {
  const { id, userId, cardId, purpose, amount, currency, unattended, description } = charge;
  const now = clock.now();
  await tx.run(insertCharge, {
    id,
    userId,
    cardId,
    purpose,
    amount,
    currency,
    unattended,
    description,
    expiresAt: charge.expiresAt,
    now,
  });
  await requestJob(tx, { kind: CHARGE_JOB, key: id, runAt: now });
}

/** Ends a charge that nobody is to confirm any more. Where it succeeds still, it has. */
export async function endCharge(
  tx: Transaction,
  { clock }: Pick<CardDeps, 'clock'>,
  id: string,
): Promise<void> {
  const now = clock.now();
  if ((await tx.maybe(lapseCharge, id, now)) === null) return;
  await requestJob(tx, { kind: CHARGE_JOB, key: id, runAt: now });
}

/** Has a charge paid back that was made for nothing; its outcome is that it was taken back. */
export async function payBack(
  tx: Transaction,
  { clock }: Pick<CardDeps, 'clock'>,
  id: string,
): Promise<void> {
  const now = clock.now();
  await tx.run(payChargeBack, id, now);
  await requestJob(tx, { kind: CHARGE_JOB, key: id, runAt: now });
}

/**
 * Asks the processor how a charge stands, or has it made, and writes down what it says. The
 * processor is asked outside of the transaction and under the charge's id: after a crash it is
 * asked again, and charges nobody twice.
 *
 * @returns when to look again; null where nobody has to
 */
export async function carryCharge(
  deps: CardDeps,
  outcomes: ChargeOutcomes,
  id: string,
): Promise<Date | null> {
  const charge = await deps.db.one(chargeById, id);
  const again = secondsAfter(deps.clock.now(), ASKED_AGAIN_SECONDS);
  const state = await ask(deps, charge);
  if (state === null) return null;
  if (state.kind === 'unreachable') {
    deps.log.warn({ chargeId: id, problem: state.problem }, 'a charge is not known yet');
    return again;
  }
  await deps.db.transaction((tx) => noteState(tx, deps, outcomes, charge, state));
  if (state.kind === 'succeeded') return charge.isToPayBack ? again : state.lookAgainAt;
  return state.kind === 'to confirm' || state.kind === 'under way' ? again : null;
}

/** Null where nothing can change any more. */
async function ask(deps: CardDeps, charge: ChargeRow): Promise<ChargeState | null> {
  const { status, chargeRef } = charge;
  const processor = deps.cardProcessor;
  if (status !== 'PENDING' && status !== 'TO_CONFIRM' && status !== 'SUCCEEDED') return null;
  if (processor === null || processor.name !== charge.processor) {
    return { kind: 'unreachable', problem: `${charge.processor} is not set up` };
  }
  const order = orderOf(deps, charge);
  if (chargeRef === null) return processor.charge(order, deadline());
  if (status === 'SUCCEEDED' && charge.isToPayBack) {
    return processor.payBack(order, chargeRef, deadline());
  }
  const state = await processor.readCharge(order, chargeRef, deadline());
  const isLate = charge.expiresAt <= deps.clock.now();
  return state.kind === 'to confirm' && isLate
    ? processor.cancel(order, chargeRef, deadline())
    : state;
}

function orderOf({ oauth }: CardDeps, charge: ChargeRow): ChargeOrder {
  const returnUrl = `${oauth.issuer}${RETURNS_TO}`;
  return { ...charge, amount: toPlain(charge.amount), returnUrl };
}

async function noteState(
  tx: Transaction,
  { clock }: CardDeps,
  outcomes: ChargeOutcomes,
  found: ChargeRow,
  state: Exclude<ChargeState, { readonly kind: 'unreachable' }>,
): Promise<void> {
  await outcomes.lock(tx, found);
  const charge = await tx.one(lockCharge, found.id);
  const next = nextCharge(charge.status, state.kind);
  if (next === null && charge.chargeRef !== null) return;
  const url = state.kind === 'to confirm' ? state.url : null;
  const problem = 'problem' in state ? state.problem : null;
  const status = next ?? charge.status;
  const isCardExpired = state.kind === 'expired card';
  await tx.run(updateCharge, {
    id: charge.id,
    status,
    isCardExpired,
    chargeRef: state.chargeRef,
    confirmationUrl: url,
    failureReason: problem,
    now: clock.now(),
  });
  const noted = { ...charge, status, failureReason: problem };
  switch (next) {
    case 'SUCCEEDED':
      return outcomes.succeeded(tx, noted);
    case 'TAKEN_BACK':
      if (charge.status !== 'SUCCEEDED') await outcomes.succeeded(tx, noted);
      return outcomes.takenBack(tx, noted, problem ?? '');
    case 'TO_CONFIRM':
      return charge.status === 'TO_CONFIRM' ? undefined : outcomes.toConfirm?.(tx, noted);
    case 'DECLINED':
    case 'UNCONFIRMED':
    case 'CANCELED':
      return outcomes.failed(tx, { ...noted, isCardExpired });
    default:
  }
}

/** Carries charges of all purposes. */
export function chargeWork(deps: CardDeps, purposes: readonly ChargeOutcomes[]): JobHandler {
  return {
    kind: CHARGE_JOB,
    everySeconds: null,
    async run(id) {
      const { purpose } = await deps.db.one(chargeById, id);
      const outcomes = purposes.find((one) => one.purpose === purpose);
      if (outcomes === undefined) throw new Error(`nobody knows what ${purpose} comes to`);
      return carryCharge(deps, outcomes, id);
    },
  };
}
