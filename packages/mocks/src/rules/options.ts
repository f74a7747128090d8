import { expiresAt, yearsLeft } from '@investing-platform/rules/option-time';
import { badInput, notFound } from '@investing-platform/schema/engine';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { OptionType } from '@investing-platform/schema/operations';
import {
  calendarOf,
  isOptionExpiration,
  listsOptions,
  optionExpirations,
} from '@investing-platform/schema/trading-calendar';
import type { Call } from '../contract/call.ts';
import type { Rules } from '../contract/rule.ts';
import { now } from '../facts/time.ts';
import { assetBySymbol, assetsBySymbol } from '../market/assets.ts';
import { pageOfPoints, spanOf, stepsOf } from './series.ts';

const YEAR_DAYS = 365;
const LEAST_YEARS = 1 / (YEAR_DAYS * 86_400);
const CONTRACT_SIZE = 100;
const STRIKES_ABOVE = 6;
const CENTS = 2;
const VOLATILITY = 0.28;
const YEARLY_RATE = 0.04;

/** Shares of the United States have options. */
function underlying({ params }: Call): Instrument {
  const asset = assetBySymbol('params.symbol', String(params['symbol']));
  if (!listsOptions(asset.exchange)) {
    throw notFound('Options', 'params.symbol', 'this asset has no options');
  }
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

/** The distribution function of the standard normal (Abramowitz and Stegun, 26.2.17). */
function normal(x: number): number {
  const k = 1 / (1 + 0.2316419 * Math.abs(x));
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const tail =
    density *
    k *
    (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}

/** Value and sensitivities after Black and Scholes. */
function valued(type: OptionType, price: number, strike: number, left: number) {
  // A second is left at least, so that nothing is divided by zero.
  const years = Math.max(left, LEAST_YEARS);
  const root = VOLATILITY * Math.sqrt(years);
  const d1 = (Math.log(price / strike) + (YEARLY_RATE + VOLATILITY ** 2 / 2) * years) / root;
  const d2 = d1 - root;
  const discount = Math.exp(-YEARLY_RATE * years);
  const density = Math.exp((-d1 * d1) / 2) / Math.sqrt(2 * Math.PI);
  const sign = type === 'CALL' ? 1 : -1;
  const value = sign * (price * normal(sign * d1) - strike * discount * normal(sign * d2));
  return {
    value: Math.max(0.01, value),
    delta: sign * normal(sign * d1),
    gamma: density / (price * root),
    theta:
      (-(price * density * VOLATILITY) / (2 * Math.sqrt(years)) -
        sign * YEARLY_RATE * strike * discount * normal(sign * d2)) /
      YEAR_DAYS,
    vega: (price * density * Math.sqrt(years)) / 100,
    rho: (sign * strike * years * discount * normal(sign * d2)) / 100,
  };
}

const fixed = (value: number, places = CENTS): string => String(Number(value.toFixed(places)));

/** `AAPL  261218C00300000`: root, expiration, right and strike in thousandths. */
function occSymbol(root: string, day: string, type: OptionType, strike: number): string {
  const date = day.slice(2).replaceAll('-', '');
  return `${root.padEnd(6)}${date}${type.charAt(0)}${String(strike * 1_000).padStart(8, '0')}`;
}

function contract(call: Call, asset: Instrument, day: string, type: OptionType, strike: number) {
  const { realm } = call;
  const price = Number(realm.platform.market.quote(asset).price);
  const years = yearsLeft(asset.exchange, day, now(realm));
  const { value, ...greeks } = valued(type, price, strike, years);
  const intrinsic = Math.max(0, type === 'CALL' ? price - strike : strike - price);
  const half = Math.max(0.01, value * 0.01);
  return {
    symbol: occSymbol(asset.symbol, day, type, strike),
    underlying: asset.symbol,
    type,
    style: 'AMERICAN',
    strike: String(strike),
    expirationDate: day,
    multiplier: CONTRACT_SIZE,
    bid: fixed(Math.max(0, value - half)),
    ask: fixed(value + half),
    last: fixed(value),
    mid: fixed(value),
    volume: String(40 + Math.round(strike % 97)),
    openInterest: String(500 + Math.round(strike % 811)),
    impliedVolatilityFraction: String(VOLATILITY),
    impliedVolatilityGap: null,
    delta: fixed(greeks.delta, 4),
    gamma: fixed(greeks.gamma, 6),
    theta: fixed(greeks.theta, 4),
    vega: fixed(greeks.vega, 4),
    rho: fixed(greeks.rho, 4),
    inTheMoney: intrinsic > 0,
    intrinsicValue: fixed(intrinsic),
    timeValue: fixed(Math.max(0, value - intrinsic)),
    asOf: now(realm),
  };
}

function strikesOn(call: Call): { asset: Instrument; day: string; all: number[] } {
  const asset = underlying(call);
  const day = String(call.params['expirationDate']);
  if (!expirations(asset, now(call.realm)).includes(day)) {
    const message = 'no options expire on this day: getExpirationDates tells the days';
    throw notFound('Options', 'params.expirationDate', message);
  }
  return { asset, day, all: strikes(Number(call.realm.platform.market.quote(asset).price)) };
}

function chain(call: Call) {
  const { params, realm } = call;
  const { asset, day, all } = strikesOn(call);
  const least = Number(params['minStrike'] ?? 0);
  const most = Number(params['maxStrike'] ?? Number.POSITIVE_INFINITY);
  if (least > most) throw badInput('params.minStrike', 'must not be above `maxStrike`');
  const wanted = all.filter((strike) => strike >= least && strike <= most);
  const types = (params['types'] ?? ['CALL', 'PUT']) as readonly OptionType[];
  const of = (type: OptionType) =>
    types.includes(type) ? wanted.map((strike) => contract(call, asset, day, type, strike)) : [];
  return {
    underlying: asset.symbol,
    underlyingPrice: realm.platform.market.quote(asset).price,
    expirationDate: day,
    expiresAt: expiresAt(asset.exchange, day),
    yearsToExpiration: fixed(yearsLeft(asset.exchange, day, now(realm)), 12),
    interestRateFraction: String(YEARLY_RATE),
    dividendYieldFraction: '0',
    calls: of('CALL'),
    puts: of('PUT'),
    asOf: now(realm),
  };
}

const OCC = /^([A-Z.]{1,6}) *(\d{2})(\d{2})(\d{2})([CP])(\d{8})$/;

const isDate = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** @throws {PlatformError} BAD_USER_INPUT for another shape; NOT_FOUND where there is no option */
function optionNamed(symbol: string) {
  const path = 'params.optionSymbol';
  const [, root = '', year, month, day, right, strike = ''] = OCC.exec(symbol) ?? [];
  const expiration = `20${year}-${month}-${day}`;
  if (root === '' || Number(strike) === 0 || !isDate(expiration)) {
    throw badInput(path, 'must be an OCC symbol');
  }
  const asset = assetsBySymbol(root).find(({ exchange }) => listsOptions(exchange));
  if (asset === undefined || !isOptionExpiration(calendarOf(asset.exchange), expiration)) {
    throw notFound('Option', path, 'there is no such option');
  }
  const type: OptionType = right === 'C' ? 'CALL' : 'PUT';
  return { asset, type, strike, expiration };
}

function optionBars(call: Call) {
  const { params, realm } = call;
  const { asset, type, strike, expiration } = optionNamed(String(params['optionSymbol']));
  const valueAt = (at: Date): number => {
    const price = Number(realm.platform.market.priceAt(asset, at));
    const years = yearsLeft(asset.exchange, expiration, at);
    return valued(type, price, Number(strike) / 1_000, years).value;
  };
  const steps = stepsOf(spanOf(call, 'M1'), String(params['timeframe'] ?? 'DAY_1'));
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
  getExpirationDates: {
    answers: (call) => {
      return expirations(underlying(call), now(call.realm));
    },
  },
  getOptionChain: { answers: chain },
  getOptionHistoricalData: { answers: optionBars },
  getStrikes: { answers: (call) => strikesOn(call).all.map(String) },
};
