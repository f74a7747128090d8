import { fitHolding } from '@investing-platform/rules/networth/imports/fit-holding';
import type { TrackedTrade } from '@investing-platform/rules/tracked/tracked-trade';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { breathe } from '../../kernel/breathe.ts';
import { newId } from '../../kernel/ids.ts';
import { PackedList } from '../../kernel/packed-list.ts';
import { buryHolding } from './bury.ts';
import { lockHoldings, openHoldings } from './days.sql.ts';
import { type Room, roomFor } from './import-room.ts';
import { CourseWriter, counted } from './recompute.ts';
import { type ImportOf, type TradeBrought, TradeWriter } from './trade-writer.ts';
import { tradesOfHoldings } from './trades.sql.ts';

type ImportDeps = Pick<Deps, 'clock' | 'random'>;

/** What is in memory together: holdings, and trades unless a single holding has more. */
const HOLDINGS_AT_ONCE = 50;
const TRADES_AT_ONCE = 2_000;

/** The trades of holdings that are brought together. */
type Group = PackedList<TradeBrought>;

/**
 * Takes the trades of an import one by one, stores them, and computes each holding once. Sales of
 * what was never held wait. The person is locked.
 */
export class TradesBringer {
  readonly #tx: Transaction;
  readonly #deps: ImportDeps;
  readonly #of: ImportOf;
  readonly #room: Room;
  readonly #groupOf: ReadonlyMap<string, Group>;

  private constructor(
    tx: Transaction,
    deps: ImportDeps,
    of: ImportOf,
    room: Room,
    rowsOf: ReadonlyMap<string, number>,
  ) {
    [this.#tx, this.#deps, this.#of, this.#room] = [tx, deps, of, room];
    this.#groupOf = groupsOf(rowsOf);
  }

  /** @param rowsOf how many trades of each instrument may come */
  static async begin(
    tx: Transaction,
    deps: ImportDeps,
    of: ImportOf,
    rowsOf: ReadonlyMap<string, number>,
  ): Promise<TradesBringer> {
    const room = await roomFor(tx, of, [...rowsOf.keys()]);
    return new TradesBringer(tx, deps, of, room, rowsOf);
  }

  /** @returns the bound that is reached, where a trade is not stored for that; else null */
  add(trade: TradeBrought): string | null {
    const group = this.#groupOf.get(trade.instrumentId);
    if (group === undefined) throw new Error(`No trade of ${trade.instrumentId} was announced`);
    const left = this.#room.take(trade.instrumentId);
    if (left === null) group.push(trade);
    return left;
  }

  /** @returns the ids of trades that need more than was held: they wait */
  async end(): Promise<ReadonlySet<string>> {
    const [tx, deps, of] = [this.#tx, this.#deps, this.#of];
    const writers = {
      trades: new TradeWriter(tx, deps, of),
      courses: new CourseWriter(tx, deps, of.userId),
    };
    const waiting = new Set<string>();
    for (const group of new Set(this.#groupOf.values())) {
      const brought = Map.groupBy(group.drain(), ({ instrumentId }) => instrumentId);
      for (const id of await bringToHoldings(tx, deps, of, brought, writers)) waiting.add(id);
    }
    await writers.trades.end();
    await writers.courses.end();
    return waiting;
  }
}

function groupsOf(rowsOf: ReadonlyMap<string, number>): ReadonlyMap<string, Group> {
  const groupOf = new Map<string, Group>();
  let group: Group = new PackedList();
  let [holdings, trades] = [0, 0];
  for (const [instrumentId, rows] of rowsOf) {
    if (holdings >= HOLDINGS_AT_ONCE || (holdings > 0 && trades + rows > TRADES_AT_ONCE)) {
      group = new PackedList();
      [holdings, trades] = [0, 0];
    }
    groupOf.set(instrumentId, group);
    holdings += 1;
    trades += rows;
  }
  return groupOf;
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
