import {
  difference,
  minorOf,
  minorOfScaled,
  ofMinor,
  product,
  type Scaled,
  scaled,
  timesPercent,
} from '@investing-platform/rules/networth/minor-units';
import type { Deps } from '../../../deps.ts';
import { mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { endOfDay } from '../../../kernel/days.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { worthAt } from '../../market/index.ts';
import { partOf } from '../shown-in.ts';
import type { AssetScope } from './asset-scope.ts';
import type { HistoryParts, HoldingOverTime } from './parts.sql.ts';
import { PARTS_AT_ONCE } from './worth.ts';

/** Whether the market prices what is held; else its owner does. */
export const isListed = ({ name }: Pick<HoldingOverTime, 'name'>): boolean => name === null;

/**
 * The person's part of a holding at the end of days: of a listed instrument so many units, else what
 * it was worth in its currency at the last price by then, null where there was none.
 *
 * @param days ascending
 */
export function partHeld(holding: HoldingOverTime, days: readonly CivilDate[]): (Scaled | null)[] {
  const { prices, ownershipPercent } = holding;
  const quantityOn = walk(holding.days, ({ quantity }) => quantity);
  const priceOn = walk(prices, ({ price }) => price);
  let [quantity, price]: [string | null, string | null] = [null, null];
  let part: Scaled | null = NOTHING;
  return days.map((day) => {
    const [quantityThen, priceThen] = [quantityOn(day), priceOn(day)];
    if (quantityThen === quantity && priceThen === price) return part;
    [quantity, price] = [quantityThen, priceThen];
    const held = scaled(quantity ?? '0');
    if (held.digits === 0n) part = NOTHING;
    else if (isListed(holding)) part = timesPercent(held, ownershipPercent);
    else
      part = price === null ? null : timesPercent(product(held, scaled(price)), ownershipPercent);
    return part;
  });
}

const NOTHING = scaled('0');

/** What the last row by a day says; days are asked for ascending. Null before the first row. */
function walk<Row extends { readonly date: CivilDate }, Value>(
  rows: readonly Row[],
  tell: (row: Row) => Value,
): (day: CivilDate) => Value | null {
  let [value, next]: [Value | null, number] = [null, 0];
  return (day) => {
    for (let row = rows[next]; row !== undefined && row.date <= day; row = rows[next]) {
      value = tell(row);
      next += 1;
    }
    return value;
  };
}

interface Costed {
  readonly parts: Pick<HistoryParts, 'timeZone'>;
  readonly scope: Pick<AssetScope, 'holdings'>;
  readonly currency: string;
  readonly now: Date;
}

/** The person's part of all holdings of a day, in the display currency. */
export interface CostOfDay {
  /** What they had cost. */
  readonly cost: Decimal;
  /** What had been paid for all there ever was, less what came back. */
  readonly netPaid: Decimal;
}

/** In minor units of the display currency. */
interface CostStep {
  readonly date: CivilDate;
  readonly cost: bigint;
  readonly netPaid: bigint;
}

/** More days of trades than this are not rated. */
const MAX_RATED_DAYS = 10_000;

/**
 * What the holdings of each day had cost, at the rates of the days on which it was paid. Null where
 * one of these is not known.
 */
export async function holdingCosts(
  deps: Pick<Deps, 'marketData'>,
  person: Costed,
  days: readonly CivilDate[],
): Promise<(CostOfDay | null)[]> {
  const { scope, currency } = person;
  const rateOn = await ratesOfTrades(deps, person);
  const [cost, netPaid] = [days.map(() => 0n), days.map(() => 0n)];
  /** The first day of those whose cost is not known. */
  let unknownSince: CivilDate | null = null;
  await mapBreathing(scope.holdings, PARTS_AT_ONCE, (holding) => {
    const steps = costSteps(holding, currency, rateOn);
    const first = holding.days[0]?.date ?? null;
    if (steps === null && first !== null) {
      unknownSince = unknownSince === null || first < unknownSince ? first : unknownSince;
    }
    const stepOn = walk(steps ?? [], (step) => step);
    for (const [place, day] of days.entries()) {
      const step = stepOn(day);
      if (step === null) continue;
      cost[place] = (cost[place] ?? 0n) + step.cost;
      netPaid[place] = (netPaid[place] ?? 0n) + step.netPaid;
    }
  });
  return days.map((day, place) =>
    unknownSince !== null && unknownSince <= day
      ? null
      : {
          cost: ofMinor(cost[place] ?? 0n, currency),
          netPaid: ofMinor(netPaid[place] ?? 0n, currency),
        },
  );
}

type RateOn = (from: string, day: CivilDate) => Decimal | null;

/** Rates at the ends of the days of trades in other currencies. */
async function ratesOfTrades(
  deps: Pick<Deps, 'marketData'>,
  { parts, scope, currency, now }: Costed,
): Promise<RateOn> {
  const foreign = scope.holdings.filter((holding) => !isAsShown(holding, currency));
  const dates = new Set(foreign.flatMap((holding) => holding.days.map(({ date }) => date)));
  if (dates.size === 0 || dates.size > MAX_RATED_DAYS) return () => null;
  const sorted = [...dates].sort();
  const places = new Map(sorted.map((date, place) => [date, place]));
  const times = sorted.map((date) => {
    const end = endOfDay(parts.timeZone, date);
    return end < now ? end : now;
  });
  const names = foreign.flatMap((holding) => [holding.currency, holding.portfolioCurrency]);
  const { rateOf } = await worthAt(deps, { names, times, now, into: [currency] });
  return (from, day) => rateOf(from, currency, places.get(day) ?? 0);
}

const isAsShown = ({ portfolioCurrency }: HoldingOverTime, currency: string): boolean =>
  portfolioCurrency === currency;

/**
 * What the person's part had cost after each day of trades: what is added at the rate of its day,
 * what goes in proportion. Null where a rate is not known.
 */
function costSteps(holding: HoldingOverTime, currency: string, rateOn: RateOn): CostStep[] | null {
  const { ownershipPercent, portfolioCurrency } = holding;
  if (isAsShown(holding, currency)) {
    const own = (amount: Scaled): bigint =>
      minorOfScaled(timesPercent(amount, ownershipPercent), currency);
    return holding.days.map(({ date, costInPortfolio, paid, brought }) => ({
      date,
      cost: own(scaled(costInPortfolio)),
      netPaid: own(difference(scaled(paid), scaled(brought))),
    }));
  }
  const own = (amount: Decimal): bigint =>
    minorOf(toPlain(partOf(toPlain(amount), ownershipPercent)), currency);
  const steps: CostStep[] = [];
  let [cost, netPaid, before, paidBefore] = [ZERO, ZERO, ZERO, ZERO];
  for (const { date, ...day } of holding.days) {
    const rate = rateOn(holding.currency, date);
    const paidRate = rateOn(portfolioCurrency, date);
    if (rate === null || paidRate === null) return null;
    const [after, paidAfter] = [decimal(day.costBasis), decimal(day.paid).minus(day.brought)];
    cost = after.greaterThan(before)
      ? cost.plus(after.minus(before).times(rate))
      : before.isZero()
        ? ZERO
        : cost.times(after).dividedBy(before);
    netPaid = netPaid.plus(paidAfter.minus(paidBefore).times(paidRate));
    [before, paidBefore] = [after, paidAfter];
    steps.push({ date, cost: own(cost), netPaid: own(netPaid) });
  }
  return steps;
}
