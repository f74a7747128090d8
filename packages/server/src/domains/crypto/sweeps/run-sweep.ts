import { coinOf } from '@investing-platform/rules/crypto/networks';
import { isSold, soldPart } from '@investing-platform/rules/crypto/sweep';
import { boughtWith, rateAfterFee } from '@investing-platform/rules/numbers/exchange-rate';
import { isOpen } from '@investing-platform/rules/trading/orders/status';
import type { Transaction } from '../../../db/database.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { freeAndOwed } from '../../../ledger/index.ts';
import { planOf } from '../../billing/index.ts';
import { rateOrNull } from '../../market/index.ts';
import {
  announceOrders,
  exchangeCash,
  lockAccount,
  ordersWithIds,
  type PreparedOrder,
  prepareOrder,
  submitOrder,
} from '../../trading/index.ts';
import type { CryptoDeps } from '../deps.ts';
import { type TransferRow, transferById } from '../transfers/transfers.sql.ts';
import { SWEEP_JOB } from './sweep-job.ts';
import {
  endRun,
  insertRun,
  planOfPerson,
  proceedsOf,
  ruleFor,
  runOf,
  type SweepRun,
} from './sweeps.sql.ts';

const SOON_SECONDS = 5;
const NO_PRICE_SECONDS = 60;

/**
 * Sells what came in where a rule covers it, by a market order, and exchanges what that brings. A
 * transfer is swept once, whoever works on it.
 */
export function sweepWork(deps: CryptoDeps): JobHandler {
  return {
    kind: SWEEP_JOB,
    everySeconds: null,
    async run(transferId) {
      const run = await deps.db.maybe(runOf, transferId);
      if (run === null) return begin(deps, await deps.db.one(transferById, transferId));
      return run.endedAt === null ? finish(deps, run) : null;
    },
  };
}

interface Sale {
  readonly transfer: TransferRow;
  readonly rule: { readonly id: string; readonly targetCurrency: string };
  readonly prepared: PreparedOrder;
}

async function begin(deps: CryptoDeps, transfer: TransferRow): Promise<Date | null> {
  const { userId, currency, chain, amount, status, completedAt } = transfer;
  if (status !== 'COMPLETED' || completedAt === null) return null;
  const rule = await deps.db.maybe(ruleFor, userId, currency, chain, amount, completedAt);
  const coin = coinOf(currency);
  if (rule === null || !isSold(coin)) return null;
  const quantity = soldPart(coin, amount, rule.sellPercent);
  if (quantity.isZero()) return null;
  const prepared = await prepareOrder(deps, {
    assetId: coin.id,
    side: 'SELL',
    type: 'MARKET',
    timeInForce: 'GTC',
    quantity: toPlain(quantity),
  });
  const now = deps.clock.now();
  try {
    const isPlaced = await deps.db.transaction((tx) =>
      place(tx, deps, { transfer, rule, prepared }),
    );
    if (!isPlaced) return null;
  } catch (error) {
    // What is spent or held meanwhile is not sold.
    if (isRefusal(error, 'INSUFFICIENT_QUANTITY') || isRefusal(error, 'WASH_TRADE')) return null;
    if (isRefusal(error, 'PROVIDER_UNAVAILABLE')) return secondsAfter(now, NO_PRICE_SECONDS);
    throw error;
  }
  announceOrders(deps);
  return secondsAfter(now, SOON_SECONDS);
}

const isRefusal = (error: unknown, code: PlatformError['code']): boolean =>
  error instanceof PlatformError && error.code === code;

async function place(
  tx: Transaction,
  deps: CryptoDeps,
  { transfer, rule, prepared }: Sale,
): Promise<boolean> {
  const { id: transferId, userId, brokerAccountId } = transfer;
  const account = await lockAccount(tx, brokerAccountId);
  const known = await tx.maybe(runOf, transferId);
  if (account.status !== 'ACTIVE' || known !== null) return false;
  const owner = { userId, brokerAccountId, tradingMode: 'LIVE', bookId: brokerAccountId } as const;
  const source = { source: 'AUTO_SWEEP', activeStrategyId: null } as const;
  const orderId = await submitOrder(tx, deps, { ...owner, ...source }, prepared);
  const { id: sweepId, targetCurrency } = rule;
  const run = { transferId, userId, sweepId, orderId, targetCurrency };
  tx.send(...insertRun({ ...run, createdAt: deps.clock.now() }));
  return true;
}

/**
 * Once the order has ended: what it brought, in the currency of the rule. What was owed or spent of
 * it by then is there no more, and is not exchanged.
 */
async function finish(deps: CryptoDeps, run: SweepRun): Promise<Date | null> {
  const { transferId, userId, orderId, targetCurrency } = run;
  const [order] = await ordersWithIds(deps.db, userId, [orderId]);
  const now = deps.clock.now();
  if (order === undefined || isOpen(order.status)) return secondsAfter(now, SOON_SECONDS);
  const { proceeds: brought } = await deps.db.one(proceedsOf, orderId);
  const proceeds = decimal(brought);
  const isSame = proceeds.isZero() || targetCurrency === order.currency;
  const rate = isSame ? null : await exchangeRate(deps, userId, order.currency, targetCurrency);
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, order.brokerAccountId);
    const { free } = await freeAndOwed(tx, account.id, order.currency);
    const left = Decimal.min(proceeds, free);
    const bought = rate === null ? proceeds : boughtWith(left, rate.afterFee, targetCurrency);
    const ended = await tx.run(endRun, transferId, toPlain(bought), now);
    if (ended === 0 || rate === null || bought.isZero()) return;
    await exchangeCash(tx, deps, {
      userId,
      brokerAccountId: account.id,
      bookId: account.id,
      from: { currency: order.currency, amount: left },
      to: { currency: targetCurrency, amount: bought },
      midRate: rate.mid,
      source: { type: 'crypto_sweep', id: transferId },
    });
  });
  return null;
}

async function exchangeRate(
  deps: CryptoDeps,
  userId: string,
  from: string,
  to: string,
): Promise<{ readonly mid: Decimal; readonly afterFee: string }> {
  const mid = await rateOrNull(deps, from, to, deps.clock.now());
  if (mid === null) throw new Error(`there is no rate of ${from} in ${to} now`);
  const { forexFeeFraction } = planOf(await deps.db.one(planOfPerson, userId));
  return { mid, afterFee: rateAfterFee(toPlain(mid), forexFeeFraction) };
}
