import {
  type DayRange,
  firstOfFiftyTwoWeeks,
  type PriceRange,
  priceRange,
} from '@investing-platform/rules/returns/price-range';
import { type AskedEvents, newestEvents } from '@investing-platform/rules/time/event-days';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { PlaceOrderInput } from '@investing-platform/schema/operations';
import { calendarOf, type TradingDay } from '@investing-platform/schema/trading-calendar';
import { callOf } from '../../contract/call.ts';
import type { Realm } from '../../contract/realm.ts';
import { now } from '../../facts/time.ts';
import { dividendsOf, splitsOf } from '../../market/company-actions.ts';
import type { Market } from '../../market/market.ts';
import type { AssetField } from '../../service/contract-schema.ts';
import { previewOrder } from '../../trading/preview-order.ts';
import type { User } from '../../world/entities.ts';
import { historicalData } from './bars.ts';

type Told = (realm: Realm, asset: Instrument, params: object, user: User) => unknown;

const USUAL_BARS = 250;
/** Moments of a trading day at which its highest and lowest price are looked for. */
const SAMPLES = 4;

/** Fields of an asset that are the same whatever way it was found. */
export const assetFields = {
  bars: (realm, asset, params) =>
    historicalData(
      callOf(realm, 'getStockHistoricalData', { limit: USUAL_BARS, ...params }),
      asset,
    ),
  dividends: (realm, asset, params) => {
    const today = todayOf(realm, asset);
    return newestEvents(dividendsOf(realm.platform.market, asset, today), params, today);
  },
  fiftyTwoWeekRange,
  orderPreview: (realm, asset, params, user) =>
    previewOrder(realm, user, asset, params as PlaceOrderInput),
  splits: (realm, asset, params: AskedEvents) =>
    newestEvents(splitsOf(asset), params, todayOf(realm, asset)),
} satisfies Record<AssetField, Told>;

function todayOf(realm: Realm, { exchange }: Instrument): string {
  return calendarOf(exchange).dateAt(now(realm).getTime());
}

function fiftyTwoWeekRange(realm: Realm, asset: Instrument): PriceRange | null {
  const calendar = calendarOf(asset.exchange);
  const at = now(realm).getTime();
  const started = calendar.day(calendar.indexAt(at));
  const current = started === null || started.open > at ? [] : [rangeOf(realm, asset, started, at)];
  return priceRange([...rangesBefore(realm, asset, at), ...current]);
}

interface EarlierRanges {
  /** The date, and the index of the trading day. */
  readonly today: string;
  readonly days: readonly DayRange[];
}

/** Of each market and asset those of the newest day: what is over does not change. */
const earlierRanges = new WeakMap<Market, Map<string, EarlierRanges>>();

/** The days of fifty-two weeks before the current one. */
function rangesBefore(realm: Realm, asset: Instrument, at: number): readonly DayRange[] {
  const { market } = realm.platform;
  const ofMarket = earlierRanges.get(market) ?? new Map<string, EarlierRanges>();
  earlierRanges.set(market, ofMarket);
  const calendar = calendarOf(asset.exchange);
  const today = todayOf(realm, asset);
  const index = calendar.indexAt(at);
  const known = ofMarket.get(asset.id);
  if (known?.today === `${today} ${index}`) return known.days;
  const first = firstOfFiftyTwoWeeks(today);
  const days: DayRange[] = [];
  for (let earlier = index - 1; ; earlier -= 1) {
    const day = calendar.day(earlier);
    if (day === null || day.date < first) break;
    days.unshift(rangeOf(realm, asset, day, at));
  }
  ofMarket.set(asset.id, { today: `${today} ${index}`, days });
  return days;
}

function rangeOf(realm: Realm, asset: Instrument, { date, open, close }: TradingDay, at: number) {
  const end = Math.min(close, at);
  const prices = Array.from({ length: SAMPLES + 1 }, (_, part) =>
    realm.platform.market.priceAt(asset, new Date(open + ((end - open) * part) / SAMPLES)),
  ).sort((left, right) => Number(left) - Number(right));
  const [low = '0', high = low] = [prices[0], prices.at(-1)];
  return { date, low, high };
}
