import { monthAfter } from '@investing-platform/rules/interest/interest';
import type { Transaction } from '../../db/database.ts';
import { type Decimal, toPlain } from '../../kernel/decimal.ts';
import { postAll, system } from '../../ledger/index.ts';
import { lockAccountsWithIds, payDebts, recordCashActivities } from '../trading/index.ts';
import { accrued } from './accrual.ts';
import type { InterestDeps } from './enrollment-shown.ts';
import * as sql from './interest.sql.ts';

type Earned = sql.EarningRow & { readonly amount: Decimal };

/**
 * Pays one month of enrollments, in as many statements as for one of them. Those that somebody else
 * has paid meanwhile are left out.
 *
 * @param due of one month
 */
export async function payMonth(
  tx: Transaction,
  deps: InterestDeps,
  due: readonly sql.DueRow[],
  paysOn: string,
): Promise<void> {
  const accountIds = [...new Set(due.map(({ brokerAccountId }) => brokerAccountId))];
  const ids = due.map(({ id }) => id);
  // Both travel in one write, in this order.
  const [, rows] = await Promise.all([
    lockAccountsWithIds(tx, accountIds),
    tx.all(sql.stillDue, ids, paysOn),
  ]);
  if (rows.length === 0) return;
  const month = monthBefore(paysOn);
  const amounts = await accrued(tx, rows, month, paysOn);
  tx.send(sql.setPaysOn, [rows.map(({ id }) => id), rows.map((row) => paidNext(row, paysOn))]);
  const inserted = await tx.all(
    sql.insertPayments,
    month,
    deps.clock.now(),
    rows.map(({ id }) => id),
    amounts.map(toPlain),
  );
  const unpaid = new Set(inserted.map(({ id }) => id));
  const earned = rows.flatMap((row, at) => {
    const amount = amounts[at];
    return amount === undefined || amount.isZero() || !unpaid.has(row.id) ? [] : { ...row, amount };
  });
  if (earned.length > 0) await addInterest(tx, deps, earned, month);
}

/** Null where its last span was over by then. */
function paidNext({ spans }: sql.EarningRow, paysOn: string): string | null {
  const goesOn = spans.some(({ until }) => until === null || until > paysOn);
  return goesOn ? monthAfter(paysOn) : null;
}

async function addInterest(
  tx: Transaction,
  deps: InterestDeps,
  earned: readonly Earned[],
  month: string,
): Promise<void> {
  const entryIds = await postAll(tx, deps, earned.map(postingOf));
  const activities = earned.map(({ userId, brokerAccountId, amount, currency }, at) => ({
    entryId: entryIds[at] ?? '',
    owner: { userId, brokerAccountId },
    netAmount: amount,
    currency,
  }));
  const told = { type: 'INTEREST', description: `Interest of ${month.slice(0, 7)}` } as const;
  recordCashActivities(tx, deps, told, activities);
  await payDebts(tx, deps, earned);
}

const postingOf = ({ id, userId, brokerAccountId, currency, amount }: Earned) => ({
  kind: 'INTEREST' as const,
  userId,
  sourceType: 'interest',
  sourceId: id,
  lines: [
    { account: system('interest', currency), amount: amount.negated() },
    { account: { ownerId: brokerAccountId, kind: 'cash' as const, asset: currency }, amount },
  ],
});

/** The first day of the month that ended when this one began. */
function monthBefore(day: string): string {
  const first = new Date(`${day}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 10);
}
