import { fitHolding } from '@investing-platform/rules/imports/fit-holding';
import type { Ratio, TrackedTrade } from '@investing-platform/rules/tracked/tracked-trade';
import type { TradeOrigin, TradeType } from '@investing-platform/schema/operations';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { breathe } from '../../kernel/breathe.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { newId } from '../../kernel/ids.ts';
import { lockHolding, openHolding } from './days.sql.ts';
import {
  buryDividendsOfFile,
  buryReinvested,
  buryTradesOfFile,
  countsForImport,
  forgetFileOfDividends,
  forgetFileOfTrades,
  insertDividends,
  insertTrades,
  tradesByInstrument,
} from './imports.sql.ts';
import { counted, recompute, writeCourse } from './recompute.ts';
import {
  MAX_HOLDINGS,
  MAX_INSTRUMENTS,
  MAX_RECORDED,
  MAX_TRADES_OF_HOLDING,
} from './record-trade.ts';
import { tradesOfHolding } from './trades.sql.ts';

/** A trade that an import brings. */
export interface TradeBrought {
  readonly id: string;
  readonly instrumentId: string;
  readonly currency: string;
  readonly type: TradeType;
  readonly tradedOn: CivilDate;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly fee: string;
  readonly feeCurrency: string;
  /** Null: it waits. */
  readonly exchangeRate: string | null;
  readonly ratio: Ratio | null;
  readonly uniqueIdentifier: string;
  /** Whether it counts at once. */
  readonly certain: boolean;
}

/** A dividend that an import brings; it waits to be confirmed. */
export interface DividendBrought {
  readonly id: string;
  readonly instrumentId: string;
  readonly currency: string;
  readonly paidOn: CivilDate;
  readonly quantity: string;
  readonly amountPerShare: string;
  readonly grossAmount: string;
  readonly withholdingTax: string;
  readonly exchangeRate: string | null;
  readonly uniqueIdentifier: string;
}

/** Where an import goes, and where it is from. */
export interface ImportOf {
  readonly userId: string;
  readonly portfolioId: string;
  readonly origin: TradeOrigin;
  readonly fileId: string;
  readonly emailId: string | null;
}

type ImportDeps = Pick<Deps, 'clock' | 'random'>;

const ROWS_AT_ONCE = 1_000;

/** Why trades of an import are not as it says, by their ids. */
export interface TradesBrought {
  /** They need more than was held. */
  readonly waiting: ReadonlySet<string>;
  /** They were not stored: a bound is reached, and says which. */
  readonly left: ReadonlyMap<string, string>;
}

/**
 * Stores the trades of an import, and computes each holding once. Sales of what was never held
 * wait. The person is locked.
 */
export async function bringTrades(
  tx: Transaction,
  deps: ImportDeps,
  of: ImportOf,
  trades: readonly TradeBrought[],
): Promise<TradesBrought> {
  const left = await beyondBounds(tx, of, trades);
  const stored = trades.filter(({ id }) => !left.has(id));
  const waiting = new Set<string>();
  for (const [instrumentId, own] of Map.groupBy(stored, (trade) => trade.instrumentId)) {
    await breathe();
    for (const id of await bringToHolding(tx, deps, of, instrumentId, own)) waiting.add(id);
  }
  return { waiting, left };
}

async function bringToHolding(
  tx: Transaction,
  deps: ImportDeps,
  of: ImportOf,
  instrumentId: string,
  trades: readonly TradeBrought[],
): Promise<ReadonlySet<string>> {
  const { userId, portfolioId } = of;
  const certain = trades.filter((trade) => trade.certain && trade.exchangeRate !== null);
  const [first] = certain.map(({ tradedOn }) => tradedOn).sort();
  const currency = trades[0]?.currency ?? '';
  if (first === undefined) {
    await insert(tx, deps, of, trades, new Set());
    return new Set();
  }
  const id = newId(deps.clock, deps.random);
  tx.send(openHolding, [id, userId, portfolioId, instrumentId, currency, null, deps.clock.now()]);
  const holding = await tx.one(lockHolding, userId, portfolioId, instrumentId);
  const held = await tx.all(tradesOfHolding, userId, portfolioId, instrumentId);
  const { course, waiting } = fitHolding(held.map(counted), certain.map(asCounted), {
    ...holding,
    currency,
  });
  const counting = new Set(certain.map((trade) => trade.id).filter((one) => !waiting.has(one)));
  await insert(tx, deps, of, trades, counting);
  await writeCourse(tx, deps, { userId, holdingId: holding.id, since: first }, course);
  return waiting;
}

const asCounted = (trade: TradeBrought): TrackedTrade => ({
  ...trade,
  exchangeRate: trade.exchangeRate ?? '1',
  costBasis: null,
  capitalAmount: null,
  lotSelections: [],
});

async function insert(
  tx: Transaction,
  { clock }: ImportDeps,
  of: ImportOf,
  trades: readonly TradeBrought[],
  counting: ReadonlySet<string>,
): Promise<void> {
  const { userId, portfolioId, origin, fileId, emailId } = of;
  for (let from = 0; from < trades.length; from += ROWS_AT_ONCE) {
    const rows = trades.slice(from, from + ROWS_AT_ONCE).map((trade) => ({
      id: trade.id,
      instrument_id: trade.instrumentId,
      type: trade.type,
      state: counting.has(trade.id) ? 'CONFIRMED' : 'PENDING',
      traded_on: trade.tradedOn,
      quantity: trade.quantity,
      price: trade.price,
      currency: trade.currency,
      exchange_rate: trade.exchangeRate,
      fee: trade.fee,
      fee_currency: trade.feeCurrency,
      ratio_numerator: trade.ratio?.numerator ?? null,
      ratio_denominator: trade.ratio?.denominator ?? null,
      unique_identifier: trade.uniqueIdentifier,
    }));
    const values = [userId, portfolioId, origin, fileId, emailId, clock.now()] as const;
    await tx.run(insertTrades, ...values, JSON.stringify(rows));
  }
}

