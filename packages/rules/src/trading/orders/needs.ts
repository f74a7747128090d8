import { type Decimal, decimal, ZERO } from '../../numbers/decimal.ts';
import { refuse } from '../../refusals/platform-error.ts';
import type { TradedAsset } from './asset.ts';
import type { Prices } from './estimate.ts';
import {
  capPrice,
  cashToCover,
  greatestValue,
  quantityOfNotional,
  quantityToDeliver,
} from './hold.ts';
import type { OrderTerms } from './terms.ts';

/** What an order holds, and the price that bounds it. */
export interface OrderNeeds {
  /** The greatest fee, as a fraction of the value. */
  readonly feeRate: string;
  /** The highest price that a buy without a limit may pay. */
  readonly capPrice: Decimal | null;
  /** Of a buy; 0 for a sell. */
  readonly cash: Decimal;
  /** Of a sell; 0 for a buy. */
  readonly quantity: Decimal;
}

/**
 * @param quote where the market gives one; only market orders need it
 * @param feeRate the greatest fee, as a fraction of the value
 * @throws {PlatformError} PROVIDER_UNAVAILABLE for a market order without a current price;
 *   BAD_USER_INPUT where a notional comes to less than can be traded
 */
export function orderNeeds(
  asset: TradedAsset,
  terms: OrderTerms,
  quote: (Pick<Prices, 'bid' | 'ask'> & { readonly stale: boolean }) | null,
  feeRate: string,
): OrderNeeds {
  if (terms.type === 'MARKET' && quote?.stale !== false) {
    throw refuse('PROVIDER_UNAVAILABLE', `There is no current price of ${asset.symbol}`);
  }
  if (terms.side === 'SELL') {
    const bid = quote === null ? null : decimal(quote.bid);
    const quantity = quantityToDeliver(terms, asset, bid);
    return { feeRate, capPrice: null, cash: ZERO, quantity };
  }
  const ask = quote === null ? null : decimal(quote.ask);
  if (terms.notional !== null) {
    quantityOfNotional(terms, asset, terms.limitPrice ?? terms.stopPrice ?? ask);
  }
  const cap = capPrice(terms, ask);
  const value = greatestValue(terms, cap, { quantityFilled: ZERO, valueFilled: ZERO });
  const cash = cashToCover(value, feeRate, asset.currency);
  return { feeRate, capPrice: cap, cash, quantity: ZERO };
}
