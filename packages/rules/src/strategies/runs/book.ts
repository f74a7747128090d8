import type { OrderSide } from '@investing-platform/schema/operations';
import type { AssetRow } from '../../market/catalogue.ts';
import { type Decimal, decimal, sum, ZERO } from '../../numbers/decimal.ts';
import { roundCash } from '../../numbers/money.ts';
import { percentOf, type Share } from '../drift.ts';
import type { ExchangeTerms } from './exchange-terms.ts';

/** What an active strategy holds of one asset, and all that decides about orders for it. */
export interface BookAsset {
  readonly asset: AssetRow;
  /** In units of the asset; what it can sell. */
  readonly quantity: Decimal;
  /** 0 to 100. */
  readonly targetPercent: Decimal;
  /** Null where there is none. */
  readonly quote: BookQuote | null;
  /** Whether its market trades at the moment that the orders are for. */
  readonly isMarketOpen: boolean;
  /** Sides on which an open order of the owner's stands against it. */
  readonly blockedSides: ReadonlySet<OrderSide>;
  /** The greatest fee, as a fraction of an order's value. */
  readonly feeRate: Decimal;
  /** How money comes to the asset's currency and back. Null where it is the book's. */
  readonly exchange: ExchangeTerms | null;
}

/** Prices in the asset's currency. */
export interface BookQuote {
  readonly price: Decimal;
  readonly bid: Decimal;
  readonly ask: Decimal;
  /** Whether orders may go by it. */
  readonly isCurrent: boolean;
}

/** An active strategy at one moment. All amounts are in `currency`. */
export interface Book {
  /** What it can spend, cash of other currencies exchanged. */
  readonly cash: Decimal;
  readonly currency: string;
  /** The part that is to stay cash, in percent. */
  readonly cashTargetPercent: Decimal;
  /** Each asset once. */
  readonly assets: readonly BookAsset[];
}

/** As a source of prices tells it; plain decimals. */
interface ToldQuote {
  readonly price: string;
  readonly bid: string;
  readonly ask: string;
  readonly stale: boolean;
}

export function bookQuote(quote: ToldQuote): BookQuote {
  return {
    price: decimal(quote.price),
    bid: decimal(quote.bid),
    ask: decimal(quote.ask),
    isCurrent: !quote.stale,
  };
}

/** An amount of the asset's currency in the book's, unrounded. */
export function inBook(amount: Decimal, { exchange }: Pick<BookAsset, 'exchange'>): Decimal {
  return exchange === null ? amount : amount.times(exchange.rate);
}

/** Held, and nobody knows what it is worth: no share of the whole can be told then. */
export function unpriced(book: Book): BookAsset[] {
  return book.assets.filter(({ quantity, quote }) => quote === null && !quantity.isZero());
}

/**
 * What a holding is worth at its last price in the book's currency, in whole minor units; 0 of what
 * has no price.
 */
export function worthOf(held: BookAsset, currency: string): Decimal {
  const { quantity, quote } = held;
  return quote === null ? ZERO : roundCash(inBook(quantity.times(quote.price), held), currency);
}

/** Cash and holdings together: the sum of the parts as they are shown. */
export function totalOf(book: Book): Decimal {
  return book.cash.plus(sum(book.assets.map((asset) => worthOf(asset, book.currency))));
}

/** What each asset is of the whole, in the order of the book. */
export function sharesOf(book: Book): Share[] {
  const total = totalOf(book);
  return book.assets.map((asset) => ({
    targetPercent: asset.targetPercent,
    actualPercent: percentOf(worthOf(asset, book.currency), total),
  }));
}
