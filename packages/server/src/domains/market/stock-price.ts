import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import { livePriceOf } from '@investing-platform/rules/market/live-price';
import { priceSequence } from '@investing-platform/rules/market/price-sequence';
import type { MarketSession } from '@investing-platform/schema/trading-calendar';
import { decimal, toPlain, ZERO } from '../../kernel/decimal.ts';
import type { Quote } from '../../ports/market-data.ts';

/** A quote with what follows from it. Amounts are canonical plain decimals. */
export interface StockPrice extends Quote {
  readonly symbol: string;
  readonly currency: string;
  readonly change: string;
  /** To six decimal places. Null where the day before closed at 0. */
  readonly changePercent: string | null;
}

/** One price of the live stream. */
export interface LivePrice {
  readonly assetId: string;
  readonly symbol: string;
  readonly price: string;
  readonly currency: string;
  readonly bid: string;
  readonly ask: string;
  readonly change: string;
  readonly changePercent: string | null;
  readonly volume: string;
  readonly session: MarketSession;
  readonly at: Date;
  readonly sequence: number;
}

const PERCENT_PLACES = 6;
/** A quote stands for a whole second and is asked for many times. */
const pricesByQuote = new WeakMap<Quote, StockPrice>();

/** @param quote of this asset */
export function stockPrice(asset: AssetRow, quote: Quote): StockPrice {
  const known = pricesByQuote.get(quote);
  if (known !== undefined) return known;
  const previousClose = decimal(quote.previousClose);
  const change = decimal(quote.price).minus(previousClose);
  const percent = previousClose.equals(ZERO)
    ? null
    : change.dividedBy(previousClose).times(100).toDecimalPlaces(PERCENT_PLACES);
  const price: StockPrice = Object.freeze({
    ...quote,
    symbol: asset.symbol,
    currency: asset.currency,
    change: toPlain(change),
    changePercent: percent === null ? null : toPlain(percent),
  });
  pricesByQuote.set(quote, price);
  return price;
}

/** @param quote of this asset */
export function livePrice(asset: AssetRow, quote: Quote): LivePrice {
  const price = stockPrice(asset, quote);
  return Object.freeze(livePriceOf(price, priceSequence(asset.exchange, price.asOf)));
}
