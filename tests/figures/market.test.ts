import { instruments } from '@investing-platform/schema/instruments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { impliedVolatility, price, sensitivities, type Terms } from './formulas/options.ts';
import {
  annualizedPercent,
  beta,
  type Day,
  daysAYear,
  maxDrawdownPercent,
  returnPercent,
  sharpeRatio,
  volatilityPercent,
} from './formulas/risk.ts';
import { chanceOf } from './support/chance.ts';
import { near } from './support/near.ts';
import { seedsOf } from './support/seeds.ts';
import { type Ask, startWorld, type World } from './support/world.ts';

/** Printed to six places. */
const PRINTED = 0.6e-6;

describe.each(seedsOf('market-1'))('the market of seed %s', (seed) => {
  let world: World;
  let ask: Ask;
  beforeAll(async () => {
    world = await startWorld(seed);
    ask = await world.reader(await world.server.createUser({ plan: 'PRO' }));
  });
  afterAll(() => world?.server.stop());

  test('risk and return of an asset follow from the closes that are answered', async () => {
    const chance = chanceOf(seed);
    const some = Array.from({ length: 10 }, () => chance.pick(instruments));
    const named = instruments.filter(({ symbol }) => ['AAPL', 'BTC', 'FPH'].includes(symbol));
    for (const { id: assetId, symbol } of [...named, ...some]) {
      const own = await performance(ask, { assetId, ranges: ['Y1'], benchmarkSymbol: 'VTI' });
      const other = await performance(ask, { assetId: VTI, ranges: ['Y1'] });
      const [days, others] = [daysOf(own.series), daysOf(other.series)];
      const [year] = own.ranges;
      near(own.volatilityPercent, volatilityPercent(days, daysAYear(days)), PRINTED, symbol);
      near(own.maxDrawdownPercent, maxDrawdownPercent(days), PRINTED, symbol);
      near(own.beta, beta(days, others), PRINTED, symbol);
      near(year?.priceReturnPercent ?? null, returnPercent(days), PRINTED, symbol);
    }
  });

  test('shorter spans begin at the last close on or before their first day', async () => {
    for (const symbol of ['AAPL', 'KO', 'BTC']) {
      const assetId = instruments.find((one) => one.symbol === symbol)?.id ?? '';
      const { ranges, series } = await performance(ask, {
        assetId,
        ranges: ['W1', 'M1', 'M3', 'Y1'],
      });
      const from = ['2025-12-29', '2025-12-05', '2025-10-05', '2025-01-05'];
      ranges.forEach(({ range, priceReturnPercent }, place) => {
        const expected = returnPercent(daysOf(series), from[place]);
        near(priceReturnPercent, expected, PRINTED, `${symbol} ${range}`);
      });
    }
  });

  test('risk and return of a strategy follow from its series', async () => {
    for (const symbols of [['AAPL', 'KO'], ['BTC'], ['BTC', 'SPY', 'VTI']]) {
      const holdings = symbols.map((symbol, place) => ({
        assetId: instruments.find((one) => one.symbol === symbol)?.id,
        targetPercent: place === 0 ? String(100 - 20 * (symbols.length - 1)) : '20',
      }));
      const params = { name: `Of ${symbols}`, holdings, publish: true };
      const { id } = await ask<{ id: string }>(CREATE, params);
      world.clock.advance(40 * DAY_MS);
      for (const range of ['M1', 'Y1', 'ALL']) {
        const told = await strategyPerformance(ask, id, range);
        const days = daysOf(told.series);
        const title = `${symbols} ${range}`;
        const year = daysAYear(days);
        // The series is printed rounded.
        near(told.returnPercent, days.length < 2 ? null : returnPercent(days), 1e-4, title);
        near(told.annualizedReturnPercent, annualizedPercent(days), 1e-4, title);
        near(told.volatilityPercent, volatilityPercent(days, year), 1e-3, title);
        near(told.maxDrawdownPercent, maxDrawdownPercent(days), 1e-4, title);
        near(told.sharpeRatio, sharpeRatio(days, year), 1e-3, title);
      }
    }
  });

  test.each(['AAPL', 'KO', 'SPY'])(
    'the options of %s are told as Black, Scholes and Merton',
    async (symbol) => {
      const dates = await ask<string[]>(DATES, { symbol });
      const chosen = [dates[0], dates[Math.floor(dates.length / 2)], dates.at(-1)];
      let compared = 0;
      for (const expirationDate of chosen) {
        const chain = await ask<Chain>(CHAIN, { symbol, expirationDate });
        const terms = {
          spot: Number(chain.underlyingPrice),
          years: Number(chain.yearsToExpiration),
          rate: Number(chain.interestRateFraction),
          yield: Number(chain.dividendYieldFraction),
        };
        near(chain.yearsToExpiration, yearsBetween(chain.asOf, chain.expiresAt), 1e-11, symbol);
        for (const contract of [...chain.calls, ...chain.puts]) {
          const title = `${symbol} ${expirationDate} ${contract.type} ${contract.strike}`;
          compared += compareOption(
            { ...terms, type: contract.type, strike: Number(contract.strike) },
            contract,
            title,
          );
        }
      }
      expect(compared).toBeGreaterThan(20);
    },
  );
});

