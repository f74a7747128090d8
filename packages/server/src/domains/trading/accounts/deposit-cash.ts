import type { TradingMode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { Decimal } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import {
  type AccountKey,
  debtorsAmong,
  freeAndOwed,
  type Line,
  post,
  system,
} from '../../../ledger/index.ts';
import type { TradingDeps } from '../deps.ts';
import { lockAccount } from './lock-account.ts';
import { recordActivity } from './record-activity.ts';
import { releaseAccount, restrictAccount } from './restrict-account.ts';

type CashDeps = Pick<TradingDeps, 'clock' | 'random'>;

/** Cash that comes into an account or goes out of it. */
export interface CashTransfer {
  readonly account: { readonly id: string; readonly tradingMode: TradingMode };
  readonly currency: string;
  /** 0 or more; rounded half-even to whole minor units. */
  readonly amount: Decimal;
  /** What it comes from, as `deposit` and its id. Default: the account itself. */
  readonly source?: { readonly type: string; readonly id: string };
  readonly description?: string;
  /** Whether a card was charged for it. Default: false. */
  readonly byCard?: boolean;
}

/** Where an account's money comes from: the bank, a card, and play money for practice. */
export function outside(
  { account, byCard = false }: Pick<CashTransfer, 'account' | 'byCard'>,
  currency: string,
) {
  if (account.tradingMode !== 'LIVE') return system('external_paper', currency);
  return system(byCard ? 'external_card' : 'external_bank', currency);
}

function own(
  { id }: Pick<CashTransfer['account'], 'id'>,
  kind: 'cash' | 'debt',
  asset: string,
): AccountKey {
  return { ownerId: id, kind, asset };
}

/** Brings cash into an account. What it owes is paid first. Nothing for 0. */
export async function depositCash(
  tx: Transaction,
  deps: CashDeps,
  userId: string,
  deposit: CashTransfer,
): Promise<void> {
  const { account, currency } = deposit;
  const amount = roundCash(deposit.amount, currency);
  if (amount.isZero()) return;
  await lockAccount(tx, account.id);
  const entryId = await post(tx, deps, {
    kind: 'DEPOSIT',
    userId,
    ...sourceOf(deposit),
    lines: [
      { account: outside(deposit, currency), amount: amount.negated() },
      { account: own(account, 'cash', currency), amount },
    ],
  });
  await recordActivity(tx, deps, {
    type: 'DEPOSIT',
    entryId,
    owner: { userId, brokerAccountId: account.id },
    netAmount: amount,
    currency,
    description: deposit.description ?? 'Cash was paid in',
  });
  await payDebt(tx, deps, userId, deposit);
}

function sourceOf({ account, source }: CashTransfer) {
  return { sourceType: source?.type ?? 'broker_account', sourceId: source?.id ?? account.id };
}

/**
 * Takes available cash out of an account. Nothing for 0.
 *
 * @throws {PlatformError} INSUFFICIENT_FUNDS
 */
export async function withdrawCash(
  tx: Transaction,
  deps: CashDeps,
  userId: string,
  withdrawal: CashTransfer,
): Promise<void> {
  const { account, currency } = withdrawal;
  const amount = roundCash(withdrawal.amount, currency);
  if (amount.isZero()) return;
  await lockAccount(tx, account.id);
  const entryId = await post(tx, deps, {
    kind: 'WITHDRAWAL',
    userId,
    ...sourceOf(withdrawal),
    lines: [
      { account: outside(withdrawal, currency), amount },
      { account: own(account, 'cash', currency), amount: amount.negated() },
    ],
  });
  await tellOfOutflow(tx, deps, userId, withdrawal, { entryId, amount });
}

async function tellOfOutflow(
  tx: Transaction,
  deps: CashDeps,
  userId: string,
  { account, currency, description }: CashTransfer,
  { entryId, amount }: { readonly entryId: string; readonly amount: Decimal },
): Promise<void> {
  await recordActivity(tx, deps, {
    type: 'WITHDRAWAL',
    entryId,
    owner: { userId, brokerAccountId: account.id },
    netAmount: amount.negated(),
    currency,
    description: description ?? 'Cash was paid out',
  });
}

/**
 * Takes a deposit back, as a bank does. What is not there any more becomes a debt, and the account
 * is restricted until it is paid.
 */
export async function takeBackDeposit(
  tx: Transaction,
  deps: CashDeps,
  userId: string,
  deposit: CashTransfer,
): Promise<void> {
  const { account, currency } = deposit;
  const amount = roundCash(deposit.amount, currency);
  await lockAccount(tx, account.id);
  const { free } = await freeAndOwed(tx, account.id, currency);
  const taken = Decimal.min(free, amount);
  const owed = amount.minus(taken);
  const entryId = await post(tx, deps, {
    kind: 'WITHDRAWAL',
    userId,
    ...sourceOf(deposit),
    lines: (
      [
        { account: outside(deposit, currency), amount },
        { account: own(account, 'cash', currency), amount: taken.negated() },
        { account: own(account, 'debt', currency), amount: owed.negated() },
      ] satisfies Line[]
    ).filter((line) => !line.amount.isZero()),
  });
  await tellOfOutflow(tx, deps, userId, deposit, { entryId, amount });
  if (owed.greaterThan(0)) await restrictAccount(tx, deps, account.id);
}

interface Owed {
  readonly account: Pick<CashTransfer['account'], 'id'>;
  readonly currency: string;
}

/**
 * Pays what an account owes out of its cash; an account that owes nothing more may buy again.
 * Whatever brings free cash into an account calls this.
 */
export async function payDebt(
  tx: Transaction,
  deps: CashDeps,
  userId: string,
  { account, currency }: Owed,
): Promise<void> {
  const { free, owed } = await freeAndOwed(tx, account.id, currency);
  const paid = Decimal.min(free, owed);
  if (!paid.greaterThan(0)) return;
  await post(tx, deps, {
    kind: 'JOURNAL_CASH',
    userId,
    sourceType: 'broker_account',
    sourceId: account.id,
    lines: [
      { account: own(account, 'cash', currency), amount: paid.negated() },
      { account: own(account, 'debt', currency), amount: paid },
    ],
  });
  const stillOwing = await debtorsAmong(tx, [account.id]);
  if (stillOwing.size === 0) await releaseAccount(tx, deps, account.id);
}

/** The same for cash that came to many accounts, of which few owe anything. */
export async function payDebts(
  tx: Transaction,
  deps: CashDeps,
  credits: readonly {
    readonly userId: string;
    readonly brokerAccountId: string;
    readonly currency: string;
  }[],
): Promise<void> {
  const debtors = await debtorsAmong(
    tx,
    credits.map(({ brokerAccountId }) => brokerAccountId),
  );
  for (const { userId, brokerAccountId: id, currency } of credits) {
    if (debtors.has(id)) await payDebt(tx, deps, userId, { account: { id }, currency });
  }
}
