import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { Clock } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { fraction, seededRandom } from '../../../kernel/random.ts';
import type {
  Broker,
  VenueAnswer,
  VenueOrder,
  VenuePrices,
  VenueRecord,
} from '../../../ports/broker.ts';
import type { Bar, MarketData, Quote } from '../../../ports/market-data.ts';
import { type FeeRates, USUAL_FEES } from './fees.ts';
import { type MatchedMarket, type MatchRules, match, quotedPrice, USUAL_RULES } from './match.ts';

export interface SimulatedBrokerDeps {
  readonly marketData: Pick<MarketData, 'quotes' | 'minuteBar'>;
  readonly clock: Clock;
  /** Decides, with an order's id and the minute, which part of the minute's volume it gets. */
  readonly seed: string;
  /** The part of a minute's volume that an order takes at most: plain decimal, default `0.1`. */
  readonly participation?: string;
  /** How much worse than the quote orders without a limit trade: plain decimal, default `0`. */
  readonly slippageBasisPoints?: string;
  readonly fees?: FeeRates;
}

const BASIS_POINTS = 10_000;
const CANCELED: VenueAnswer = { kind: 'ok', report: { state: 'CANCELED', fills: [] } };

/**
 * A venue without a book of its own: what it answers follows from the order, its record, the
 * market's data and the seed alone. So it forgets nothing in a restart, and handing an order over
 * twice is the same as once.
 */
export function simulatedBroker(deps: SimulatedBrokerDeps): Broker {
  const rules = rulesOf(deps);
  const fees = deps.fees ?? USUAL_FEES;
  const answer = (order: VenueOrder, record: VenueRecord, signal: AbortSignal) =>
    answerFrom(deps, rules, order, record, signal);
  return {
    greatestFeeRate: (isCrypto) => (isCrypto ? fees.crypto : fees.shares),
    submit: answer,
    poll: answer,
    async cancel(_order, _record, signal) {
      return signal.aborted ? LATE : CANCELED;
    },
    prices: (assetIds, signal) => pricesFrom(deps, assetIds, signal),
  };
}

function rulesOf({ participation, slippageBasisPoints }: SimulatedBrokerDeps): MatchRules {
  return {
    participation: participation === undefined ? USUAL_RULES.participation : decimal(participation),
    slippage: decimal(slippageBasisPoints ?? '0').dividedBy(BASIS_POINTS),
  };
}

const LATE: VenueAnswer = { kind: 'unknown', reason: 'the deadline passed' };

async function answerFrom(
  deps: SimulatedBrokerDeps,
  rules: MatchRules,
  order: VenueOrder,
  record: VenueRecord,
  signal: AbortSignal,
): Promise<VenueAnswer> {
  if (signal.aborted) return LATE;
  try {
    const market = await marketOf(deps, order);
    if (market === null) return { kind: 'refused', reason: 'the venue does not list the asset' };
    const result = match(order, record, market, chanceOf(deps, order, market.now), rules);
    if ('refusal' in result) return { kind: 'refused', reason: result.refusal };
    return { kind: 'ok', report: result };
  } catch (error) {
    // Nothing has been promised: the record is the only book.
    return { kind: 'retryable', reason: error instanceof Error ? error.message : 'no market data' };
  }
}

/** What `match` would fill at. Nothing for assets without a current quote or a running minute. */
async function pricesFrom(
  { marketData, clock }: SimulatedBrokerDeps,
  assetIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, VenuePrices>> {
  const prices = new Map<string, VenuePrices>();
  if (signal.aborted) return prices;
  const now = clock.now();
  try {
    for (const [assetId, quote] of await marketData.quotes(assetIds)) {
      const bar = await barOf(marketData, quote, now);
      if (bar === null) continue;
      prices.set(assetId, {
        buy: toPlain(quotedPrice('BUY', quote, bar)),
        sell: toPlain(quotedPrice('SELL', quote, bar)),
        last: quote.price,
      });
    }
  } catch {
    // Those who wait go on waiting: the next call may know more.
  }
  return prices;
}

/** Nobody trades on a price that is too old. */
async function barOf(
  marketData: SimulatedBrokerDeps['marketData'],
  { assetId, stale }: Quote,
  now: Date,
): Promise<Bar | null> {
  return stale ? null : await marketData.minuteBar(assetId, now);
}

async function marketOf(
  { marketData, clock }: SimulatedBrokerDeps,
  order: VenueOrder,
): Promise<MatchedMarket | null> {
  const now = clock.now();
  const quote = (await marketData.quotes([order.assetId])).get(order.assetId);
  if (quote === undefined) return null;
  const { session, price, bid, ask } = quote;
  if (order.auctionAt !== null && now >= order.auctionAt) {
    const bar = await auctionBar(marketData, order, order.auctionAt);
    const auction = order.timeInForce === 'OPG' ? bar?.open : bar?.close;
    return { now, session, price: auction ?? price, bid, ask, bar };
  }
  const bar = await barOf(marketData, quote, now);
  return { now, session, price, bid, ask, bar };
}

/** The opening is the first price of the session's first minute, the close the last one's last. */
function auctionBar(
  marketData: SimulatedBrokerDeps['marketData'],
  { assetId, timeInForce }: VenueOrder,
  auctionAt: Date,
) {
  const before = timeInForce === 'OPG' ? 0 : MINUTE_MS;
  return marketData.minuteBar(assetId, new Date(auctionAt.getTime() - before));
}

function chanceOf({ seed }: SimulatedBrokerDeps, order: VenueOrder, now: Date): number {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return fraction(seededRandom(`${seed}:${order.id}:${minute}`));
}
