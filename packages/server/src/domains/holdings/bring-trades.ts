import { fitHolding } from '@investing-platform/rules/networth/imports/fit-holding';
import type { TrackedTrade } from '@investing-platform/rules/tracked/tracked-trade';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { breathe } from '../../kernel/breathe.ts';
import { newId } from '../../kernel/ids.ts';
import { buryHolding } from './bury.ts';
import { lockHoldings, openHoldings } from './days.sql.ts';
import { countsForImport, tradesByInstrument } from './imports.sql.ts';
import { CourseWriter, counted } from './recompute.ts';
import {
  MAX_HOLDINGS,
  MAX_INSTRUMENTS,
  MAX_RECORDED,
  MAX_TRADES_OF_HOLDING,
} from './record-trade.ts';
import { type ImportOf, type TradeBrought, TradeWriter } from './trade-writer.ts';
import { tradesOfHoldings } from './trades.sql.ts';

type ImportDeps = Pick<Deps, 'clock' | 'random'>;

/** Holdings whose trades are in memory together. */
const HOLDINGS_AT_ONCE = 50;

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
  const byInstrument = [...Map.groupBy(stored, (trade) => trade.instrumentId)];
  const writers = {
    trades: new TradeWriter(tx, deps, of),
    courses: new CourseWriter(tx, deps, of.userId),
  };
  for (let from = 0; from < byInstrument.length; from += HOLDINGS_AT_ONCE) {
    const some = new Map(byInstrument.slice(from, from + HOLDINGS_AT_ONCE));
    for (const id of await bringToHoldings(tx, deps, of, some, writers)) waiting.add(id);
  }
  await writers.trades.end();
  await writers.courses.end();
  return { waiting, left };
}

interface Writers {
  readonly trades: TradeWriter;
  readonly courses: CourseWriter;
}

type ByInstrument = ReadonlyMap<string, readonly TradeBrought[]>;

/** @returns the ids of trades that need more than was held */
async function bringToHoldings(
  tx: Transaction,
  deps: ImportDeps,
  of: ImportOf,
  brought: ByInstrument,
  writers: Writers,
): Promise<ReadonlySet<string>> {
  const { userId, portfolioId } = of;
  const certain = new Map(
    [...brought].map(([id, trades]) => [id, trades.filter(isCertain)] as const),
  );
  const counting = [...certain].flatMap(([id, { length }]) => (length > 0 ? id : []));
  const holdings = await opened(tx, deps, of, brought, counting);
  const rows = await tx.all(tradesOfHoldings, userId, portfolioId, counting);
  const heldOf = Map.groupBy(rows, ({ instrumentId }) => instrumentId);
  const waiting = new Set<string>();
  for (const [instrumentId, trades] of brought) {
    await breathe();
    const [own, holding] = [certain.get(instrumentId) ?? [], holdings.get(instrumentId)];
    const [since] = own.map(({ tradedOn }) => tradedOn).sort();
    if (since === undefined || holding === undefined) {
      await writers.trades.add(trades, NONE);
      continue;
    }
    const held = (heldOf.get(instrumentId) ?? []).map(counted);
    const fitted = fitHolding(held, own.map(asCounted), holding);
    for (const id of fitted.waiting) waiting.add(id);
    if (fitted.course.days.length === 0) {
      await buryHolding(tx, userId, { portfolioId, instrumentId }, deps.clock.now());
      await writers.trades.add(trades, NONE);
      continue;
    }
    const counts = own.map(({ id }) => id).filter((id) => !fitted.waiting.has(id));
    await writers.trades.add(trades, new Set(counts));
    await writers.courses.add({ holdingId: holding.id, since, course: fitted.course });
  }
  return waiting;
}

const NONE: ReadonlySet<string> = new Set();

const isCertain = (trade: TradeBrought): boolean => trade.certain && trade.exchangeRate !== null;

/** Holdings of instruments, made where there are none, and locked. */
async function opened(
  tx: Transaction,
  deps: ImportDeps,
  { userId, portfolioId }: ImportOf,
  brought: ByInstrument,
  instrumentIds: readonly string[],
) {
  const currencyOf = (id: string): string => brought.get(id)?.[0]?.currency ?? '';
  const asked = instrumentIds.map((id) => ({
    id: newId(deps.clock, deps.random),
    instrument_id: id,
    currency: currencyOf(id),
  }));
  tx.send(openHoldings, [userId, portfolioId, deps.clock.now(), JSON.stringify(asked)]);
  const locked = await tx.all(lockHoldings, userId, portfolioId, instrumentIds);
  return new Map(
    locked.map((row) => [row.instrumentId, { ...row, currency: currencyOf(row.instrumentId) }]),
  );
}

const asCounted = (trade: TradeBrought): TrackedTrade => ({
  ...trade,
  exchangeRate: trade.exchangeRate ?? '1',
  costBasis: null,
  capitalAmount: null,
  lotSelections: [],
});

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
