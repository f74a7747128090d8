import { setting } from './setting.ts';
import { between, chainSource, feed, list, oneOf, text } from './setting-parsers.ts';

/** Where prices, rates, news and chains are read, and what the simulated market is like. */
export const sourceSettings = {
  marketDataSource: setting(
    'MARKET_DATA_SOURCE',
    'embedded',
    'embedded: a simulated market. yahoo: Yahoo Finance, for personal use. alpaca: Alpaca, with keys.',
    oneOf('embedded', 'yahoo', 'alpaca'),
  ),
  alpacaKeyId: setting('ALPACA_KEY_ID', '', "Id of the operator's key for Alpaca's prices.", text),
  alpacaSecret: setting('ALPACA_SECRET', '', 'Its secret.', text),
  alpacaFeed: setting(
    'ALPACA_FEED',
    'iex',
    'iex: prices of that exchange only, on every plan of Alpaca. sip: of all exchanges.',
    oneOf('iex', 'sip'),
  ),
  referenceRates: setting(
    'REFERENCE_RATES',
    'embedded',
    'embedded: simulated exchange rates. ecb: the reference rates of the European Central Bank.',
    oneOf('embedded', 'ecb'),
  ),
  newsFeeds: setting(
    'NEWS_FEEDS',
    '',
    'https addresses of RSS or Atom feeds, comma-separated. Without them news is simulated.',
    list(feed),
  ),
  chainSources: setting(
    'CHAIN_SOURCES',
    '',
    'Where public addresses are read, as CHAIN=https address, comma-separated: Esplora for BTC and LTC, Blockscout for ETH, ARB, BASE and POLYGON, the RPC of a node for SOL. Chains without one are invented where prices are simulated outside production, else not read.',
    list(chainSource),
  ),
  marketSeed: setting(
    'MARKET_SEED',
    'market',
    'Seed of the simulated market: the same seed gives the same prices.',
    text,
  ),
  simulatedParticipation: setting(
    'SIMULATED_PARTICIPATION',
    '0.1',
    "Part of a minute's volume, 0.0001 to 1, that one order on the simulated market gets at most.",
    between(0.0001, 1),
  ),
  simulatedSlippageBasisPoints: setting(
    'SIMULATED_SLIPPAGE_BASIS_POINTS',
    '0',
    'How much worse than the quote, in hundredths of a percent, simulated orders without a limit trade.',
    between(0, 1_000),
  ),
  simulatedShareFeeRate: setting(
    'SIMULATED_SHARE_FEE_RATE',
    '0',
    'Fee of the simulated market for shares as a fraction of the value, for orders from then on: 0.001 is 0.1 percent.',
    between(0, 0.1),
  ),
  simulatedCryptoFeeRate: setting(
    'SIMULATED_CRYPTO_FEE_RATE',
    '0.0025',
    'Fee of the simulated market for crypto assets as a fraction of the value, for orders from then on.',
    between(0, 0.1),
  ),
};
