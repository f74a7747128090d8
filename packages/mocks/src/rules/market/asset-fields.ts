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
  const first = firstOfFiftyTwoWeeks(todayOf(realm, asset));
  const days: DayRange[] = [];
  for (let index = calendar.indexAt(at); ; index -= 1) {
    const day = calendar.day(index);
    if (day === null || day.date < first) break;
    if (day.open <= at) days.unshift(rangeOf(realm, asset, day, at));
  }
  return priceRange(days);
}

function rangeOf(realm: Realm, asset: Instrument, { date, open, close }: TradingDay, at: number) {
  const end = Math.min(close, at);
  const prices = Array.from({ length: SAMPLES + 1 }, (_, part) =>
    realm.platform.market.priceAt(asset, new Date(open + ((end - open) * part) / SAMPLES)),
  ).sort((left, right) => Number(left) - Number(right));
  const [low = '0', high = low] = [prices[0], prices.at(-1)];
  return { date, low, high };
}
