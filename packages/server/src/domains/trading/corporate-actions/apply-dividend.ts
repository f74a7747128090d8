import type { Transaction } from '../../../db/database.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { roundCash } from '../../../kernel/money.ts';
import { amountsAt } from '../../../ledger/index.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import type { TradingDeps } from '../deps.ts';
import { type AffectedAccount, insertDueDividend } from './actions.sql.ts';

type Dividend = Extract<CorporateAction, { kind: 'DIVIDEND' }>;

/**
 * Notes what each book of an account will be paid: for the shares that it held before the ex-day,
 * whatever it has bought or sold since.
 */
export async function noteDividend(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  account: AffectedAccount,
  action: Dividend,
): Promise<void> {
  const dayBefore = new Date(action.exAt.getTime() - 1);
  for (const bookId of account.bookIds) {
    const book = { id: bookId, sinceEntryId: account.resetEntryId };
    const [held] = await amountsAt(tx, account.userId, [book], [dayBefore]);
    const quantity = held?.get(action.assetId);
    if (quantity === undefined || !quantity.greaterThan(0)) continue;
    const gross = roundCash(quantity.times(action.amountPerShare), action.currency);
    const withheld = roundCash(gross.times(decimal(action.withholdingRate)), action.currency);
    await tx.run(insertDueDividend, {
      id: newId(deps.clock, deps.random),
      actionId: action.id,
      userId: account.userId,
      bookId,
      brokerAccountId: account.id,
      assetId: action.assetId,
      quantity: toPlain(quantity),
      perShareAmount: action.amountPerShare,
      grossAmount: toPlain(gross),
      withheldAmount: toPlain(withheld),
      withholdingRate: action.withholdingRate,
      currency: action.currency,
      payAt: action.payAt,
    });
  }
}
