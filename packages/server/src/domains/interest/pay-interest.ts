import { monthAfter } from '@investing-platform/rules/interest/interest';
import type { Transaction } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import { type Decimal, toPlain } from '../../kernel/decimal.ts';
import { post, system } from '../../ledger/index.ts';
import { findAccount, payDebt, recordActivity } from '../trading/index.ts';
import { accrued } from './accrual.ts';
import { hasUnpaid, type InterestDeps, unpaidFrom } from './enrollment-shown.ts';
import { type EnrollmentRow, enrollmentById, insertPayment } from './interest.sql.ts';

export const INTEREST_JOB = 'interest.pay';
/** After a long time without a server, the rest follows at once. */
const MAX_MONTHS = 24;

/** Pays interest at the beginning of each month for the months before, each once. */
export function interestWork(deps: InterestDeps): JobHandler {
  return {
    kind: INTEREST_JOB,
    everySeconds: null,
    async run(id) {
      const today = deps.clock.now().toISOString().slice(0, 10);
      for (let count = 0; count < MAX_MONTHS; count += 1) {
        const row = await deps.db.one(enrollmentById, id);
        if (!hasUnpaid(row)) return null;
        const from = unpaidFrom(row) ?? today;
        const next = monthAfter(from);
        if (next > today) return new Date(next);
        await deps.db.transaction((tx) => payMonth(tx, deps, row, from));
        const after = monthAfter(next);
        // Whether there is anything left to pay by then, the next run finds out.
        if (after > today) return new Date(after);
      }
      return deps.clock.now();
    },
  };
}

async function payMonth(
  tx: Transaction,
  deps: InterestDeps,
  row: EnrollmentRow,
  from: string,
): Promise<void> {
  const { id, userId, brokerAccountId } = row;
  const account = await findAccount(tx, userId, { brokerAccountId });
  const amount = await accrued(tx, row, from, monthAfter(from));
  const month = `${from.slice(0, 7)}-01`;
  const paid = await tx.maybe(insertPayment, id, month, toPlain(amount), deps.clock.now());
  if (paid === null || amount.isZero()) return;
  await addInterest(tx, deps, row, amount, month);
  await payDebt(tx, deps, userId, { account, currency: row.currency, amount });
}

async function addInterest(
  tx: Transaction,
  deps: InterestDeps,
  { id, userId, brokerAccountId, currency }: EnrollmentRow,
  amount: Decimal,
  month: string,
): Promise<void> {
  const entryId = await post(tx, deps, {
    kind: 'INTEREST',
    userId,
    sourceType: 'interest',
    sourceId: id,
    lines: [
      { account: system('interest', currency), amount: amount.negated() },
      { account: { ownerId: brokerAccountId, kind: 'cash', asset: currency }, amount },
    ],
  });
  await recordActivity(tx, deps, {
    type: 'INTEREST',
    entryId,
    owner: { userId, brokerAccountId },
    netAmount: amount,
    currency,
    description: `Interest of ${month.slice(0, 7)}`,
  });
}
