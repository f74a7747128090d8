import { describe, expect, test } from 'vitest';
import { currencyCodes } from './currency-codes.ts';
import { instruments } from './instruments.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** ISO 6166: letters count as 10 to 35, then the Luhn formula over all digits. */
function isinAddsUp(isin: string): boolean {
  const digits = [...isin].map((character) => Number.parseInt(character, 36)).join('');
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const doubled = Number(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  return isin.length === 12 && sum % 10 === 0;
}

describe('the built-in catalogue', () => {
  test('has more than 800 instruments on four exchanges, coins and pairs of currencies', () => {
    const perExchange = Object.groupBy(instruments, ({ exchange }) => exchange);
    expect(
      Object.fromEntries(
        Object.entries(perExchange).map(([exchange, list]) => [exchange, list.length]),
      ),
    ).toEqual({ NASDAQ: 225, NYSE: 428, ARCA: 91, NZX: 65, CRYPTO: 25, FX: 46 });
  });

  test('gives each instrument an id of its own, a UUIDv7 that never changes', () => {
    expect(new Set(instruments.map(({ id }) => id)).size).toBe(instruments.length);
    for (const { id } of instruments) expect(id).toMatch(UUID_V7);
    const apple = instruments.find(({ symbol }) => symbol === 'AAPL');
    expect(apple?.id).toBe('01a1f640-bc01-7009-897f-84b53aba0433');
  });

  test('names each instrument by ticker and exchange without doubt', () => {
    const names = instruments.map(({ symbol, exchange }) => `${symbol} ${exchange}`);
    expect(new Set(names).size).toBe(instruments.length);
    for (const { symbol } of instruments) expect(symbol).toMatch(/^[A-Z]+(\.[A-Z])?$/);
  });

  test('has one ticker that two exchanges use', () => {
    const air = instruments.filter(({ symbol }) => symbol === 'AIR');
    expect(air.map(({ mic, currency }) => [mic, currency])).toEqual([
      ['XNYS', 'USD'],
      ['XNZE', 'NZD'],
    ]);
  });

  test.each(instruments.flatMap(({ symbol, isin }) => (isin === null ? [] : [[symbol, isin]])))(
    'the ISIN of %s, %s, has a right check digit',
    (_symbol, isin) => {
      expect(isinAddsUp(String(isin))).toBe(true);
    },
  );

  test.each([
    ['US0378331005', true],
    ['AU0000XVGZA3', true],
    ['GB0002634946', true],
    ['US0378331006', false],
    ['US037833100', false],
  ])('is checked by a formula that says of %s: %s', (isin, isRight) => {
    expect(isinAddsUp(isin)).toBe(isRight);
  });

  test('has no ISIN twice, and New Zealand ones only for issuers there', () => {
    const isins = instruments.flatMap(({ isin }) => isin ?? []);
    expect(new Set(isins).size).toBe(isins.length);
    for (const { isin, country } of instruments) {
      if (isin !== null) expect(isin.slice(0, 2)).toBe(country);
    }
  });

  test('prices New Zealand shares in NZD, pairs in their second currency, all else in USD', () => {
    for (const { exchange, currency, symbol } of instruments) {
      const quoted = exchange === 'FX' ? symbol.slice(3) : 'USD';
      expect(currency).toBe(exchange === 'NZX' ? 'NZD' : quoted);
    }
  });

  test('has pairs of currencies of the contract, each in one direction, which are not traded', () => {
    const pairs = instruments.filter(({ assetClass }) => assetClass === 'FX');
    for (const { symbol, tradable, mic, isin, country, sector, name } of pairs) {
      const [base, quoted] = [symbol.slice(0, 3), symbol.slice(3)];
      expect(currencyCodes).toContain(base);
      expect(currencyCodes).toContain(quoted);
      expect(pairs.some((other) => other.symbol === `${quoted}${base}`)).toBe(false);
      expect({ tradable, mic, isin, country, sector }).toEqual({
        tradable: false,
        mic: null,
        isin: null,
        country: null,
        sector: null,
      });
      expect(name).toMatch(/^[A-Z][\w ]+ \/ [A-Z][\w ]+$/);
    }
  });

  test('fills in every field of a share and of a fund', () => {
    for (const { assetClass, symbol, name, mic, country, sector, tradable } of instruments) {
      if (assetClass !== 'EQUITY' && assetClass !== 'ETF') continue;
      expect([symbol, name, mic, country].every((field) => field !== null && field !== '')).toBe(
        true,
      );
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(sector === null).toBe(assetClass === 'ETF');
      expect(tradable).toBe(true);
    }
  });

  test('gives crypto assets a smallest order that is a multiple of their step', () => {
    for (const { exchange, minOrderSize, minTradeIncrement, mic } of instruments) {
      if (exchange !== 'CRYPTO') {
        expect([minOrderSize, minTradeIncrement]).toEqual([null, null]);
        continue;
      }
      expect(mic).toBeNull();
      const steps = Number(minOrderSize) / Number(minTradeIncrement);
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9);
      expect(steps).toBeGreaterThanOrEqual(1);
    }
  });

  test('holds every crypto code that is a currency of the contract', () => {
    const coins = instruments.filter(({ assetClass }) => assetClass === 'CRYPTO');
    const symbols = new Set(coins.map(({ symbol }) => symbol));
    const cryptoCurrencies = ['ADA', 'BTC', 'DOGE', 'ETH', 'LTC', 'SOL', 'XRP'];
    for (const code of cryptoCurrencies) {
      expect(currencyCodes).toContain(code);
      expect(symbols.has(code)).toBe(true);
    }
  });
});
