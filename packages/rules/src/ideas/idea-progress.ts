import type { TradeIdeaOutcome, TradeIdeaStatus } from '@investing-platform/schema/operations';
import { type Decimal, decimal, sum, toPlain, ZERO } from '../numbers/decimal.ts';
import { percent } from '../numbers/percent.ts';
import { type IdeaTerms, type TurnedTerms, turned, turnedTerms } from './idea-terms.ts';

/** What a price did over some time. */
export interface PriceBar {
  /** The first instant of it. */
  readonly at: Date;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
}

/** How far an idea has come. Prices are plain decimals. */
export interface IdeaProgress {
  readonly status: TradeIdeaStatus;
  readonly entryPrice: string | null;
  readonly entryFilledAt: Date | null;
  /** When each target was reached; null: not yet. */
  readonly hitAt: readonly (Date | null)[];
  /** The last price that was seen. */
  readonly lastPrice: string | null;
  readonly closePrice: string | null;
  readonly closedAt: Date | null;
  /** As it is printed. */
  readonly resultPercent: string | null;
}

/** As an idea is published. */
export function atFirst({ targets }: IdeaTerms): IdeaProgress {
  return {
    status: 'WAITING_ENTRY',
    entryPrice: null,
    entryFilledAt: null,
    hitAt: targets.map(() => null),
    lastPrice: null,
    closePrice: null,
    closedAt: null,
    resultPercent: null,
  };
}

/** Whether an idea waits or runs. */
export function isOpen({ status }: Pick<IdeaProgress, 'status'>): boolean {
  return status === 'WAITING_ENTRY' || status === 'ACTIVE';
}

/** A bar with its prices turned. */
interface TurnedBar {
  readonly at: Date;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
}

function turnedBar({ direction }: IdeaTerms, bar: PriceBar): TurnedBar {
  const isLong = direction === 'LONG';
  return {
    at: bar.at,
    open: turned(bar.open, direction),
    close: turned(bar.close, direction),
    high: turned(isLong ? bar.high : bar.low, direction),
    low: turned(isLong ? bar.low : bar.high, direction),
  };
}

/**
 * Whether a bar can change where an idea stands. Long bars that cannot are passed over; of others
 * shorter ones are read.
 */
export function concerns(terms: IdeaTerms, progress: IdeaProgress, bar: PriceBar): boolean {
  const { low, high, stop, targets } = turnedTerms(terms);
  const seen = turnedBar(terms, bar);
  if (progress.status === 'WAITING_ENTRY') {
    return seen.low.lessThanOrEqualTo(high) && seen.high.greaterThanOrEqualTo(low);
  }
  const next = targets[progress.hitAt.indexOf(null)];
  return (
    seen.low.lessThanOrEqualTo(stop) ||
    (next !== undefined && seen.high.greaterThanOrEqualTo(next.price))
  );
}

/**
 * Follows an idea through one bar: first the entry, then the stop, then the targets, so that a bar
 * with both stop and target is a loss. A price that opens beyond the stop fills there, at the open;
 * a target fills at its own price, however far above the price opens. Where the bar of the entry
 * does not tell what came before it, the worse is taken: a target counts in it only where the price
 * must have come there after the entry.
 */
export function followed(terms: IdeaTerms, progress: IdeaProgress, bar: PriceBar): IdeaProgress {
  if (!isOpen(progress)) return progress;
  const seen = { ...progress, lastPrice: bar.close };
  const prices = turnedTerms(terms);
  const own = turnedBar(terms, bar);
  if (progress.status === 'ACTIVE') return pursued(terms, seen, prices, own, own.high, own.open);
  const entry = entryIn(prices, own);
  if (entry === null) return seen;
  const entered: IdeaProgress = {
    ...seen,
    status: 'ACTIVE',
    entryPrice: toPlain(entry.abs()),
    entryFilledAt: bar.at,
  };
  const cameDown = own.open.greaterThan(prices.high);
  return pursued(terms, entered, prices, own, cameDown ? own.close : own.high, entry);
}

/** The first price of the entry that a bar reaches; null where it reaches none. */
function entryIn({ low, high }: TurnedTerms, bar: TurnedBar): Decimal | null {
  if (bar.low.greaterThan(high) || bar.high.lessThan(low)) return null;
  if (bar.open.greaterThan(high)) return high;
  return bar.open.lessThan(low) ? low : bar.open;
}

/**
 * @param best the highest price that came for certain while the idea was active
 * @param first the first price while it was
 */
function pursued(
  terms: IdeaTerms,
  progress: IdeaProgress,
  { stop, targets }: TurnedTerms,
  bar: TurnedBar,
  best: Decimal,
  first: Decimal,
): IdeaProgress {
  if (bar.low.lessThanOrEqualTo(stop)) {
    const price = first.lessThan(stop) ? first : stop;
    return ended(terms, progress, 'STOPPED_OUT', toPlain(price.abs()), bar.at);
  }
  const hitAt = progress.hitAt.map((hit, place) => {
    const target = targets[place]?.price;
    return hit ?? (target !== undefined && best.greaterThanOrEqualTo(target) ? bar.at : null);
  });
  const reached = { ...progress, hitAt };
  if (hitAt.includes(null)) return reached;
  const last = terms.targets.at(-1)?.price ?? null;
  return ended(terms, reached, 'TARGET_HIT', last, bar.at);
}

/**
 * Ends an idea that is open at a moment: because its time is over, or because its expert ends it.
 * It ends at the last price that the market gave until then, whatever anybody says.
 */
export function ceased(
  terms: IdeaTerms,
  progress: IdeaProgress,
  why: 'LAPSED' | 'WITHDRAWN',
  at: Date,
): IdeaProgress {
  if (progress.status === 'ACTIVE') {
    const status = why === 'LAPSED' ? 'EXPIRED' : 'CLOSED';
    return ended(terms, progress, status, progress.lastPrice, at);
  }
  if (!isOpen(progress)) return progress;
  return { ...progress, status: why === 'LAPSED' ? 'EXPIRED' : 'CANCELED', closedAt: at };
}

function ended(
  terms: IdeaTerms,
  progress: IdeaProgress,
  status: TradeIdeaStatus,
  closePrice: string | null,
  closedAt: Date,
): IdeaProgress {
  const { entryPrice, hitAt } = progress;
  const resultPercent =
    entryPrice === null || closePrice === null
      ? null
      : percent(gained(terms, entryPrice, hitAt, closePrice));
  return { ...progress, status, closePrice, closedAt, resultPercent };
}

/** The gain as a fraction of the entry, with the parts that went at targets. */
function gained(
  terms: IdeaTerms,
  entryPrice: string,
  hitAt: readonly (Date | null)[],
  closePrice: string,
): Decimal {
  const { targets } = turnedTerms(terms);
  const entry = turned(entryPrice, terms.direction);
  const close = turned(closePrice, terms.direction);
  const parts = targets.map(({ price, part }, place) =>
    (hitAt[place] == null ? close : price).minus(entry).times(part),
  );
  return sum(parts).dividedBy(decimal(entryPrice));
}

/** How an idea came out; null while it is open. */
export function outcomeOf({
  status,
  resultPercent,
}: Pick<IdeaProgress, 'status' | 'resultPercent'>): TradeIdeaOutcome | null {
  if (isOpen({ status })) return null;
  if (resultPercent === null) return 'NOT_ENTERED';
  const result = decimal(resultPercent).comparedTo(ZERO);
  if (result === 0) return 'BREAK_EVEN';
  return result > 0 ? 'GAIN' : 'LOSS';
}