/** Those that are too many, in the order of the file, and which bound says so. */
async function beyondBounds(
  tx: Transaction,
  { userId, portfolioId }: ImportOf,
  trades: readonly TradeBrought[],
): Promise<Map<string, string>> {
  const counts = await tx.one(countsForImport, userId, portfolioId);
  const instrumentIds = [...new Set(trades.map(({ instrumentId }) => instrumentId))];
  const known = await tx.all(tradesByInstrument, userId, portfolioId, instrumentIds);
  const countOf = new Map(known.map(({ instrumentId, trades: count }) => [instrumentId, count]));
  const held = new Set(known.flatMap((one) => (one.held ? [one.instrumentId] : [])));
  let [{ trades: total }, { inPortfolio, holdings }] = [counts, counts];
  const left = new Map<string, string>();
  for (const { id, instrumentId } of trades) {
    const count = countOf.get(instrumentId) ?? 0;
    const isNew = !held.has(instrumentId);
    if (total >= MAX_RECORDED) left.set(id, `a person may record ${MAX_RECORDED} trades`);
    else if (count >= MAX_TRADES_OF_HOLDING) {
      left.set(id, `a holding may have ${MAX_TRADES_OF_HOLDING} trades`);
    } else if (isNew && inPortfolio >= MAX_INSTRUMENTS) {
      left.set(id, `a portfolio may hold ${MAX_INSTRUMENTS} instruments`);
    } else if (isNew && holdings >= MAX_HOLDINGS) {
      left.set(id, `all portfolios together may hold ${MAX_HOLDINGS} instruments`);
    } else {
      total += 1;
      countOf.set(instrumentId, count + 1);
      if (!isNew) continue;
      held.add(instrumentId);
      inPortfolio += 1;
      holdings += 1;
    }
  }
  return left;
}

/**
 * Stores dividends of an import, as many as a person may record.
 *
 * @returns how many
 */
export async function bringDividends(
  tx: Transaction,
  { clock }: ImportDeps,
  of: ImportOf,
  dividends: readonly DividendBrought[],
): Promise<number> {
  const { userId, portfolioId, origin, fileId, emailId } = of;
  const counts = await tx.one(countsForImport, userId, portfolioId);
  const stored = dividends.slice(0, Math.max(0, MAX_RECORDED - counts.dividends));
  for (let from = 0; from < stored.length; from += ROWS_AT_ONCE) {
    const rows = stored.slice(from, from + ROWS_AT_ONCE).map((dividend) => ({
      id: dividend.id,
      instrument_id: dividend.instrumentId,
      paid_on: dividend.paidOn,
      quantity: dividend.quantity,
      amount_per_share: dividend.amountPerShare,
      gross_amount: dividend.grossAmount,
      withholding_tax: dividend.withholdingTax,
      currency: dividend.currency,
      exchange_rate: dividend.exchangeRate,
      unique_identifier: dividend.uniqueIdentifier,
    }));
    const values = [userId, portfolioId, origin, fileId, emailId, clock.now()] as const;
    await tx.run(insertDividends, ...values, JSON.stringify(rows));
  }
  return stored.length;
}

/** Takes back what a file brought and nobody has decided on: the next reading may bring it again. */
export async function takeBackPending(
  tx: Transaction,
  { clock }: ImportDeps,
  userId: string,
  fileId: string,
): Promise<void> {
  await tx.run(buryTradesOfFile, userId, fileId, ['PENDING'], clock.now());
  await tx.run(buryDividendsOfFile, userId, fileId, ['PENDING'], clock.now());
}

/**
 * Takes back what a file brought, and computes each holding that it changes once. What stays
 * belongs to no file any more. The person is locked.
 *
 * @param withConfirmed whether what counts goes too
 * @throws {PlatformError} INSUFFICIENT_QUANTITY where other sales need what the file brought
 */
export async function undoImport(
  tx: Transaction,
  deps: ImportDeps,
  { userId, fileId, withConfirmed }: { userId: string; fileId: string; withConfirmed: boolean },
): Promise<void> {
  const now = deps.clock.now();
  const states = ['PENDING', 'REJECTED', ...(withConfirmed ? ['CONFIRMED'] : [])];
  const trades = await tx.all(buryTradesOfFile, userId, fileId, states, now);
  const dividends = await tx.all(buryDividendsOfFile, userId, fileId, states, now);
  const reinvested = dividends.flatMap(({ reinvestTradeId }) => reinvestTradeId ?? []);
  const others =
    reinvested.length === 0 ? [] : await tx.all(buryReinvested, userId, reinvested, now);
  const changed = [...trades, ...others].filter(({ state }) => state === 'CONFIRMED');
  const byHolding = Map.groupBy(changed, (trade) => `${trade.portfolioId} ${trade.instrumentId}`);
  for (const own of byHolding.values()) {
    const [one] = own;
    if (one === undefined) continue;
    await breathe();
    const [since = one.tradedOn] = own.map(({ tradedOn }) => tradedOn).sort();
    const { portfolioId, instrumentId, currency } = one;
    const of = { userId, portfolioId, instrumentId, currency };
    await recompute(tx, deps, { ...of, since, field: 'deleteExtracted' });
  }
  await forgetFile(tx, userId, fileId);
}

/** What a file brought belongs to none any more. */
export async function forgetFile(tx: Transaction, userId: string, fileId: string): Promise<void> {
  tx.send(forgetFileOfTrades, [userId, fileId]);
  await tx.run(forgetFileOfDividends, userId, fileId);
}
