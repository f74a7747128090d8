import { type AssetRow, theAssetBySymbol } from '../../market/catalogue.ts';
import { decimal } from '../../numbers/decimal.ts';
import type { Book, BookAsset } from './book.ts';

/** A holding as a test writes it. */
export interface HeldInTest {
  readonly symbol: string;
  readonly quantity?: string;
  readonly target?: string;
  /** Bid and ask are the same where nothing else is said; null is no price. */
  readonly price?: string | null;
  readonly spread?: string;
  readonly isStale?: boolean;
  readonly isClosed?: boolean;
  readonly blocked?: 'BUY' | 'SELL';
  /** What a unit of its currency is worth in the book's, for half a percent; default: the same. */
  readonly rate?: string;
  readonly changed?: Partial<AssetRow>;
}

function held(options: HeldInTest): BookAsset {
  const { symbol, quantity = '0', target = '0', price = '100', spread = '0' } = options;
  const other = options.rate === undefined ? {} : { currency: 'EUR' };
  const row = { ...theAssetBySymbol('symbol', symbol), ...other, ...options.changed };
  const quote =
    price === null
      ? null
      : {
          price: decimal(price),
          bid: decimal(price).minus(spread),
          ask: decimal(price).plus(spread),
          isCurrent: options.isStale !== true,
        };
  return {
    asset: row,
    quantity: decimal(quantity),
    targetPercent: decimal(target),
    quote,
    isMarketOpen: options.isClosed !== true,
    blockedSides: new Set(options.blocked === undefined ? [] : [options.blocked]),
    feeRate: decimal(row.assetClass === 'CRYPTO' ? '0.0025' : '0'),
    exchange:
      options.rate === undefined
        ? null
        : { rate: decimal(options.rate), feeRate: decimal('0.005') },
  };
}

export function book(cash: string, holdings: readonly HeldInTest[], cashTarget = '0'): Book {
  return {
    cash: decimal(cash),
    currency: 'USD',
    cashTargetPercent: decimal(cashTarget),
    assets: holdings.map(held),
  };
}