/** @returns whether a volatility was told */
function compareOption(terms: Terms, contract: Contract, title: string): 0 | 1 {
  const { bid, ask: asked, mid } = contract;
  const told = [
    contract.impliedVolatilityFraction,
    contract.delta,
    contract.gamma,
    contract.theta,
    contract.vega,
    contract.rho,
  ];
  if (bid === null || asked === null || mid === null || Number(bid) === 0) {
    expect({ told, gap: contract.impliedVolatilityGap }, title).toEqual({
      told: told.map(() => null),
      gap: 'NO_MARKET',
    });
    return 0;
  }
  near(mid, (Number(bid) + Number(asked)) / 2, 1e-9, title);
  // The least that it is worth: exercised now, or held to the end without chance (Hull, 11.3 and
  // 17.1).
  const side = terms.type === 'CALL' ? 1 : -1;
  const certain = Math.max(0, side * (terms.spot - terms.strike), price(terms, 1e-9));
  const step = Number(mid) < 3 ? 0.01 : 0.05;
  const volatility = Number(mid) - certain < step ? null : impliedVolatility(terms, Number(mid));
  if (volatility === null) {
    expect(told, title).toEqual(told.map(() => null));
    expect(contract.impliedVolatilityGap, title).not.toBeNull();
    return 0;
  }
  const greeks = sensitivities(terms, volatility);
  near(contract.impliedVolatilityFraction, volatility, 2e-6, title);
  // A price that hardly moves with volatility leaves that to the last digits of the doubles.
  const loose = greeks.vega < 1e-4 ? 1e-4 : 2e-6;
  for (const name of ['delta', 'gamma', 'theta', 'vega', 'rho'] as const) {
    near(contract[name], greeks[name], loose, `${title} ${name}`);
  }
  return 1;
}

const DAY_MS = 86_400_000;
const VTI = instruments.find(({ symbol }) => symbol === 'VTI')?.id ?? '';

const yearsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (365 * DAY_MS);

type Series = readonly { readonly date: string; readonly value: string }[];
const daysOf = (series: Series): Day[] =>
  series.map(({ date, value }) => ({ date, value: Number(value) }));

interface Performance {
  readonly ranges: readonly {
    readonly range: string;
    readonly priceReturnPercent: string | null;
  }[];
  readonly volatilityPercent: string | null;
  readonly maxDrawdownPercent: string | null;
  readonly beta: string | null;
  readonly series: Series;
}

const PERFORMANCE = `query ($params: FetchAssetPerformanceInput!) {
  fetchAssetPerformance(params: $params) {
    ranges { range priceReturnPercent } volatilityPercent maxDrawdownPercent beta
    series { date value }
  }
}`;
const performance = (ask: Ask, params: object): Promise<Performance> => ask(PERFORMANCE, params);

const CREATE = `mutation ($params: CreateStrategyInput!) { createStrategy(params: $params) { id } }`;

interface StrategyPerformance {
  readonly returnPercent: string | null;
  readonly annualizedReturnPercent: string | null;
  readonly volatilityPercent: string | null;
  readonly maxDrawdownPercent: string | null;
  readonly sharpeRatio: string | null;
  readonly series: Series;
}

async function strategyPerformance(ask: Ask, id: string, range: string) {
  const query = `query ($params: FetchStrategyInput!) { fetchStrategy(params: $params) {
    performance(range: ${range}) {
      returnPercent annualizedReturnPercent volatilityPercent maxDrawdownPercent sharpeRatio
      series { date value }
    }
  } }`;
  return (await ask<{ performance: StrategyPerformance }>(query, { id })).performance;
}

interface Contract {
  readonly type: 'CALL' | 'PUT';
  readonly strike: string;
  readonly bid: string | null;
  readonly ask: string | null;
  readonly mid: string | null;
  readonly impliedVolatilityFraction: string | null;
  readonly impliedVolatilityGap: string | null;
  readonly delta: string | null;
  readonly gamma: string | null;
  readonly theta: string | null;
  readonly vega: string | null;
  readonly rho: string | null;
}

interface Chain {
  readonly underlyingPrice: string;
  readonly yearsToExpiration: string;
  readonly interestRateFraction: string;
  readonly dividendYieldFraction: string;
  readonly expiresAt: string;
  readonly asOf: string;
  readonly calls: readonly Contract[];
  readonly puts: readonly Contract[];
}

const DATES = `query ($params: GetExpirationDatesInput!) { getExpirationDates(params: $params) }`;
const CONTRACT =
  'type strike bid ask mid impliedVolatilityFraction impliedVolatilityGap delta gamma theta vega rho';
const CHAIN = `query ($params: GetOptionChainInput!) {
  getOptionChain(params: $params) {
    underlyingPrice yearsToExpiration interestRateFraction dividendYieldFraction expiresAt asOf
    calls { ${CONTRACT} } puts { ${CONTRACT} }
  }
}`;
