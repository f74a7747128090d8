import { instruments } from '@investing-platform/schema/instruments';
import { otherNames } from '@investing-platform/schema/other-names';
import { describe, expect, test } from 'vitest';
import { searchAssets } from './search-assets.ts';

const symbols = (query: string, limit = 3): string[] =>
  searchAssets(query, limit).map(({ item }) => item.symbol ?? '');

describe('what people type', () => {
  test.each([
    ...[
      ['AAPL', 'AAPL'],
      ['aapl', 'AAPL'],
      ['AAP', 'AAPL'],
      ['aple', 'AAPL'],
    ],
    ...[
      ['apple inc', 'AAPL'],
      ['inc apple', 'AAPL'],
      ['  Apple  ', 'AAPL'],
      ['ÁPPLE', 'AAPL'],
    ],
    ...[
      ['micro soft', 'MSFT'],
      ['microsft', 'MSFT'],
      ['Microsoft Corp', 'MSFT'],
    ],
    ...[
      ['bitcoin', 'BTC'],
      ['bit coin', 'BTC'],
      ['BTC-USD', 'BTC'],
      ['btcusd', 'BTC'],
    ],
    ...[
      ['ethereum', 'ETH'],
      ['ether', 'ETH'],
      ['ripple', 'XRP'],
      ['doge', 'DOGE'],
    ],
    ...[
      ['s&p 500', 'SPY'],
      ['S&P500', 'SPY'],
      ['sp500', 'SPY'],
      ['s and p 500', 'SPY'],
    ],
    ...[
      ['nasdaq 100', 'QQQ'],
      ['dow jones', 'DIA'],
      ['world', 'VT'],
      ['gold', 'GLD'],
    ],
    ...[
      ['silver', 'SLV'],
      ['oil', 'USO'],
      ['treasury', 'TLT'],
      ['total world', 'VT'],
    ],
    ...[
      ['air new zealand', 'AIR'],
      ['air nz', 'AIR'],
      ['AIR.NZ', 'AIR'],
      ['spark nz', 'SPK'],
    ],
    ...[
      ['fisher & paykel', 'FPH'],
      ['a2 milk', 'ATM'],
      ['nzx 50', 'FNZ'],
      ['nzx', 'NZX'],
    ],
    ...[
      ['coca cola', 'KO'],
      ['Coca-Cola', 'KO'],
      ['cocacola', 'KO'],
      ['coke', 'KO'],
    ],
    ...[
      ['google', 'GOOGL'],
      ['alphabet', 'GOOGL'],
      ['facebook', 'META'],
      ['square', 'XYZ'],
    ],
    ...[
      ['microstrategy', 'MSTR'],
      ['raytheon', 'RTX'],
      ['petrobras', 'PBR'],
      ['tsmc', 'TSM'],
    ],
    ...[
      ['nvdia', 'NVDA'],
      ['netflx', 'NFLX'],
      ['starbuks', 'SBUX'],
      ['disny', 'DIS'],
    ],
    ...[
      ['berkshire', 'BRK.B'],
      ['brkb', 'BRK.B'],
      ['brk/b', 'BRK.B'],
      ['jp morgan', 'JPM'],
    ],
    ...[
      ['J.P. Morgan', 'JPM'],
      ['goldman', 'GS'],
      ["mcdonald's", 'MCD'],
      ['estee lauder', 'EL'],
    ],
    ...[
      ['at&t', 'T'],
      ['att', 'T'],
      ['3m', 'MMM'],
      ['p&g', 'PG'],
      ['procter and gamble', 'PG'],
    ],
    ...[
      ['wal mart', 'WMT'],
      ['exxonmobil', 'XOM'],
      ['bofa', 'BAC'],
      ['home depot', 'HD'],
    ],
    ...[
      ['NZDUSD', 'NZDUSD'],
      ['nzd usd', 'NZDUSD'],
      ['kiwi dollar', 'NZDUSD'],
      ['eur/usd', 'EURUSD'],
    ],
    ...[
      ['A', 'A'],
      ['v', 'V'],
      ['F', 'F'],
      ['t', 'T'],
    ],
  ])('“%s” finds %s first', (query, symbol) => {
    expect(symbols(query)[0]).toBe(symbol);
  });

  test('shows all share classes and all funds of what was typed, the best known first', () => {
    expect(symbols('google')).toEqual(['GOOGL', 'GOOG']);
    expect(symbols('s&p 500')).toEqual(['SPY', 'IVV', 'VOO']);
    expect(symbols('bitcoin', 4)).toEqual(['BTC', 'BCH', 'GBTC', 'IBIT']);
    expect(symbols('air', 2)).toEqual(['AIR', 'AIR']);
  });

  test.each(['twitter', 'amazon prime', '🚀', '   ', 'constructor', 'مرحبا'])(
    '“%s” finds nothing rather than anything',
    (query) => {
      expect(symbols(query)).toEqual([]);
    },
  );

  test('each other name belongs to one instrument', () => {
    const codes = instruments.map(({ symbol, mic }) =>
      mic === null ? symbol : `${symbol}.${mic}`,
    );
    for (const [code, names] of Object.entries(otherNames)) {
      expect(codes.filter((known) => known === code)).toHaveLength(1);
      for (const name of names)
        expect(symbols(name, 5)).toContain(code.split('.X')[0]?.split('.A')[0]);
    }
  });
});
