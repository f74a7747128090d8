import { dayOf } from '@investing-platform/rules/tracked/tracked-holding';
import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { endOfDay } from '../../../kernel/days.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { worthAt } from '../../market/index.ts';
import { partOf } from '../shown-in.ts';
import type { AssetScope } from './asset-scope.ts';
import type { HistoryParts, HoldingOverTime } from './parts.sql.ts';

/** Whether the market prices what is held; else its owner does. */
export const isListed = ({ name }: Pick<HoldingOverTime, 'name'>): boolean => name === null;

/**
 * The person's part of a holding at the end of days: of a listed instrument so many units, else what
 * it was worth in its currency at the last price by then, null where there was none.
 *
 * @param days ascending
 */
export function partHeld(holding: HoldingOverTime, days: readonly CivilDate[]): (Decimal | null)[] {
  const { prices, ownershipPercent } = holding;
  let [price, next]: [string | null, number] = [null, 0];
  return days.map((day) => {
    for (let row = prices[next]; row !== undefined && row.date <= day; row = prices[next]) {
      price = row.price;
      next += 1;
    }
    const quantity = decimal(dayOf(holding.days, day)?.quantity ?? 0);
    if (quantity.isZero()) return ZERO;
    if (isListed(holding)) return partOf(toPlain(quantity), ownershipPercent);
    return price === null ? null : partOf(toPlain(quantity.times(price)), ownershipPercent);
  });
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

interface CostStep extends CostOfDay {
  readonly date: CivilDate;
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
  const steps = scope.holdings.map((holding) => costSteps(holding, currency, rateOn));
  return days.map((day) => {
    let [cost, netPaid] = [ZERO, ZERO];
    for (const [place, own] of steps.entries()) {
      const first = scope.holdings[place]?.days[0]?.date ?? day;
      if (own === null && first <= day) return null;
      const step = dayOf(own ?? [], day);
      cost = cost.plus(roundCash(step?.cost ?? ZERO, currency));
      netPaid = netPaid.plus(roundCash(step?.netPaid ?? ZERO, currency));
    }
    return { cost, netPaid };
  });
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
  const own = (amount: Decimal): Decimal => partOf(toPlain(amount), ownershipPercent);
  if (isAsShown(holding, currency)) {
    return holding.days.map(({ date, costInPortfolio, netPaid }) => ({
      date,
      cost: own(decimal(costInPortfolio)),
      netPaid: own(decimal(netPaid)),
    }));
  }
  const steps: CostStep[] = [];
  let [cost, netPaid, before, paidBefore] = [ZERO, ZERO, ZERO, ZERO];
  for (const { date, ...day } of holding.days) {
    const rate = rateOn(holding.currency, date);
    const paidRate = rateOn(portfolioCurrency, date);
    if (rate === null || paidRate === null) return null;
    const [after, paidAfter] = [decimal(day.costBasis), decimal(day.netPaid)];
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
