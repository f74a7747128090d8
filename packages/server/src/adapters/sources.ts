import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import type { MarketData } from '../ports/market-data.ts';
import type { NewsSource } from '../ports/news.ts';
import type { ReferenceRateSource } from '../ports/reference-rates.ts';
import { embeddedMarketData } from './embedded/market-data/index.ts';
import { embeddedRates } from './embedded/market-data/rates.ts';
import { embeddedNews } from './embedded/news/index.ts';

/** Where prices, rates and news come from, as the operator has set it. */
export interface SourceSettings {
  readonly marketSeed: string;
  readonly marketDataSource: 'embedded' | 'yahoo' | 'alpaca';
  readonly referenceRates: 'embedded' | 'ecb';
  /** https addresses; none: the embedded newsroom. */
  readonly newsFeeds: readonly string[];
  readonly alpacaKeyId: string;
  readonly alpacaSecret: string;
  readonly alpacaFeed: 'iex' | 'sip';
}

export interface Sources {
  readonly rates: ReferenceRateSource;
  readonly marketData: MarketData;
  readonly news: NewsSource;
}

interface SourceDeps {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  /** Rates that were imported go before those of the source. */
  readonly withImportedRates?: (source: ReferenceRateSource) => ReferenceRateSource;
}

/** Opens the sources that are set. What is not chosen is not loaded, and nobody is asked yet. */
export async function openSources(deps: SourceDeps, settings: SourceSettings): Promise<Sources> {
  const { withImportedRates = (source) => source } = deps;
  const rates = withImportedRates(await openRates(deps, settings));
  const marketData = await openMarketData(deps, settings, rates);
  return { rates, marketData, news: await openNews(deps, settings, marketData) };
}

async function openRates(
  { clock }: SourceDeps,
  { referenceRates, marketSeed: seed }: SourceSettings,
): Promise<ReferenceRateSource> {
  if (referenceRates === 'embedded') return embeddedRates({ seed });
  const { ecbRates } = await import('./ecb/reference-rates.ts');
  return ecbRates({ clock });
}

async function openMarketData(
  { clock }: SourceDeps,
  settings: SourceSettings,
  rates: ReferenceRateSource,
): Promise<MarketData> {
  switch (settings.marketDataSource) {
    case 'embedded':
      return embeddedMarketData({ clock, seed: settings.marketSeed, rates });
    case 'yahoo': {
      const { yahooMarketData } = await import('./yahoo/market-data.ts');
      return yahooMarketData({ clock, rates });
    }
    case 'alpaca': {
      const { alpacaMarketData } = await import('./alpaca/market-data/index.ts');
      const { alpacaKeyId: keyId, alpacaSecret: secret, alpacaFeed: feed } = settings;
      return alpacaMarketData({ clock, rates, keyId, secret, feed });
    }
  }
}

async function openNews(
  { clock, log }: SourceDeps,
  { newsFeeds: addresses, marketSeed: seed }: SourceSettings,
  marketData: MarketData,
): Promise<NewsSource> {
  if (addresses.length === 0) return embeddedNews({ marketData, clock, seed });
  const { feedNews } = await import('./feeds/news.ts');
  return feedNews({ clock, log, addresses });
}
