import { instruments } from '@investing-platform/schema/instruments';
import type { DiscoverListKind, DiscoverMetric } from '@investing-platform/schema/operations';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { lastQuotesOf, rateOrNull } from '../../market/index.ts';
import { type Counted, mostFollowed, mostHeld, mostLiked } from './discover.sql.ts';

/** One place of a ranking. */
export interface Ranked {
  /** Of an asset, or of a strategy. */
  readonly id: string;
  /** As it is printed. */
  readonly value: string;
}

export interface Rankings {
  readonly at: Date;
  readonly byKind: ReadonlyMap<DiscoverListKind, readonly Ranked[]>;
  /** Whether there was any price. */
  readonly hasPrices: boolean;
}

export const METRICS: Readonly<Partial<Record<DiscoverListKind, DiscoverMetric>>> = {
  GAINERS: 'CHANGE_PERCENT',
  LOSERS: 'CHANGE_PERCENT',
  MOST_TRADED: 'TURNOVER',
  MOST_HELD: 'HOLDER_COUNT',
  MOST_LIKED: 'LIKE_COUNT',
  POPULAR_STRATEGIES: 'FOLLOWER_COUNT',
};

type RankingDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

const KEPT_MS = 60_000;
const MAX_ITEMS = 50;
const PERCENT_PLACES = 6;
/** What turnovers are compared in. */
const COMPARED_IN = 'USD';

interface Kept {
  readonly until: number;
  readonly rankings: Promise<Rankings>;
}

const keptByDatabase = new WeakMap<Database, Kept>();

/** What is ranked by prices and by people, at most a minute old. */
export function rankings(deps: RankingDeps): Promise<Rankings> {
  const now = deps.clock.now().getTime();
  const kept = keptByDatabase.get(deps.db);
  if (kept !== undefined && Math.abs(kept.until - now) <= KEPT_MS && now < kept.until)
    return kept.rankings;
  const made = make(deps);
  keptByDatabase.set(deps.db, { until: now + KEPT_MS, rankings: made });
  // What failed is tried again by the next who asks.
  made.catch(() => keptByDatabase.delete(deps.db));
  return made;
}

async function make(deps: RankingDeps): Promise<Rankings> {
  const { db } = deps;
  const moves = await movesOf(deps);
  const [held, liked, followed] = await Promise.all(
    [mostHeld, mostLiked, mostFollowed].map((statement) => db.all(statement, MAX_ITEMS)),
  );
  const by = (compare: (a: Move, b: Move) => number, which: (move: Move) => boolean) =>
    moves.filter(which).sort(compare).slice(0, MAX_ITEMS);
  const change = ({ id, change: value }: Move): Ranked => ({ id, value: toPlain(value) });
  const rises = by(
    (a, b) => b.change.comparedTo(a.change),
    (one) => one.change.greaterThan(0),
  );
  const falls = by(
    (a, b) => a.change.comparedTo(b.change),
    (one) => one.change.lessThan(0),
  );
  const traded = by(
    (a, b) => b.compared.comparedTo(a.compared),
    (one) => one.compared.greaterThan(0),
  );
  return {
    at: deps.clock.now(),
    hasPrices: moves.length > 0,
    byKind: new Map<DiscoverListKind, readonly Ranked[]>([
      ['GAINERS', rises.map(change)],
      ['LOSERS', falls.map(change)],
      ['MOST_TRADED', traded.map(({ id, turnover }) => ({ id, value: toPlain(turnover) }))],
      ['MOST_HELD', counted(held)],
      ['MOST_LIKED', counted(liked)],
      ['POPULAR_STRATEGIES', counted(followed)],
    ]),
  };
}

const counted = (rows: readonly Counted[] = []): Ranked[] =>
  rows.map(({ id, count }) => ({ id, value: String(count) }));

interface Move {
  readonly id: string;
  /** In percent. */
  readonly change: Decimal;
  /** In the asset's currency. */
  readonly turnover: Decimal;
  /** In a common currency; 0 where there is no rate. */
  readonly compared: Decimal;
}

async function movesOf(deps: RankingDeps): Promise<Move[]> {
  const listed = instruments.filter(({ tradable, assetClass }) => tradable && assetClass !== 'FX');
  const quotes = await lastQuotesOf(
    deps,
    listed.map(({ id }) => id),
  );
  const priced = listed.flatMap((asset) => {
    const quote = quotes.get(asset.id);
    return quote === undefined ? [] : [{ asset, quote }];
  });
  const currencies = [...new Set(priced.map(({ asset }) => asset.currency))];
  const rates = new Map(
    await Promise.all(currencies.map(async (one) => [one, await rateOf(deps, one)] as const)),
  );
  return priced.flatMap(({ asset, quote }) => {
    const before = decimal(quote.previousClose);
    if (!before.greaterThan(0)) return [];
    const change = decimal(quote.price).minus(before).dividedBy(before).times(100);
    const turnover = decimal(quote.volume).times(quote.price);
    const compared = turnover.times(rates.get(asset.currency) ?? 0);
    return [{ id: asset.id, change: change.toDecimalPlaces(PERCENT_PLACES), turnover, compared }];
  });
}

async function rateOf(deps: RankingDeps, currency: string): Promise<Decimal> {
  const rate = await rateOrNull(deps, currency, COMPARED_IN, deps.clock.now());
  return rate ?? decimal(0);
}
