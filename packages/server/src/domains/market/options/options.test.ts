import { optionGreeks, optionPrice } from '@investing-platform/rules/market/options/black-scholes';
import type { OptionContract } from '@investing-platform/rules/market/options/option-contract';
import { DAY_MS, DAY_SECONDS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { marketWorld } from '../market.fixture.ts';
import { getOptionHistoricalData } from './get-option-historical-data.ts';
import { getExpirationDates, getOptionChain, getStrikes } from './option-chain.ts';

const MONTHLY = { symbol: 'AAPL', expirationDate: '2026-12-18' };

describe('getExpirationDates', () => {
  test('lists the coming expirations, also today’s until the close', async () => {
    const world = marketWorld();
    const dates = await getExpirationDates(world, { symbol: 'aapl' });
    expect(dates.slice(0, 3)).toEqual(['2026-11-20', '2026-11-27', '2026-12-04']);
    expect(dates.length).toBeLessThanOrEqual(60);
    world.clock.set(new Date('2026-11-20T21:00:00Z'));
    expect((await getExpirationDates(world, { symbol: 'AAPL' }))[0]).toBe('2026-11-27');
  });

  test.each(['BTC', 'AIR.XNZE', 'NOPE'])('answers NOT_FOUND for %s', async (symbol) => {
    await expect(getExpirationDates(marketWorld(), { symbol })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('getStrikes', () => {
  test('are ten apart above 200 for a monthly expiration, and closer for a weekly one', async () => {
    const monthly = await getStrikes(marketWorld(), MONTHLY);
    expect(monthly).toContain('300');
    expect(
      monthly.filter((strike) => Number(strike) > 200).every((s) => Number(s) % 10 === 0),
    ).toBe(true);
    const weekly = await getStrikes(marketWorld(), { ...MONTHLY, expirationDate: '2026-12-11' });
    expect(weekly).toContain('272.5');
    for (const strikes of [monthly, weekly]) {
      expect(strikes.map(Number)).toEqual([...strikes].map(Number).sort((a, b) => a - b));
      expect(new Set(strikes).size).toBe(strikes.length);
      expect(strikes.length).toBeLessThanOrEqual(500);
    }
  });

  test.each(['2026-12-19', '2026-12-17', '2019-01-18', '2040-01-20'])(
    'answers NOT_FOUND for %s, on which nothing expires',
    async (expirationDate) => {
      await expect(
        getStrikes(marketWorld(), { symbol: 'AAPL', expirationDate }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('getOptionChain', () => {
  test('shows calls and puts with prices, an implied volatility and greeks', async () => {
    const chain = await getOptionChain(marketWorld(), {
      ...MONTHLY,
      minStrike: '240',
      maxStrike: '300',
    });
    expect(chain.calls.map(({ strike }) => strike)).toEqual(chain.puts.map(({ strike }) => strike));
    for (const contract of [...chain.calls, ...chain.puts]) {
      const [bid, ask, mid] = [contract.bid, contract.ask, contract.mid].map(Number);
      expect(bid).toBeLessThan(Number(ask));
      expect(mid).toBeCloseTo((Number(bid) + Number(ask)) / 2, 9);
      expect(Number(contract.strike)).toBeGreaterThanOrEqual(240);
      expect(Number(contract.strike)).toBeLessThanOrEqual(300);
      const isCall = contract.type === 'CALL';
      const worth = Number(chain.underlyingPrice) - Number(contract.strike);
      expect(contract.inTheMoney).toBe(isCall ? worth > 0 : worth < 0);
      expect(Number(contract.intrinsicValue)).toBeCloseTo(Math.max(0, isCall ? worth : -worth), 9);
      if (contract.impliedVolatilityFraction === null) continue;
      expect(Number(contract.impliedVolatilityFraction)).toBeGreaterThan(0.05);
      expect(Math.sign(Number(contract.delta))).toBe(isCall ? 1 : -1);
      expect(Number(contract.gamma)).toBeGreaterThan(0);
    }
    const symbols = chain.calls.map(({ symbol }) => symbol);
    expect(symbols).toContain('AAPL  261218C00300000');
  });

  test.each([
    ['on an ordinary day', '2026-11-18T16:20:31Z'],
    ['half an hour before some expire', '2026-11-20T20:30:00Z'],
    ['when the market is closed', '2026-11-21T12:00:00Z'],
  ])('tells a volatility or why there is none, for every strike, %s', async (_when, at) => {
    const world = marketWorld(new Date(at));
    const gaps = new Set<string>();
    for (const symbol of ['AAPL', 'TSLA', 'SPY']) {
      const dates = await getExpirationDates(world, { symbol });
      for (const expirationDate of [...dates.slice(0, 3), ...dates.slice(-2)]) {
        const chain = await getOptionChain(world, { symbol, expirationDate });
        for (const contract of [...chain.calls, ...chain.puts]) {
          expectTold(contract);
          if (contract.impliedVolatilityGap !== null) gaps.add(contract.impliedVolatilityGap);
        }
      }
    }
    expect([...gaps].sort()).toEqual(['NO_MARKET', 'NO_TIME_VALUE']);
  });

  test('counts the time to the close of the expiration day to the second', async () => {
    const world = marketWorld(new Date('2026-11-20T20:59:50Z'));
    const today = { symbol: 'AAPL', expirationDate: '2026-11-20' };
    const chain = await getOptionChain(world, today);
    expect(chain.expiresAt).toEqual(new Date('2026-11-20T21:00:00Z'));
    expect(Number(chain.yearsToExpiration)).toBeCloseTo(10 / (365 * DAY_SECONDS), 12);
    for (const { strike, delta, last } of chain.calls) {
      const isDead = Number(strike) > 1.01 * Number(chain.underlyingPrice);
      if (isDead) expect([Number(delta ?? 0), last]).toEqual([0, '0']);
    }
  });

  test('goes by the time, the rate and the yield that it tells', async () => {
    const world = marketWorld();
    const chain = await getOptionChain(world, MONTHLY);
    const left = chain.expiresAt.getTime() - chain.asOf.getTime();
    expect(Number(chain.yearsToExpiration)).toBeCloseTo(left / (365 * DAY_MS), 12);
    world.clock.advance(3_600_000);
    const later = await getOptionChain(world, MONTHLY);
    const hours = (Number(chain.yearsToExpiration) - Number(later.yearsToExpiration)) * 365 * 24;
    expect(hours).toBeCloseTo(1, 6);
    const [spot, years] = [Number(chain.underlyingPrice), Number(chain.yearsToExpiration)];
    const [rate, yielded] = [
      Number(chain.interestRateFraction),
      Number(chain.dividendYieldFraction),
    ];
    expect(rate).toBeGreaterThan(0);
    for (const { strike, mid, impliedVolatilityFraction, delta } of chain.calls) {
      if (impliedVolatilityFraction === null) continue;
      const volatility = Number(impliedVolatilityFraction);
      const terms = { type: 'CALL', spot, strike: Number(strike), years, rate } as const;
      const whole = { ...terms, dividendYield: yielded, volatility };
      expect(optionPrice(whole)).toBeCloseTo(Number(mid), 2);
      expect(optionGreeks(whole).delta).toBeCloseTo(Number(delta), 4);
    }
  });

  test('shows both kinds where both are asked for, as where none is', async () => {
    const world = marketWorld();
    const both = await getOptionChain(world, { ...MONTHLY, types: ['PUT', 'CALL'] });
    expect(both.calls.length).toBeGreaterThan(10);
    expect(both).toEqual(await getOptionChain(world, MONTHLY));
    const strikes = await getStrikes(world, { ...MONTHLY, types: ['PUT'] });
    expect(strikes).toEqual(both.puts.map(({ strike }) => strike));
  });

  test('shows only one kind where asked to', async () => {
    const chain = await getOptionChain(marketWorld(), { ...MONTHLY, types: ['PUT'] });
    expect(chain.calls).toEqual([]);
    expect(chain.puts.length).toBeGreaterThan(10);
  });

  test('refuses strikes the wrong way round', async () => {
    await expect(
      getOptionChain(marketWorld(), { ...MONTHLY, minStrike: '300', maxStrike: '250' }),
    ).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [expect.objectContaining({ path: 'params.minStrike' })],
    });
  });
});

describe('getOptionHistoricalData', () => {
  const optionSymbol = 'AAPL  261218C00270000';

  test('follows the underlying, and ends with the last price of the chain', async () => {
    const world = marketWorld();
    const { nodes, currency, source } = await getOptionHistoricalData(world, { optionSymbol });
    expect([currency, source]).toEqual(['USD', 'simulated']);
    for (const { open, high, low, close } of nodes) {
      for (const price of [open, close]) {
        expect(Number(price)).toBeLessThanOrEqual(Number(high));
        expect(Number(price)).toBeGreaterThanOrEqual(Number(low));
      }
    }
    const { calls } = await getOptionChain(world, MONTHLY);
    expect(nodes.at(-1)?.close).toBe(calls.find(({ strike }) => strike === '270')?.last);
  });

  test('of a day begins and ends with its hours and holds them, of a put as well', async () => {
    const world = marketWorld();
    const symbol = 'AAPL  261218P00270000';
    const span = { from: new Date('2026-11-19T00:00:00Z'), to: new Date('2026-11-20T00:00:00Z') };
    const [day] = (await getOptionHistoricalData(world, { optionSymbol: symbol, ...span })).nodes;
    const hours = (
      await getOptionHistoricalData(world, { optionSymbol: symbol, ...span, timeframe: 'HOUR_1' })
    ).nodes;
    expect(day?.open).toBe(hours[0]?.open);
    expect(day?.close).toBe(hours.at(-1)?.close);
    const [highest, lowest] = [
      hours.map(({ high }) => Number(high)),
      hours.map(({ low }) => Number(low)),
    ];
    expect(Number(day?.high)).toBeGreaterThanOrEqual(Math.max(...highest));
    expect(Number(day?.low)).toBeLessThanOrEqual(Math.min(...lowest));
  });

  test('reads on with the cursor', async () => {
    const world = marketWorld();
    const whole = await getOptionHistoricalData(world, { optionSymbol });
    const first = await getOptionHistoricalData(world, { optionSymbol, limit: 100 });
    const rest = await getOptionHistoricalData(world, { optionSymbol, cursor: first.nextCursor });
    expect([...first.nodes, ...rest.nodes]).toEqual(whole.nodes);
  });

  test.each([
    ['AAPL', 'BAD_USER_INPUT'],
    ['NOPE  261218C00300000', 'NOT_FOUND'],
    ['AAPL  261216C00300000', 'NOT_FOUND'],
    ['AAPL  261218C00303000', 'NOT_FOUND'],
  ])('refuses %s with %s', async (symbol, code) => {
    await expect(
      getOptionHistoricalData(marketWorld(), { optionSymbol: symbol }),
    ).rejects.toMatchObject({ code });
  });

  test('refuses dates the wrong way round', async () => {
    const [from, to] = [new Date('2026-11-02'), new Date('2026-11-01')];
    await expect(
      getOptionHistoricalData(marketWorld(), { optionSymbol, from, to }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

/** Figures that a person can believe, or none and the reason. */
function expectTold(contract: OptionContract): void {
  const { impliedVolatilityFraction: volatility, impliedVolatilityGap: gap } = contract;
  const greeks = [contract.delta, contract.gamma, contract.theta, contract.vega, contract.rho];
  if (volatility === null) {
    expect(gap).not.toBeNull();
    expect(greeks).toEqual([null, null, null, null, null]);
    return;
  }
  expect(gap).toBeNull();
  expect(Number(volatility)).toBeGreaterThan(0.03);
  expect(Number(volatility)).toBeLessThan(1.5);
  expect(Math.abs(Number(contract.delta))).toBeLessThan(1);
  expect(Number(contract.timeValue)).toBeGreaterThan(0);
  expect(greeks.every((greek) => greek !== null)).toBe(true);
}
