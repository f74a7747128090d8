import {
  type HoldingCourse,
  type HoldingDay,
  holdingCourse,
} from '@investing-platform/rules/tracked/tracked-holding';
import type { HeldLot } from '@investing-platform/rules/tracked/tracked-lots';
import type { TrackedTrade } from '@investing-platform/rules/tracked/tracked-trade';
import { moreThanHeld } from '@investing-platform/rules/tracked/undo';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { toPlain } from '../../kernel/decimal.ts';
import { newId } from '../../kernel/ids.ts';
import type { LotRow } from './book.sql.ts';
import { buryHolding } from './bury.ts';
import { forgetDays, insertDays, lockHolding, openHolding, putLots } from './days.sql.ts';
import { requestProposals } from './proposals/request-proposals.ts';
import { someTrade, type TradeRow, tradesOfHolding } from './trades.sql.ts';

/** A change to the trades of one instrument in one portfolio. */
export interface Changed {
  readonly userId: string;
  readonly portfolioId: string;
  readonly instrumentId: string;
  /** Of the instrument. */
  readonly currency: string;
  /** The first day that may be another one now. */
  readonly since: CivilDate;
  /** The part that is the person's, of a holding that is new; null: as of its portfolio. */
  readonly ownershipPercent?: string | null;
  /** Where the input says what cannot be: default `quantity`. */
  readonly field?: string;
}

/** Lots that are told. */
const MAX_LOTS = 1_000;

/**
 * What a holding came to, from a day on: its days, and what is left of its purchases. Nothing else
 * depends on its trades. The person is locked.
 *
 * @returns the holding's id
 * @throws {PlatformError} INSUFFICIENT_QUANTITY where more goes out on a day than was held
 */
export async function recompute(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  changed: Changed,
): Promise<string> {
  const { userId, portfolioId, instrumentId, currency, since } = changed;
  const now = deps.clock.now();
  const part = changed.ownershipPercent ?? null;
  tx.send(openHolding, [
    { id: newId(deps.clock, deps.random), userId, portfolioId, instrumentId, currency, part, now },
  ]);
  const { id, ...terms } = await tx.one(lockHolding, userId, portfolioId, instrumentId);
  const trades = await tx.all(tradesOfHolding, userId, portfolioId, instrumentId);
  const course = holdingCourse(trades.map(counted), { ...terms, currency });
  if (course.overdrawn !== null) {
    throw moreThanHeld(course.overdrawn, changed.field ?? 'quantity');
  }
  const writer = new CourseWriter(tx, deps, userId);
  await writer.add({ holdingId: id, since, course });
  await writer.end();
  return id;
}

/**
 * The same where trades went: a holding that none is left of goes too.
 *
 * @returns the ids of the holdings that went: what refers to them has to do so no more
 */
export async function recomputeLess(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  changed: Changed,
): Promise<readonly string[]> {
  const { userId, portfolioId, instrumentId } = changed;
  if ((await tx.maybe(someTrade, userId, portfolioId, instrumentId)) === null) {
    await requestProposals(tx, deps, userId);
    return buryHolding(tx, userId, changed, deps.clock.now());
  }
  await recompute(tx, deps, changed);
  return [];
}

/** Of days and lots: no statement is larger. */
const ROWS_AT_ONCE = 1_000;

/** What a holding came to. */
export interface Written {
  readonly holdingId: string;
  /** Earlier days stay. */
  readonly since: CivilDate;
  readonly course: HoldingCourse;
}

/** Writes down what holdings came to, each of them once, as many at a time as fit a statement. */
export class CourseWriter {
  readonly #tx: Transaction;
  readonly #userId: string;
  readonly #clock: Deps['clock'];
  #days: (DayRow & { readonly holding_id: string })[] = [];
  #lots: { readonly id: string; readonly lots: readonly LotRow[] }[] = [];
  #since: CivilDate[] = [];
  #lotCount = 0;

  constructor(tx: Transaction, { clock }: Pick<Deps, 'clock'>, userId: string) {
    this.#tx = tx;
    this.#userId = userId;
    this.#clock = clock;
  }

  async add({ holdingId, since, course }: Written): Promise<void> {
    for (const day of course.days) {
      if (day.date >= since) this.#days.push({ holding_id: holdingId, ...dayRow(day) });
    }
    const lots = course.lots.slice(0, MAX_LOTS).map(lotRow);
    this.#lots.push({ id: holdingId, lots });
    this.#since.push(since);
    this.#lotCount += lots.length;
    if (this.#days.length + this.#lotCount >= ROWS_AT_ONCE) await this.end();
  }

  async end(): Promise<void> {
    const [days, lots, since] = [this.#days, this.#lots, this.#since];
    [this.#days, this.#lots, this.#since, this.#lotCount] = [[], [], [], 0];
    const ids = lots.map(({ id }) => id);
    this.#tx.send(forgetDays, [this.#userId, ids, since]);
    if (days.length > 0) this.#tx.send(insertDays, [this.#userId, JSON.stringify(days)]);
    this.#tx.send(putLots, [this.#userId, this.#clock.now(), JSON.stringify(lots)]);
    await requestProposals(this.#tx, { clock: this.#clock }, this.#userId);
  }
}

/** Trades that count have a rate: it is asked for before they are stored. */
export function counted(row: TradeRow): TrackedTrade {
  return { ...row, exchangeRate: row.exchangeRate ?? '1' };
}

type DayRow = ReturnType<typeof dayRow>;

function dayRow(day: HoldingDay) {
  return {
    day: day.date,
    quantity: toPlain(day.quantity),
    cost_basis: toPlain(day.cost.own),
    cost_in_portfolio: toPlain(day.cost.inPortfolio),
    paid: toPlain(day.paid),
    brought: toPlain(day.brought),
    realized: toPlain(day.realized),
    realized_capital: toPlain(day.realizedCapital),
    fees: toPlain(day.fees),
    moved: day.moved && { units: toPlain(day.moved.units), cost: toPlain(day.moved.cost) },
  };
}

function lotRow({ tradeId, tradedOn, quantity, remaining, cost }: HeldLot): LotRow {
  return {
    tradeId,
    tradedOn,
    quantity: toPlain(quantity),
    remaining: toPlain(remaining),
    cost: toPlain(cost.own),
    costInPortfolio: toPlain(cost.inPortfolio),
  };
}
