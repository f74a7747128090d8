import { noRateOf } from '@investing-platform/rules/numbers/exchange-rate';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { type Decimal, decimal, toPlain } from '../../kernel/decimal.ts';
import type { ReferenceRateSource } from '../../ports/reference-rates.ts';
import { crossRate } from '../cross-rate.ts';

const coins = new Map(
  instruments
    .filter(({ assetClass }) => assetClass === 'CRYPTO')
    .map((coin) => [coin.symbol, coin]),
);

/**
 * Exchange rates crossed from reference rates; crypto codes go by their price in dollars.
 *
 * @param priceOf in dollars at a moment; null where there is none
 */
export function exchangeRates(
  rates: ReferenceRateSource,
  priceOf: (coin: Instrument, at: Date) => Promise<string | null>,
) {
  /** How much of a currency one unit of the reference rates' base is worth. */
  async function worth(currency: string, at: Date): Promise<Decimal> {
    const { rates: known } = await rates.ratesAt(at);
    const rate = known.get(currency);
    if (rate !== undefined) return decimal(rate);
    const [coin, dollars] = [coins.get(currency), known.get('USD')];
    const price = coin === undefined ? null : await priceOf(coin, at);
    if (price !== null && dollars !== undefined) return decimal(dollars).dividedBy(price);
    throw noRateOf(currency);
  }

  return async (from: string, to: string, at: Date): Promise<string> => {
    if (from === to) return '1';
    const published = crossRate(await rates.ratesAt(at), from, to);
    if (published !== null) return published;
    return toPlain((await worth(to, at)).dividedBy(await worth(from, at)));
  };
}
