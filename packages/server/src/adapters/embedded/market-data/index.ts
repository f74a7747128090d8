import { noRateOf } from '@investing-platform/rules/numbers/exchange-rate';
import { DAY_MS } from '@investing-platform/schema/durations';
import { FIRST_DATE } from '@investing-platform/schema/trading-calendar';
import type { Clock } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { MarketData, Quote } from '../../../ports/market-data.ts';
import type { ReferenceRateSource } from '../../../ports/reference-rates.ts';
import { crossRate } from '../../cross-rate.ts';
import { withCurrencyPairs } from '../../currency-pairs/index.ts';
import { embeddedRates } from './rates.ts';
import { simulatedMarket } from './simulated-market.ts';

export interface EmbeddedMarketOptions {
  readonly clock: Clock;
  /** The same seed gives the same prices in every process. */
  readonly seed: string;
  /** Default: the embedded ones of the same seed. */
  readonly rates?: ReferenceRateSource;
}

/** Minutes are there for a year. */
const MINUTE_HISTORY_DAYS = 366;

/**
 * A market for development, tests and practice: every price follows from the seed, the instrument
 * and the time. A price stands for a whole second, and stands still while its market is closed.
 */
export function embeddedMarketData(options: EmbeddedMarketOptions): MarketData {
  const { clock, seed } = options;
  const rates = options.rates ?? embeddedRates({ seed });
  const market = simulatedMarket(seed);
  let second = Number.NaN;
  const quotesOfSecond = new Map<string, Quote>();

  function quoteNow(assetId: string): Quote | undefined {
    const known = quotesOfSecond.get(assetId);
    if (known !== undefined) return known;
    const quote = market.quote(assetId, second * 1000);
    if (quote !== undefined) quotesOfSecond.set(assetId, quote);
    return quote;
  }

  /** How much of a currency one euro is worth. */
  async function worth(currency: string, at: Date) {
    const { rates: perEuro } = await rates.ratesAt(at);
    const rate = perEuro.get(currency);
    if (rate !== undefined) return decimal(rate);
    const [price, dollars] = [market.coinPrice(currency, at), perEuro.get('USD')];
    if (price !== null && dollars !== undefined) return decimal(dollars).dividedBy(price);
    throw noRateOf(currency);
  }

  const source: MarketData = {
    async quotes(assetIds) {
      const now = Math.floor(clock.now().getTime() / 1000);
      if (now !== second) {
        second = now;
        quotesOfSecond.clear();
      }
      const found = new Map<string, Quote>();
      for (const assetId of assetIds) {
        const quote = quoteNow(assetId);
        if (quote !== undefined) found.set(assetId, quote);
      }
      return found;
    },
    minuteBar: async (assetId, at) => market.minuteBar(assetId, at),
    bars: async (request) => market.bars(request, clock.now().getTime()),
    historyStart(timeframe) {
      const first = new Date(`${FIRST_DATE}T00:00:00Z`);
      if (!timeframe.startsWith('MIN')) return first;
      return new Date(clock.now().getTime() - MINUTE_HISTORY_DAYS * DAY_MS);
    },
    async pricesAt(assetIds, at) {
      const found = assetIds.map((id) => [id, market.pricesAt(id, at)] as const);
      return new Map(
        found.filter((entry): entry is [string, (string | null)[]] => entry[1] !== null),
      );
    },
    async corporateActions(assetIds, from, to) {
      // What comes would tell the price of the day before it.
      const until = Math.min(to.getTime(), clock.now().getTime() + 1);
      return market.actions(assetIds, from, new Date(until));
    },
    ratesState: async () => (await rates.state?.()) ?? null,
    async fxRate(from, to, at) {
      if (from === to) return '1';
      const published = crossRate(await rates.ratesAt(at), from, to);
      if (published !== null) return published;
      return toPlain((await worth(to, at)).dividedBy(await worth(from, at)));
    },
  };
  return withCurrencyPairs({ clock, rates }, source);
}
