import { type CardFate, simulatedCard } from '@investing-platform/rules/cards/simulated-card';
import { laterCharge } from '@investing-platform/rules/cards/simulated-charge';
import {
  statusWhenTaken,
  TAKEN_DESCRIPTIONS,
  takenReason,
} from '@investing-platform/rules/funding/taken-deposit';
import { type Decimal, decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { SECOND_MS } from '@investing-platform/schema/durations';
import type { DepositStatus } from '@investing-platform/schema/operations';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { accountsOf } from '../facts/brokerage.ts';
import { noteMove } from '../rules/brokerage/brokerage.ts';
import { cashOf } from '../trading/accounts.ts';

type Deposit = RowOf<'Deposit'>;

/** What card networks take back of deposits, and give back, by what their cards are made to do. */
export function followCharges(realm: Realm): void {
  for (const deposit of realm.own.list('Deposit')) {
    if (deposit.status === 'COMPLETED' || deposit.status === 'RETURNED') follow(realm, deposit);
  }
}

function follow(realm: Realm, deposit: Deposit): void {
  const { completedAt, takenBack } = deposit;
  const fate = fateOf(realm, deposit);
  if (fate === null || !(completedAt instanceof Date)) return;
  const now = realm.platform.clock.now();
  const charge = { amount: String(deposit.amount), currency: String(deposit.currency) };
  const ageSeconds = (now.getTime() - completedAt.getTime()) / SECOND_MS;
  const { gone, problem } = laterCharge(fate, charge, ageSeconds);
  const before = decimal(takenBack ?? '0');
  if (gone.equals(before)) return;
  const isWhole = gone.equals(charge.amount);
  const status = statusWhenTaken(deposit.status as DepositStatus, { isAdded: true, isWhole });
  moveBack(realm, deposit, gone.minus(before), isWhole);
  Object.assign(deposit, {
    takenBack: toPlain(gone),
    status,
    failureReason: takenReason(gone, charge, problem),
    failureCode: isWhole ? 'TAKEN_BACK' : null,
    updatedAt: now,
  });
  const announced = realm.own.find('PendingUserTransaction', String(deposit.pendingTransactionId));
  if (announced === undefined) return;
  const failure = { failureReason: problem, failureCode: 'TAKEN_BACK' };
  const whole = { failureReason: null, failureCode: null };
  const told = isWhole ? { status: 'FAILED', ...failure } : { status: 'COMPLETED', ...whole };
  Object.assign(announced, told);
}

/** By the token of the card that was charged; null where none was, or it is gone. */
function fateOf(realm: Realm, { cardId }: Deposit): CardFate | null {
  const card = cardId == null ? undefined : realm.own.find('Card', String(cardId));
  return simulatedCard(String(card?.token ?? ''))?.fate ?? null;
}

/** @param taken below 0 where it comes back */
function moveBack(realm: Realm, deposit: Deposit, taken: Decimal, isWhole: boolean): void {
  const account = accountsOf(realm).find(({ id }) => id === deposit.brokerAccountId);
  if (account === undefined) return;
  const currency = String(deposit.currency);
  const cash = cashOf(realm.platform, account, currency);
  cash.total = cash.total.minus(taken);
  const isBack = taken.isNegative();
  noteMove(realm, account.id, {
    type: isBack ? 'DEPOSIT' : 'WITHDRAWAL',
    currency,
    netAmount: toPlain(taken.negated()),
    description: TAKEN_DESCRIPTIONS[isBack ? 'back' : isWhole ? 'whole' : 'part'],
  });
}
