import type { Scaled } from '@investing-platform/rules/networth/minor-units';
import { dayOf } from '@investing-platform/rules/tracked/tracked-holding';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { dayIn } from '../../kernel/days.ts';
import { type Decimal, decimal, ZERO } from '../../kernel/decimal.ts';
import { inRequest } from '../../kernel/in-request.ts';
import {
  daysSince,
  type HeldDay,
  type HeldDayTold,
  type HeldIncome,
  type HeldRow,
  incomesOfHoldings,
  type OwnPriceRow,
  ownPricesOf,
} from '../holdings/index.ts';
import { type Worth, worthAt } from '../market/index.ts';
import { brokerPrices } from '../trading/index.ts';

export interface Request {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'marketData'>;
  readonly actor: Actor;
}

/** What a holding came to over time. Days are ascending. */
export interface HeldOverTime {
  readonly days: readonly HeldDay[];
  readonly incomes: readonly HeldIncome[];
}

const NOTHING: HeldOverTime = { days: [], incomes: [] };

const EVER = '-infinity';

async function readOverTime(
  { deps, actor }: Request,
  ids: readonly string[],
  since: CivilDate,
): Promise<Map<string, HeldOverTime>> {
  const { userId } = requireUser(actor);
  const rows = await deps.db.all(daysSince, userId, ids, since);
  const incomes = await deps.db.all(incomesOfHoldings, userId, ids);
  const daysOf = new Map(rows.map(({ id, days }) => [id, days.map(dayTold)]));
  const incomesOf = Map.groupBy(incomes, ({ holdingId }) => holdingId);
  return new Map(
    ids.map((id) => [id, { days: daysOf.get(id) ?? [], incomes: incomesOf.get(id) ?? [] }]),
  );
}

const dayTold = ([date, quantity, paid, brought]: HeldDayTold): HeldDay => ({
  date,
  quantity,
  paid,
  brought,
});

const heldOverTime = inRequest<Request, HeldOverTime>((request, ids) =>
  readOverTime(request, ids, EVER),
);

/** The same from the last day of trades until a day on. Two statements. */
export function overTimeSince(
  request: Request,
  holdings: readonly HeldRow[],
  since: CivilDate,
): Promise<Map<string, HeldOverTime>> {
  const ids = holdings.map(({ id }) => id);
  return readOverTime(request, ids, since);
}

/** Two statements for all holdings that are asked for in one turn. */
export async function overTime(
  request: Request,
  holdings: readonly HeldRow[],
): Promise<Map<string, HeldOverTime>> {
  const found = holdings.map(async ({ id }) => {
    return [id, (await heldOverTime(request, id)) ?? NOTHING] as const;
  });
  return new Map(await Promise.all(found));
}

const ownPrices = inRequest<Request, OwnPriceRow[]>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(ownPricesOf, requireUser(actor).userId, ids);
  return Map.groupBy(rows, ({ instrumentId }) => instrumentId);
});

/** What holdings were worth at moments. */
export interface Valuation {
  /** Of one unit in another currency; null where a price or a rate is not known. */
  readonly worthOf: (
    holding: HeldRow,
    units: Decimal,
    into: string,
    place: number,
  ) => Decimal | null;
  /** The same of many amounts, in minor units of the currency. */
  readonly minorOf: (
    holding: HeldRow,
    into: string,
  ) => (units: Scaled, place: number) => bigint | null;
  readonly rateOf: Worth['rateOf'];
}

/**
 * Prices and rates of holdings at moments: one statement, and one call for all prices.
 *
 * @param times ascending, at most 10,000
 */
export async function valuationAt(
  request: Request,
  holdings: readonly HeldRow[],
  { times, into, timeZone }: { times: readonly Date[]; into: string; timeZone: string },
): Promise<Valuation> {
  const { deps, actor } = request;
  const now = deps.clock.now();
  const custom = holdings.filter(({ category }) => category !== null);
  // Asked for together, so that one statement reads them all.
  const told = new Map(
    await Promise.all(
      custom.map(async ({ instrumentId }) => {
        return [instrumentId, (await ownPrices(request, instrumentId)) ?? []] as const;
      }),
    ),
  );
  const days = times.map((at) => dayIn(timeZone, at));
  const own = new Map(
    custom.map(({ instrumentId, currency }) => {
      const rows = told.get(instrumentId) ?? [];
      const prices = pricesOver(rows, days);
      const priceAt = (place: number): Decimal | null => prices[place] ?? null;
      return [instrumentId, { currency, assetId: null, priceAt }] as const;
    }),
  );
  const names = holdings.flatMap((row) => [row.instrumentId, row.portfolioCurrency]);
  const others = brokerPrices(deps.db, requireUser(actor).userId);
  const worth = await worthAt(deps, { names, times, now, into: [into], own, others });
  return {
    rateOf: worth.rateOf,
    minorOf: ({ instrumentId }, currency) => worth.minorOf(instrumentId, currency),
    worthOf(holding, units, currency, place) {
      if (units.isZero()) return ZERO;
      const name = holding.instrumentId;
      return worth.leafOf({ name, amount: units, into: currency, place })?.value ?? null;
    },
  };
}

/** The last price by each of some days, ascending. */
function pricesOver(rows: readonly OwnPriceRow[], days: readonly CivilDate[]): (Decimal | null)[] {
  let [price, next]: [Decimal | null, number] = [null, 0];
  return days.map((day) => {
    const before = next;
    while ((rows[next]?.date ?? LAST) <= day) next += 1;
    if (next > before) price = decimal(rows[next - 1]?.price ?? 0);
    return price;
  });
}

/** Comes after all days. */
const LAST = '~';

/** Units held at the end of a day. */
export function unitsOn({ days }: HeldOverTime, day: CivilDate): Decimal {
  return decimal(dayOf(days, day)?.quantity ?? 0);
}

export interface MoneyOfDay {
  readonly paid: Decimal;
  readonly brought: Decimal;
  readonly income: Decimal;
}

/** What was paid, came back and was received after a day and until another. */
export function moneyBetween(
  { days, incomes }: HeldOverTime,
  after: CivilDate,
  until: CivilDate,
): MoneyOfDay {
  const [first, last] = [dayOf(days, after), dayOf(days, until)];
  const between = (name: 'paid' | 'brought'): Decimal =>
    decimal(last?.[name] ?? 0).minus(first?.[name] ?? 0);
  let income = ZERO;
  for (const { date, amount } of incomes) {
    if (date > after && date <= until) income = income.plus(amount);
  }
  return { paid: between('paid'), brought: between('brought'), income };
}
