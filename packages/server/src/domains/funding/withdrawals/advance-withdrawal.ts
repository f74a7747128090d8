import { boughtWith, rateAfterFee } from '@investing-platform/rules/numbers/exchange-rate';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { bankAccountById } from '../bank-accounts/bank-accounts.sql.ts';
import { openNumber } from '../bank-accounts/sealed-number.ts';
import type { FundingDeps } from '../deps.ts';
import { midRateOf } from '../exchange/exchange-rate.ts';
import { applyEvent, type Circumstances, WITHDRAWAL_JOB } from './apply-event.ts';
import { lockWithdrawalInAccount } from './lock-withdrawal.ts';
import { isFinal, nextStep, type WithdrawalEvent } from './withdrawal.ts';
import {
  isStopped,
  lockWithdrawal,
  settleRate,
  type WithdrawalRow,
  withdrawalById,
} from './withdrawals.sql.ts';

/** More than there are steps from the request to the end. */
const MAX_STEPS = 10;
const DEADLINE_MS = 10_000;
const ASKED_AGAIN_SECONDS = 30;
const STOPPED_SECONDS = HOUR_SECONDS;

/** What comes of one look: a step was taken, or when to look again; null where nobody has to. */
type Outcome = 'stepped' | Date | null;

/**
 * Takes withdrawals from their request to their end. Each step is a transaction of its own, and
 * the bank is asked outside of them: after a crash it is asked again under the same id.
 */
export function withdrawalWork(deps: FundingDeps): JobHandler {
  return {
    kind: WITHDRAWAL_JOB,
    everySeconds: null,
    async run(id) {
      for (let step = 0; step < MAX_STEPS; step += 1) {
        const outcome = await advance(deps, await deps.db.one(withdrawalById, id));
        if (outcome !== 'stepped') return outcome;
      }
      return deps.clock.now();
    },
  };
}

async function advance(deps: FundingDeps, row: WithdrawalRow): Promise<Outcome> {
  switch (row.status) {
    case 'REQUESTED':
      return take(deps, row, 'checked');
    case 'APPROVAL_PENDING':
      return approve(deps, row);
    case 'APPROVED':
      return start(deps, row);
    case 'PROCESSING':
      return handOver(deps, row);
    case 'SENT':
      return askBank(deps, row);
    default:
      invariant(isFinal(row.status), 'every state has its work');
      return null;
  }
}

/** Another process, the person or an operator may have been faster. */
async function take(
  deps: FundingDeps,
  row: WithdrawalRow,
  event: WithdrawalEvent,
  circumstances: Circumstances = {},
): Promise<Outcome> {
  await deps.db.transaction(async (tx) => {
    const now = await lockWithdrawalInAccount(tx, row);
    if (now.status !== row.status || nextStep(now.status, event) === null) return;
    await applyEvent(tx, deps, now, event, circumstances);
  });
  return 'stepped';
}

/** By itself after the time in which it can be cancelled; unusual ones wait for an operator. */
async function approve(deps: FundingDeps, row: WithdrawalRow): Promise<Outcome> {
  if (row.concerns.length > 0) return null;
  const now = deps.clock.now();
  const approvedAt = secondsAfter(row.createdAt, deps.config.withdrawalCancelSeconds);
  if (now < approvedAt) return approvedAt;
  if (await isStoppedNow(deps, row)) return secondsAfter(now, STOPPED_SECONDS);
  return take(deps, row, 'approved');
}

async function isStoppedNow({ db }: FundingDeps, { id }: WithdrawalRow): Promise<boolean> {
  return (await db.one(isStopped, id)).isStopped;
}

/** Settles the rate where no quote did, at that of now. */
async function start(deps: FundingDeps, row: WithdrawalRow): Promise<Outcome> {
  if (await isStoppedNow(deps, row)) return secondsAfter(deps.clock.now(), STOPPED_SECONDS);
  if (row.payoutAmount !== null) return take(deps, row, 'started');
  const { forexFeeFraction, currency, payoutCurrency, amount } = row;
  invariant(forexFeeFraction !== null, 'an exchange has a fee');
  const midRate = await midRateOf(deps, currency, payoutCurrency);
  const rate = rateAfterFee(midRate, forexFeeFraction);
  const payout = boughtWith(decimal(amount), rate, payoutCurrency);
  await deps.db.transaction(async (tx) => {
    const now = await lockWithdrawalInAccount(tx, row);
    if (now.status !== 'APPROVED' || now.payoutAmount !== null) return;
    await tx.run(settleRate, row.id, toPlain(payout), midRate, rate);
    await applyEvent(tx, deps, await tx.one(lockWithdrawal, row.id), 'started');
  });
  return 'stepped';
}

async function paymentOf(deps: FundingDeps, row: WithdrawalRow) {
  const account = await deps.db.one(bankAccountById, row.bankAccountId);
  invariant(row.payoutAmount !== null, 'the rate is settled before the payment');
  return {
    id: row.id,
    amount: toPlain(row.payoutAmount),
    currency: row.payoutCurrency,
    accountHolder: account.accountHolder,
    accountNumber: openNumber(deps, account),
    routingNumber: account.routingNumber,
    swiftBic: account.swiftBic,
    reference: row.reference,
  };
}

async function handOver(deps: FundingDeps, row: WithdrawalRow): Promise<Outcome> {
  const payment = await paymentOf(deps, row);
  const outcome = await deps.bankRail.pay(payment, AbortSignal.timeout(DEADLINE_MS));
  const { railReference, reason } =
    outcome.kind === 'ok'
      ? { railReference: outcome.railReference, reason: '' }
      : { railReference: '', reason: outcome.problem };
  if (outcome.kind === 'ok') return take(deps, row, 'handedOver', { railReference });
  if (outcome.kind === 'refused') return take(deps, row, 'refused', { reason });
  deps.log.warn({ withdrawalId: row.id, problem: reason }, 'a payment was not handed over yet');
  return secondsAfter(deps.clock.now(), ASKED_AGAIN_SECONDS);
}

async function askBank(deps: FundingDeps, row: WithdrawalRow): Promise<Outcome> {
  const { railReference, sentAt } = row;
  invariant(railReference !== null && sentAt !== null, 'the bank has named what it took');
  const payment = { ...(await paymentOf(deps, row)), railReference, sentAt };
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const progress = await deps.bankRail.progressOf(payment, signal);
  if (progress.kind === 'settled') return take(deps, row, 'settled');
  if (progress.kind === 'returned')
    return take(deps, row, 'returned', { reason: progress.problem });
  return secondsAfter(deps.clock.now(), ASKED_AGAIN_SECONDS);
}
