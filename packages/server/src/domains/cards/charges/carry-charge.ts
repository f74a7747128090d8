import type { Transaction } from '../../../db/database.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import type { ChargeOrder, ChargeState } from '../../../ports/card-processor.ts';
import type { CardDeps } from '../deps.ts';
import { deadline } from '../processor.ts';
import {
  type ChargePurpose,
  type ChargeRow,
  type ChargeStatus,
  chargeById,
  countReading,
  insertCharge,
  lapseCharge,
  lockCharge,
  payChargeBack,
  updateCharge,
} from './charges.sql.ts';
import { goneOf, isCharged, nextCharge } from './next-charge.ts';

/** That another part of a charge is gone, or that some of it came back. */
export interface TakenBack {
  /** How much of the charge was gone before; `charge.takenBack` says how much is now. */
  readonly before: Decimal;
  /** One sentence; null where nothing is gone any more. */
  readonly reason: string | null;
}

/** What comes of charges for one purpose, in the transaction that writes their state down. */
export interface ChargeOutcomes {
  readonly purpose: ChargePurpose;
  /** Locks what the outcome changes; it comes before the charge's own row. */
  lock(tx: Transaction, charge: ChargeRow): Promise<unknown>;
  /** At most once for a charge. */
  succeeded(tx: Transaction, charge: ChargeRow): Promise<void>;
  /** The bank has begun to wait for the person. */
  toConfirm?(tx: Transaction, charge: ChargeRow): Promise<void>;
  /** Nothing was charged and nothing will be. */
  failed(tx: Transaction, charge: ChargeRow): Promise<void>;
  /**
   * The card network took money back, it was paid back, or it came back: once for each time that
   * how much is gone was seen to change.
   */
  takenBack(tx: Transaction, charge: ChargeRow, change: TakenBack): Promise<void>;
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
 * asked again, and charges nobody twice. Of several who ask at once, the last to ask says how much
 * of the money is gone: what the others were told may be over.
 *
 * @returns when to look again; null where nobody has to
 */
export async function carryCharge(
  deps: CardDeps,
  outcomes: ChargeOutcomes,
  id: string,
): Promise<Date | null> {
  const { readings } = await deps.db.one(countReading, id);
  const charge = { ...(await deps.db.one(chargeById, id)), readings };
  const again = secondsAfter(deps.clock.now(), ASKED_AGAIN_SECONDS);
  const state = await ask(deps, charge);
  if (state === null) return null;
  if (state.kind === 'unreachable') {
    deps.log.warn({ chargeId: id, problem: state.problem }, 'a charge is not known yet');
    return again;
  }
  const isNoted = await deps.db.transaction((tx) => noteState(tx, deps, outcomes, charge, state));
  if (!isNoted) return again;
  switch (state.kind) {
    case 'succeeded':
    case 'partly taken back':
      return charge.isToPayBack ? again : state.lookAgainAt;
    case 'taken back':
      return state.lookAgainAt;
    case 'to confirm':
    case 'under way':
      return again;
    default:
      return null;
  }
}

/** Null where nothing can change any more. */
async function ask(deps: CardDeps, charge: ChargeRow): Promise<ChargeState | null> {
  const { status, chargeRef } = charge;
  const processor = deps.cardProcessor;
  if (status !== 'PENDING' && status !== 'TO_CONFIRM' && !isCharged(status)) return null;
  if (processor === null || processor.name !== charge.processor) {
    return { kind: 'unreachable', problem: `${charge.processor} is not set up` };
  }
  const order = orderOf(deps, charge);
  if (chargeRef === null) return processor.charge(order, deadline());
  if (isCharged(status) && charge.isToPayBack) {
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

/** @returns false where somebody has asked later and may know better */
async function noteState(
  tx: Transaction,
  { clock }: CardDeps,
  outcomes: ChargeOutcomes,
  found: ChargeRow,
  state: Exclude<ChargeState, { readonly kind: 'unreachable' }>,
): Promise<boolean> {
  await outcomes.lock(tx, found);
  const charge = await tx.one(lockCharge, found.id);
  if (isCharged(charge.status) && charge.readings !== found.readings) return false;
  const next = nextCharge(charge.status, state.kind);
  const before = decimal(charge.takenBack);
  const status = next ?? charge.status;
  const gone = isCharged(status) ? (goneOf(charge.amount, state) ?? before) : before;
  if (next === null && gone.equals(before) && charge.chargeRef !== null) return true;
  const problem = 'problem' in state ? state.problem : null;
  const isCardExpired = state.kind === 'expired card';
  const takenBack = toPlain(gone);
  await tx.run(updateCharge, {
    id: charge.id,
    status,
    isCardExpired,
    takenBack,
    chargeRef: state.chargeRef,
    confirmationUrl: state.kind === 'to confirm' ? state.url : null,
    failureReason: problem,
    now: clock.now(),
  });
  const noted = { ...charge, status, isCardExpired, takenBack, failureReason: problem };
  await outcomeOf(tx, outcomes, charge.status, noted);
  if (!gone.equals(before)) await outcomes.takenBack(tx, noted, { before, reason: problem });
  return true;
}

async function outcomeOf(
  tx: Transaction,
  outcomes: ChargeOutcomes,
  before: ChargeStatus,
  noted: ChargeRow,
): Promise<void> {
  switch (noted.status) {
    case 'SUCCEEDED':
    case 'TAKEN_BACK':
      return isCharged(before) ? undefined : outcomes.succeeded(tx, noted);
    case 'TO_CONFIRM':
      return before === 'TO_CONFIRM' ? undefined : outcomes.toConfirm?.(tx, noted);
    case 'DECLINED':
    case 'UNCONFIRMED':
    case 'CANCELED':
      return before === noted.status ? undefined : outcomes.failed(tx, noted);
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
