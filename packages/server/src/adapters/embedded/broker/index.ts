import type { Clock } from '../../../kernel/clock.ts';
import { fraction, seededRandom } from '../../../kernel/random.ts';
import type { Broker, VenueAnswer, VenueOrder, VenueRecord } from '../../../ports/broker.ts';
import type { MarketData } from '../../../ports/market-data.ts';
import { feeRate } from './fees.ts';
import { type MatchedMarket, match } from './match.ts';

export interface SimulatedBrokerDeps {
  readonly marketData: Pick<MarketData, 'quotes' | 'minuteBar'>;
  readonly clock: Clock;
  /** Decides, with an order's id and the minute, which part of the minute's volume it gets. */
  readonly seed: string;
}

const MINUTE_MILLISECONDS = 60_000;
const CANCELED: VenueAnswer = { kind: 'ok', report: { state: 'CANCELED', fills: [] } };

/**
 * A venue without a book of its own: what it answers follows from the order, its record, the
 * market's data and the seed alone. So it forgets nothing in a restart, and handing an order over
 * twice is the same as once.
 */
export function simulatedBroker(deps: SimulatedBrokerDeps): Broker {
  const answer = (order: VenueOrder, record: VenueRecord, signal: AbortSignal) =>
    answerFrom(deps, order, record, signal);
  return {
    greatestFeeRate: feeRate,
    submit: answer,
    poll: answer,
    async cancel(_order, _record, signal) {
      return signal.aborted ? LATE : CANCELED;
    },
  };
}

const LATE: VenueAnswer = { kind: 'unknown', reason: 'the deadline passed' };

async function answerFrom(
  deps: SimulatedBrokerDeps,
  order: VenueOrder,
  record: VenueRecord,
  signal: AbortSignal,
): Promise<VenueAnswer> {
  if (signal.aborted) return LATE;
  try {
    const market = await marketOf(deps, order.assetId);
    if (market === null) return { kind: 'refused', reason: 'the venue does not list the asset' };
    const result = match(order, record, market, chanceOf(deps, order, market.now));
    if ('refusal' in result) return { kind: 'refused', reason: result.refusal };
    return { kind: 'ok', report: result };
  } catch (error) {
    // Nothing has been promised: the record is the only book.
    return { kind: 'retryable', reason: error instanceof Error ? error.message : 'no market data' };
  }
}

async function marketOf(
  { marketData, clock }: SimulatedBrokerDeps,
  assetId: string,
): Promise<MatchedMarket | null> {
  const now = clock.now();
  const quote = (await marketData.quotes([assetId])).get(assetId);
  if (quote === undefined) return null;
  // Nobody trades on a price that is too old.
  const bar = quote.isStale ? null : await marketData.minuteBar(assetId, now);
  const { session, price, bid, ask } = quote;
  return { now, session, price, bid, ask, bar };
}

function chanceOf({ seed }: SimulatedBrokerDeps, order: VenueOrder, now: Date): number {
  const minute = Math.floor(now.getTime() / MINUTE_MILLISECONDS);
  return fraction(seededRandom(`${seed}:${order.id}:${minute}`));
}
