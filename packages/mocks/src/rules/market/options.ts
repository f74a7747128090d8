import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { optionPrice } from '@investing-platform/rules/market/options/black-scholes';
import type { OptionBoard } from '@investing-platform/rules/market/options/option-board';
import {
  checkStrikes,
  noExpiration,
  noOptions,
  noSuchOption,
  optionChain,
  seriesNamed,
  strikesOf,
} from '@investing-platform/rules/market/options/option-chain';
import { yearsLeft } from '@investing-platform/rules/market/options/option-time';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { OptionType } from '@investing-platform/schema/operations';
import {
  calendarOf,
  isOptionExpiration,
  listsOptions,
  optionExpirations,
} from '@investing-platform/schema/trading-calendar';
import type { Call } from '../../contract/call.ts';
import type { Rules } from '../../contract/rule.ts';
import { now } from '../../facts/time.ts';
import { pageOfPoints, spanOf, stepsOf } from './series.ts';

const YEAR_DAYS = 365;
const MIN_YEARS = 1 / (YEAR_DAYS * DAY_SECONDS);
const STRIKES_ABOVE = 6;
const CENTS = 2;
const VOLATILITY = 0.28;
const YEARLY_RATE = 0.04;
const TYPES: readonly OptionType[] = ['CALL', 'PUT'];

/** Shares of the United States have options. */
function underlying({
  params,
}: Call<'getOptionChain' | 'getStrikes' | 'getExpirationDates'>): Instrument {
  const asset = theAssetBySymbol('params.symbol', String(params.symbol));
  if (!listsOptions(asset.exchange)) throw noOptions();
  return asset;
}

/** The expirations that are not over. */
function expirations(asset: Instrument, at: Date): string[] {
  const calendar = calendarOf(asset.exchange);
  return optionExpirations(calendar, calendar.dateAt(at.getTime())).filter(
    (date) => (calendar.dayOf(date)?.close ?? 0) > at.getTime(),
  );
}

function strikes(price: number): number[] {
  const step = price > 200 ? 10 : price > 50 ? 5 : 1;
  const middle = Math.round(price / step) * step;
  return Array.from(
    { length: 2 * STRIKES_ABOVE + 1 },
    (_, at) => middle + (at - STRIKES_ABOVE) * step,
  ).filter((strike) => strike > 0);
}

/** By the platform's own formulas: a cent at least. */
function worthOf(type: OptionType, price: number, strike: number, left: number): number {
  // A second is left at least, so that nothing is divided by zero.
  const years = Math.max(left, MIN_YEARS);
  const money = { spot: price, strike, rate: YEARLY_RATE, dividendYield: 0 };
  return Math.max(0.01, optionPrice({ type, years, volatility: VOLATILITY, ...money }));
}

const fixed = (value: number): string => String(Number(value.toFixed(CENTS)));

/** The options that expire on a day, with a spread of a hundredth each way. */
function boardOf(call: Call<'getOptionChain' | 'getStrikes'>): [Instrument, OptionBoard] {
  const { realm, params } = call;
  const asset = underlying(call);
  if (!expirations(asset, now(realm)).includes(params.expirationDate)) throw noExpiration();
  const underlyingPrice = realm.platform.market.quote(asset).price;
  const price = Number(underlyingPrice);
  const years = yearsLeft(asset.exchange, params.expirationDate, now(realm));
  const quotes = strikes(price).flatMap((strike) =>
    TYPES.map((type) => {
      const value = worthOf(type, price, strike, years);
      const half = Math.max(0.01, value * 0.01);
      return {
        type,
        strike: String(strike),
        bid: fixed(Math.max(0, value - half)),
        ask: fixed(value + half),
        last: fixed(value),
        volume: String(40 + Math.round(strike % 97)),
        openInterest: String(500 + Math.round(strike % 811)),
      };
    }),
  );
  const rates = { rate: YEARLY_RATE, dividendYield: 0 };
  return [asset, { underlyingPrice, years, ...rates, asOf: now(realm), quotes }];
}

function optionBars(call: Call<'getOptionHistoricalData'>) {
  const { params, realm } = call;
  const { asset, series } = seriesNamed(params.optionSymbol);
  const { type, strikeThousandths, expirationDate } = series;
  if (!isOptionExpiration(calendarOf(asset.exchange), expirationDate)) throw noSuchOption();
  const valueAt = (at: Date): number => {
    const price = Number(realm.platform.market.priceAt(asset, at));
    const years = yearsLeft(asset.exchange, expirationDate, at);
    return worthOf(type, price, strikeThousandths / 1_000, years);
  };
  const steps = stepsOf(spanOf(call, 'M1'), params.timeframe ?? 'DAY_1');
  const points = steps.slice(1).map((end, at) => {
    const start = steps[at] ?? end;
    const [open, close] = [valueAt(start), valueAt(end)];
    return {
      at: start,
      open: fixed(open),
      high: fixed(Math.max(open, close)),
      low: fixed(Math.min(open, close)),
      close: fixed(close),
      volume: '120',
      vwap: fixed((open + close) / 2),
    };
  });
  return { ...pageOfPoints(call, points), currency: asset.currency, source: 'simulated' };
}

export const optionRules: Rules = {
  getExpirationDates: { answers: (call) => expirations(underlying(call), now(call.realm)) },
  getOptionChain: {
    answers: (call) => {
      checkStrikes(call.params);
      return optionChain(...boardOf(call), call.params);
    },
  },
  getOptionHistoricalData: { answers: optionBars },
  getStrikes: { answers: (call) => strikesOf(boardOf(call)[1], call.params) },
};
