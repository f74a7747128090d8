import { Exact, exact, total } from './money.ts';

/** What an idea promised when it was published. Prices are plain decimals. */
export interface Promised {
  readonly direction: 'LONG' | 'SHORT';
  readonly entryLow: string;
  readonly entryHigh: string;
  readonly stopLoss: string;
  readonly targets: readonly { readonly price: string; readonly allocationPercent: string }[];
  readonly publishedAt: number;
  readonly expiresAt: number | null;
  /** When its expert took it back. */
  readonly withdrawnAt: number | null;
}

/** One minute of a price. Prices are plain decimals, of which many fit into memory. */
export interface Minute {
  readonly at: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
}

/** How an idea stands; moments are milliseconds. */
export interface Score {
  readonly status: string;
  readonly entryPrice: string | null;
  readonly entryFilledAt: number | null;
  readonly hitAt: readonly (number | null)[];
  readonly closePrice: string | null;
  readonly closedAt: number | null;
  readonly resultPercent: string | null;
  readonly outcome: string | null;
}

const MINUTE_MS = 60_000;
const PRINTED = 6;

/** Half-even, as the contract's `Decimal` says. */
const printed = (figure: Exact, places = PRINTED): string =>
  figure.toDecimalPlaces(places, Exact.ROUND_HALF_EVEN).toFixed();

/** What a price that moves from one to another gains. */
const gainOf = ({ direction }: Promised, from: Exact, to: Exact | string): Exact =>
  direction === 'LONG' ? exact(to).minus(from) : from.minus(to);

/** The worst and the best price of a minute for who follows the idea. */
const extremesOf = ({ direction }: Promised, { high, low }: Minute) =>
  direction === 'LONG' ? { worst: low, best: high } : { worst: high, best: low };

interface Entry {
  readonly price: Exact;
  readonly at: number;
}

/**
 * How an idea stands at a moment by the minutes that are over by then, as the contract tells it:
 * the stop before the targets within one minute, at the open where the minute opens beyond it. In
 * the minute of the entry counts what must have come after it.
 */
export function scoreOf(idea: Promised, minutes: readonly Minute[], now: number): Score {
  const ends = [idea.expiresAt, idea.withdrawnAt].filter((at) => at !== null && at <= now);
  const until = Math.min(now, ...ends.map(Number));
  const seen = minutes.filter(({ at }) => at >= idea.publishedAt && at + MINUTE_MS <= until);
  const hits: (number | null)[] = idea.targets.map(() => null);
  let entry: Entry | null = null;
  for (const minute of seen) {
    const isFirst: boolean = entry === null;
    entry ??= entryIn(idea, minute);
    if (entry === null) continue;
    const { worst, best } = extremesOf(idea, minute);
    const stop = exact(idea.stopLoss);
    if (gainOf(idea, stop, worst).lte(0)) {
      const jumped = !isFirst && gainOf(idea, stop, minute.open).lt(0);
      return finished(
        idea,
        entry,
        hits,
        'STOPPED_OUT',
        jumped ? exact(minute.open) : stop,
        minute.at,
      );
    }
    const reached = isFirst && cameFromAbove(idea, minute) ? minute.close : best;
    idea.targets.forEach(({ price }, place) => {
      if (gainOf(idea, exact(price), reached).gte(0)) hits[place] ??= minute.at;
    });
    if (!hits.includes(null)) {
      const last = exact(idea.targets.at(-1)?.price ?? Number.NaN);
      return finished(idea, entry, hits, 'TARGET_HIT', last, minute.at);
    }
  }
  if (ends.length === 0) return standing(entry, hits);
  const lapsed = idea.expiresAt === until;
  if (entry === null) {
    const status = lapsed ? 'EXPIRED' : 'CANCELED';
    return { ...standing(null, hits), status, closedAt: until, outcome: 'NOT_ENTERED' };
  }
  const lastPrice = exact(seen.at(-1)?.close ?? Number.NaN);
  return finished(idea, entry, hits, lapsed ? 'EXPIRED' : 'CLOSED', lastPrice, until);
}

/** From the side of the targets. */
function cameFromAbove(idea: Promised, { open }: Minute): boolean {
  const edge = idea.direction === 'LONG' ? idea.entryHigh : idea.entryLow;
  return gainOf(idea, exact(edge), open).gt(0);
}

function entryIn(idea: Promised, { at, open, high, low }: Minute): Entry | null {
  const [from, to] = [exact(idea.entryLow), exact(idea.entryHigh)];
  if (from.gt(high) || to.lt(low)) return null;
  return { at, price: Exact.min(Exact.max(open, from), to) };
}

function standing(entry: Entry | null, hitAt: readonly (number | null)[]): Score {
  return {
    status: entry === null ? 'WAITING_ENTRY' : 'ACTIVE',
    entryPrice: entry?.price.toFixed() ?? null,
    entryFilledAt: entry?.at ?? null,
    hitAt,
    closePrice: null,
    closedAt: null,
    resultPercent: null,
    outcome: null,
  };
}

function finished(
  idea: Promised,
  entry: Entry,
  hitAt: readonly (number | null)[],
  status: string,
  close: Exact,
  closedAt: number,
): Score {
  const parts = idea.targets.map(({ price, allocationPercent }, place) => {
    const end = hitAt[place] === null ? close : exact(price);
    return gainOf(idea, entry.price, end).times(allocationPercent);
  });
  const resultPercent = printed(total(parts).dividedBy(entry.price));
  const sign = Math.sign(Number(resultPercent));
  const outcome = { '-1': 'LOSS', '0': 'BREAK_EVEN', '1': 'GAIN' }[String(sign)] ?? '';
  const closePrice = close.toFixed();
  return { ...standing(entry, hitAt), status, closePrice, closedAt, resultPercent, outcome };
}

/** What there is to win at the targets for each unit to lose, from the middle of the entry. */
export function rewardRiskRatio(idea: Promised): string {
  const middle = total([idea.entryLow, idea.entryHigh]).dividedBy(2);
  const gains = idea.targets.map(({ price, allocationPercent }) =>
    gainOf(idea, middle, exact(price)).times(allocationPercent).dividedBy(100),
  );
  const risk = gainOf(idea, middle, exact(idea.stopLoss)).negated();
  return printed(total(gains).dividedBy(risk), 2);
}

/** The record of an expert whose ideas stand so. */
export function recordOf(scores: readonly Score[]) {
  const rated = scores.filter(({ resultPercent }) => resultPercent !== null);
  const gains = rated.filter(({ outcome }) => outcome === 'GAIN').length;
  const results = rated.map(({ resultPercent }) => resultPercent ?? Number.NaN);
  const mean = (sum: Exact) => (rated.length === 0 ? null : printed(sum.dividedBy(rated.length)));
  return {
    openIdeaCount: scores.filter(({ closedAt }) => closedAt === null).length,
    closedIdeaCount: rated.length,
    winRatePercent: mean(exact(100 * gains)),
    averageResultPercent: mean(total(results)),
  };
}
