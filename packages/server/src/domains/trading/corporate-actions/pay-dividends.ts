import { type DividendTax, dividendTax } from '@investing-platform/rules/kyc/withholding';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { FIRST_ID } from '../../../kernel/ids.ts';
import { roundCash } from '../../../kernel/money.ts';
import { type Line, post, system } from '../../../ledger/index.ts';
import { taxStanding } from '../../kyc/index.ts';
import { payDebt } from '../accounts/deposit-cash.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordActivity } from '../accounts/record-activity.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { announceOrders, prepareOrder, submitOrder } from '../orders/submit-order.ts';
import { claimDividend, type DueDividend, dueDividends, receivingBook } from './actions.sql.ts';

const PAGE = 200;
const MAX_PAGES = 1_000;

/** Pays dividends whose day has come, each once, until told to end; @returns how many. */
export async function payDividends(deps: TradingDeps, signal?: AbortSignal): Promise<number> {
  let paid = 0;
  let after = { payAt: new Date(0), id: FIRST_ID };
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const due = await deps.db.all(dueDividends, after.payAt, after.id, deps.clock.now(), PAGE);
    for (const dividend of due) {
      if (signal?.aborted === true) return paid;
      if (await paySafely(deps, dividend)) paid += 1;
    }
    const last = due.at(-1);
    if (last === undefined || due.length < PAGE) break;
    after = last;
  }
  return paid;
}

/** One dividend that cannot be paid keeps no other waiting; the next run tries it again. */
async function paySafely(deps: TradingDeps, dividend: DueDividend): Promise<boolean> {
  try {
    const taxed = await taxedNow(deps, dividend);
    const isPaid = dividend.isReinvested ? await payAndReinvest(deps, taxed) : null;
    return isPaid ?? (await deps.db.transaction((tx) => pay(tx, deps, taxed)));
  } catch (error) {
    deps.log.error({ err: error, dividendId: dividend.id }, 'a dividend was not paid');
    return false;
  }
}

/**
 * Pays, and buys more of what paid, in one transaction: what is paid is reinvested even where the
 * process ends just then.
 *
 * @returns whether it was paid; null where the market does not take the order: nothing has happened
 */
async function payAndReinvest(deps: TradingDeps, dividend: TaxedDue): Promise<boolean | null> {
  const { userId, brokerAccountId, bookId, tradingMode, assetId } = dividend;
  const notional = toPlain(decimal(dividend.grossAmount).minus(dividend.withheld));
  const request = { assetId, side: 'BUY', type: 'MARKET', timeInForce: 'DAY', notional } as const;
  const source = { source: 'DIVIDEND_REINVESTMENT', activeStrategyId: null } as const;
  const owner = { userId, brokerAccountId, bookId, tradingMode, ...source };
  try {
    const prepared = await prepareOrder(deps, request);
    const isPaid = await deps.db.transaction(async (tx) => {
      if (!(await pay(tx, deps, dividend))) return false;
      await submitOrder(tx, deps, owner, prepared);
      return true;
    });
    announceOrders(deps);
    return isPaid;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    deps.log.warn({ err: error, dividendId: dividend.id }, 'a dividend was not reinvested');
    return null;
  }
}

interface TaxedDue extends DueDividend {
  readonly tax: DividendTax;
  readonly withheld: Decimal;
}

/** With the tax as it is now: a form that was signed or ended since the ex-day counts. */
async function taxedNow({ db, clock }: TradingDeps, dividend: DueDividend): Promise<TaxedDue> {
  const { userId, assetId, tradingMode, withholdingRate: usualFraction, currency } = dividend;
  const standing = await taxStanding(db, userId, clock.now());
  const country = assetOf({ assetId }).country ?? null;
  const tax = dividendTax({ country, usualFraction, tradingMode }, standing);
  const withheld = roundCash(decimal(dividend.grossAmount).times(tax.fraction), currency);
  return { ...dividend, tax, withheld };
}

async function pay(tx: Transaction, deps: TradingDeps, dividend: TaxedDue): Promise<boolean> {
  // An account that starts anew meanwhile is paid before, or never.
  await lockAccount(tx, dividend.brokerAccountId);
  const { currency, userId, brokerAccountId, assetId, tax, withheld } = dividend;
  const kept = [toPlain(withheld), toPlain(tax.fraction)] as const;
  if ((await tx.maybe(claimDividend, dividend.id, deps.clock.now(), ...kept)) === null)
    return false;
  const { bookId } = await tx.one(receivingBook, dividend.bookId, brokerAccountId);
  const gross = decimal(dividend.grossAmount);
  const lines: Line[] = [
    { account: system('dividends', currency), amount: gross.negated() },
    { account: system('tax_withheld', currency), amount: withheld },
    { account: { ownerId: bookId, kind: 'cash', asset: currency }, amount: gross.minus(withheld) },
  ];
  const moved = lines.filter(({ amount }) => !amount.isZero());
  if (moved.length === 0) return true;
  const entryId = await post(tx, deps, {
    kind: 'DIVIDEND',
    userId,
    sourceType: 'dividend',
    sourceId: dividend.id,
    lines: moved,
  });
  const asset = assetOf({ assetId });
  const owner = { userId, brokerAccountId };
  const shared = { entryId, owner, asset, currency };
  await recordActivity(tx, deps, {
    ...shared,
    type: 'DIVIDEND',
    perShareAmount: decimal(dividend.perShareAmount),
    netAmount: gross,
    description: `Dividend of ${asset.symbol} on ${dividend.quantity} shares`,
  });
  if (!withheld.isZero()) {
    await recordActivity(tx, deps, {
      ...shared,
      type: 'DIVIDEND_WITHHOLDING',
      netAmount: withheld.negated(),
      description: `Tax withheld from the dividend of ${asset.symbol}: ${tax.told}`,
    });
  }
  await payDebt(tx, deps, userId, { account: { id: bookId }, currency });
  return true;
}
