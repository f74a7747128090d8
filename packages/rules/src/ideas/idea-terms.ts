import type { TradeIdeaDirection } from '@investing-platform/schema/operations';
import { type Decimal, decimal, sum, ZERO } from '../numbers/decimal.ts';

/** A price to take a gain at, and how much of the position goes there, in percent. */
export interface IdeaTarget {
  readonly price: string;
  readonly allocationPercent: string;
}

/** What a trade idea proposes. Prices are plain decimals in the asset's currency. */
export interface IdeaTerms {
  readonly direction: TradeIdeaDirection;
  readonly entryLow: string;
  readonly entryHigh: string;
  readonly stopLoss: string;
  /** The nearest to the entry first. */
  readonly targets: readonly IdeaTarget[];
}

/**
 * Prices turned so that every idea gains when they rise: those of a short one are negative. What
 * is true of a long idea is then true of all.
 */
export interface TurnedTerms {
  readonly low: Decimal;
  readonly high: Decimal;
  readonly stop: Decimal;
  readonly targets: readonly { readonly price: Decimal; readonly part: Decimal }[];
}

const WHOLE = 100;
const MAX_TARGETS = 5;

export function turned(price: string, direction: TradeIdeaDirection): Decimal {
  return direction === 'LONG' ? decimal(price) : decimal(price).negated();
}

export function turnedTerms({ direction, ...terms }: IdeaTerms): TurnedTerms {
  const { entryLow, entryHigh } = terms;
  const [low, high] = direction === 'LONG' ? [entryLow, entryHigh] : [entryHigh, entryLow];
  const turn = (price: string): Decimal => turned(price, direction);
  return {
    low: turn(low),
    high: turn(high),
    stop: turn(terms.stopLoss),
    targets: terms.targets.map(({ price, allocationPercent }) => ({
      price: turn(price),
      part: decimal(allocationPercent).dividedBy(WHOLE),
    })),
  };
}

/** Why an idea cannot be published as it stands. */
export interface TermsProblem {
  readonly field: 'entryLow' | 'stopLoss' | 'targets';
  readonly problem: string;
}

/** What is wrong with the terms of an idea; null where nothing is. */
export function termsProblem(terms: IdeaTerms): TermsProblem | null {
  const { low, high, stop, targets } = turnedTerms(terms);
  const prices = [terms.entryLow, terms.entryHigh, terms.stopLoss];
  const isLong = terms.direction === 'LONG';
  if ([...prices, ...terms.targets.map(({ price }) => price)].some((one) => !isAbove(one)))
    return { field: 'entryLow', problem: 'prices must be above 0' };
  if (low.greaterThan(high))
    return { field: 'entryLow', problem: 'must not be above the highest price of the entry' };
  if (!stop.lessThan(low)) {
    const side = isLong ? 'below' : 'above';
    return { field: 'stopLoss', problem: `must be ${side} the entry` };
  }
  const problem = targetsProblem(high, targets, isLong);
  return problem === null ? null : { field: 'targets', problem };
}

const isAbove = (price: string): boolean => decimal(price).greaterThan(0);

function targetsProblem(
  entry: Decimal,
  targets: TurnedTerms['targets'],
  isLong: boolean,
): string | null {
  if (targets.length === 0 || targets.length > MAX_TARGETS)
    return `there must be 1 to ${MAX_TARGETS}`;
  let before = entry;
  for (const { price, part } of targets) {
    if (!part.greaterThan(0)) return 'each takes a part above 0 percent';
    if (!price.greaterThan(before))
      return `must be ${isLong ? 'above' : 'below'} the entry, the nearest to it first`;
    before = price;
  }
  const whole = sum(targets.map(({ part }) => part));
  return whole.equals(1) ? null : 'must take 100 percent together';
}

const RATIO_PLACES = 2;

/** The gain at the targets for each unit of loss at the stop, from the middle of the entry. */
export function rewardRiskRatio(terms: IdeaTerms): Decimal {
  const { low, high, stop, targets } = turnedTerms(terms);
  const middle = low.plus(high).dividedBy(2);
  const gains = targets.map(({ price, part }) => price.minus(middle).times(part));
  const risk = middle.minus(stop);
  return risk.greaterThan(0) ? sum(gains).dividedBy(risk).toDecimalPlaces(RATIO_PLACES) : ZERO;
}
