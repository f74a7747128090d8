import { instruments } from '@investing-platform/schema/instruments';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import { Decimal } from 'decimal.js';
import { type Exact, exact, toCents, total, ZERO } from '../formulas/money.ts';
import type { Moment } from '../formulas/returns.ts';
import { type TrackedBook, trackedBook } from '../formulas/tracked.ts';
import { TRACKED, type TrackedLife } from './tracked-life.ts';
import type { World } from './world.ts';
import { dayIn, startIn } from './zones.ts';

/** Where these portfolios are kept. */
export const ZONE = 'Pacific/Auckland';

const CURRENCY_OF: ReadonlyMap<string, string> = new Map(
  instruments.map(({ id, currency }) => [id, currency]),
);

/** What is valued: portfolios, in one currency, at the start and the ends of steps. */
export interface TrackedSpan {
  readonly lives: readonly TrackedLife[];
  readonly currency: string;
  /** Default: the last instant before the day of the first trade. */
  readonly start?: number;
  /** Default: now. */
  readonly ends?: readonly number[];
}

interface Holding {
  readonly life: TrackedLife;
  readonly assetId: string;
  readonly book: TrackedBook;
}

export function booksOf({ trades, method }: TrackedLife): Map<string, TrackedBook> {
  const of = (id: string) => trades.filter(({ instrument }) => instrument.id === id);
  return new Map(TRACKED.map((id) => [id, trackedBook(of(id), method)]));
}

/**
 * What portfolios were worth at prices and rates of the market, at the ends of steps and at the
 * first instant of each day on which something came or went, and what that was: money as it was
 * paid, units for no money at their price then.
 */
export async function trackedMoments(world: World, span: TrackedSpan): Promise<Moment[]> {
  const { lives, currency } = span;
  const days = new Map(daysOf(lives).map((day) => [startIn(ZONE, day), day]));
  const [first = 0] = days.keys();
  const { start = first - 1, ends = [world.clock.now().getTime()] } = span;
  const inside = [...days.keys()].filter((at) => at > start && at <= (ends.at(-1) ?? start));
  const times = [...new Set([start, ...inside, ...ends])].sort((one, other) => one - other);
  const market = await marketAt(world, times, currency);
  const holdings = lives.flatMap((life) =>
    [...booksOf(life)].map(([assetId, book]): Holding => ({ life, assetId, book })),
  );
  return times.map((at, place) => {
    const day = days.get(at);
    const today = dayIn(ZONE, at);
    const unit = (assetId: string): Exact =>
      market.priceAt(assetId, place).times(market.rateAt(CURRENCY_OF.get(assetId) ?? '', place));
    const worth = (holding: Holding): Exact => {
      const { book, assetId } = holding;
      const held = book.days.findLast((one) => one.day <= today)?.units ?? ZERO;
      const traded = held.toDecimalPlaces(18).dividedBy(notYetTraded(holding, at));
      return toCents(unit(assetId).times(traded));
    };
    const came = (holding: Holding): Exact => {
      const { money, moved } = flowOn(holding, day);
      const { life, assetId } = holding;
      const paid = toCents(market.rateAt(life.currency, place).times(money));
      return paid.plus(toCents(unit(assetId).times(moved)));
    };
    const flow = place === 0 ? ZERO : total(holdings.map(came));
    return { at, value: total(holdings.map(worth)).toNumber(), flow: flow.toNumber() };
  });
}

function daysOf(lives: readonly TrackedLife[]): string[] {
  const traded = lives.flatMap(({ trades }) => trades.map(({ tradedOn }) => tradedOn));
  const paid = lives.flatMap(({ dividends }) => dividends.map(({ paidOn }) => paidOn));
  return [...new Set([...traded, ...paid])].sort();
}

/** Of one day: money in the portfolio's currency, and units that moved for none. */
function flowOn({ book, life, assetId }: Holding, day: string | undefined) {
  const own = book.days.find((one) => one.day === day);
  const dividends = life.dividends.filter(
    ({ instrument, paidOn }) => instrument.id === assetId && paidOn === day,
  );
  const income = dividends.map(({ grossAmount, withholdingTax, exchangeRate }) =>
    toCents(exact(grossAmount).minus(withholdingTax).times(exchangeRate)),
  );
  return { money: (own?.money ?? ZERO).minus(total(income)), moved: own?.moved ?? ZERO };
}

/** A rate alone has 60 digits: what it is multiplied with is not to be rounded twice. */
const Wide = Decimal.clone({ precision: 200, rounding: Decimal.ROUND_HALF_EVEN });
/** New units for each old one that a split has given already, and that the market does not trade yet. */
function notYetTraded({ life, assetId }: Holding, at: number): Exact {
  const day = dayIn(ZONE, at);
  const splits = life.trades.filter(
    ({ ratio, tradedOn, instrument }) =>
      ratio !== null && tradedOn === day && instrument.id === assetId,
  );
  const exchange = instruments.find(({ id }) => id === assetId)?.exchange ?? 'NYSE';
  return splits.reduce((growth, { ratio, tradedOn }) => {
    const begins = calendarOf(exchange).dayOf(tradedOn)?.start ?? 0;
    if (at >= begins) return growth;
    return growth.times(ratio?.numerator ?? 1).dividedBy(ratio?.denominator ?? 1);
  }, exact(1));
}

const PAID_IN = ['USD', 'NZD', 'EUR', 'GBP'];

/** The market's own prices and rates. */
async function marketAt({ server }: World, times: readonly number[], into: string) {
  const { marketData } = server.deps;
  const dates = times.map((at) => new Date(at));
  const prices = await marketData.pricesAt(TRACKED, dates);
  const rates = new Map<string, string[]>();
  for (const from of PAID_IN) {
    const asked = dates.map((at) => (from === into ? '1' : marketData.fxRate(from, into, at)));
    rates.set(from, await Promise.all(asked));
  }
  return {
    priceAt: (id: string, place: number) => new Wide(prices.get(id)?.[place] ?? Number.NaN),
    rateAt: (from: string, place: number) => new Wide(rates.get(from)?.[place] ?? Number.NaN),
  };
}
