import {
  difference,
  minorOf,
  minorOfScaled,
  type Scaled,
  scaled,
  timesPercent,
} from '@investing-platform/rules/networth/minor-units';
import type { Deps } from '../../../deps.ts';
import { type CivilDate, daysBetween } from '../../../kernel/civil-date.ts';
import { endOfDay, endsOfDays } from '../../../kernel/days.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { type HeldOn, walkDays, walkTold } from '../../holdings/index.ts';
import { type SettledWorth, worthAt } from '../../market/index.ts';
import { partOf } from '../shown-in.ts';
import type { HoldingOverTime } from './parts.sql.ts';

/** In minor units of the display currency; null where a rate is not known. */
export interface CostsOfDays {
  /** What the person's part had cost. */
  readonly cost: readonly (bigint | null)[];
  /** What had been paid for all there ever was, less what came back. */
  readonly netPaid: readonly (bigint | null)[];
}

interface CostStep {
  readonly date: CivilDate;
  readonly cost: bigint;
  readonly netPaid: bigint;
}

interface Costed {
  readonly timeZone: string;
  /** The display currency. */
  readonly currency: string;
  readonly now: Date;
  readonly settled: SettledWorth;
}

type RateOn = (from: string, day: CivilDate) => Decimal | null;

/** More days of trades than this are not rated. */
const MAX_RATED_DAYS = 10_000;

/** Whether what a holding cost was paid in the display currency. */
export const isAsShown = (
  { portfolioCurrency }: Pick<HoldingOverTime, 'portfolioCurrency'>,
  currency: string,
): boolean => portfolioCurrency === currency;

/**
 * What holdings had cost at the ends of days, at the rates of the days on which it was paid: what
 * is added at the rate of its day, what goes in proportion.
 *
 * @param all of the history: where these have too many days, no rate is asked for
 * @returns tells one of `some` at days, ascending
 */
export async function holdingCosts(
  deps: Pick<Deps, 'marketData'>,
  person: Costed,
  some: readonly HoldingOverTime[],
  all: readonly HoldingOverTime[],
): Promise<(holding: HoldingOverTime, days: readonly CivilDate[]) => CostsOfDays> {
  const { currency } = person;
  const isForeign = (holding: HoldingOverTime): boolean => !isAsShown(holding, currency);
  const unknown = some.filter((one) => isForeign(one) && keptSteps(one, person) === null);
  const isTooMuch = unknown.length > 0 && hasTooManyDays(all.filter(isForeign));
  const rateOn = isTooMuch ? () => null : await ratesOfTrades(deps, person, unknown);
  return (holding, days) => {
    if (!isForeign(holding)) return costsAsShown(holding, currency, days);
    return costsOf(keptSteps(holding, person) ?? stepsOf(holding, person, rateOn), holding, days);
  };
}

function costsAsShown(
  { days: held, ownershipPercent }: HoldingOverTime,
  currency: string,
  days: readonly CivilDate[],
): CostsOfDays {
  const own = (amount: Scaled): bigint =>
    minorOfScaled(timesPercent(amount, ownershipPercent), currency);
  const costsOn = walkTold(
    held,
    ({ costInPortfolio, paid, brought }: HeldOn) => ({
      cost: own(scaled(costInPortfolio)),
      netPaid: own(difference(scaled(paid), scaled(brought))),
    }),
    { cost: 0n, netPaid: 0n },
  );
  const all = days.map((day) => costsOn(day));
  return { cost: all.map(({ cost }) => cost), netPaid: all.map(({ netPaid }) => netPaid) };
}

/** @param steps null: from the first day on nothing is known */
function costsOf(
  steps: readonly CostStep[] | null,
  { days: held }: HoldingOverTime,
  days: readonly CivilDate[],
): CostsOfDays {
  const first = held[0]?.date;
  if (steps === null) {
    const unknown = days.map((day) => (first !== undefined && first <= day ? null : 0n));
    return { cost: unknown, netPaid: unknown };
  }
  const stepOn = walkDays(steps);
  const all = days.map(stepOn);
  return {
    cost: all.map((step) => step?.cost ?? 0n),
    netPaid: all.map((step) => step?.netPaid ?? 0n),
  };
}

interface KeptSteps {
  readonly stamp: string;
  readonly steps: readonly CostStep[];
}

/** As long as the days are kept, their steps in one currency are. */
const stepsByDays = new WeakMap<readonly HeldOn[], KeptSteps>();

function stampOf(
  { ownershipPercent, portfolioCurrency, currency: own, days }: HoldingOverTime,
  { currency, timeZone, settled }: Costed,
): string | null {
  const last = days.at(-1)?.date;
  if (last === undefined || !settled.isSettled(endOfDay(timeZone, last).getTime())) return null;
  const rates = [own, portfolioCurrency].map((one) => settled.stampOf(null, one));
  if (rates.includes(null)) return null;
  return [currency, timeZone, own, portfolioCurrency, ownershipPercent, ...rates].join(' ');
}

function keptSteps(holding: HoldingOverTime, person: Costed): readonly CostStep[] | null {
  const kept = stepsByDays.get(holding.days);
  return kept !== undefined && kept.stamp === stampOf(holding, person) ? kept.steps : null;
}

function stepsOf(
  holding: HoldingOverTime,
  person: Costed,
  rateOn: RateOn,
): readonly CostStep[] | null {
  const steps = costSteps(holding, person.currency, rateOn);
  const stamp = stampOf(holding, person);
  if (steps !== null && stamp !== null) stepsByDays.set(holding.days, { stamp, steps });
  return steps;
}

function hasTooManyDays(holdings: readonly HoldingOverTime[]): boolean {
  const ends = holdings
    .flatMap(({ days }) => [days[0]?.date ?? [], days.at(-1)?.date ?? []])
    .flat();
  const [first, last] = [ends.sort()[0], ends.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (daysBetween(first, last) < MAX_RATED_DAYS) return false;
  const dates = new Set(holdings.flatMap(({ days }) => days.map(({ date }) => date)));
  return dates.size > MAX_RATED_DAYS;
}

/** Rates at the ends of the days of trades. */
async function ratesOfTrades(
  deps: Pick<Deps, 'marketData'>,
  { timeZone, currency, now }: Costed,
  foreign: readonly HoldingOverTime[],
): Promise<RateOn> {
  const dates = new Set(foreign.flatMap((holding) => holding.days.map(({ date }) => date)));
  if (dates.size === 0) return () => null;
  const sorted = [...dates].sort();
  const places = new Map(sorted.map((date, place) => [date, place]));
  const endOf = endsOfDays(timeZone);
  const times = sorted.map((date) => {
    const end = endOf(date);
    return end < now ? end : now;
  });
  const names = foreign.flatMap((holding) => [holding.currency, holding.portfolioCurrency]);
  const { rateOf } = await worthAt(deps, { names, times, now, into: [currency] });
  return (from, day) => rateOf(from, currency, places.get(day) ?? 0);
}

/** What the person's part had cost after each day of trades. Null where a rate is not known. */
function costSteps(
  { ownershipPercent, portfolioCurrency, ...holding }: HoldingOverTime,
  currency: string,
  rateOn: RateOn,
): CostStep[] | null {
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
