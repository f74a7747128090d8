import {
  intrinsicValue,
  optionPrice,
} from '@investing-platform/rules/market/options/black-scholes';
import type { OptionType } from '@investing-platform/schema/operations';

/** What the options of one asset are priced by on one trading day. */
export interface OptionModel {
  /** Yearly volatility at the money and far away, as a fraction. */
  readonly volatility: number;
  readonly dividendYield: number;
  readonly rate: number;
}

const SKEW = -0.25;
const SMILE = 0.6;
const TERM_RISE = 0.12;
const TERM_DECAY = 8;
const BOUNDS = { least: 0.6, most: 2.5 };

/** Options far from the money, and those that expire soon, are dearer than one volatility says. */
function volatilityFor(
  { volatility }: Pick<OptionModel, 'volatility'>,
  spot: number,
  strike: number,
  years: number,
): number {
  const away = Math.log(strike / spot);
  const smile = 1 + SKEW * away + SMILE * away * away;
  const term = 1 + TERM_RISE * Math.exp(-TERM_DECAY * years);
  return volatility * Math.min(BOUNDS.most, Math.max(BOUNDS.least, smile)) * term;
}

/** The value of an option of a share: never below what exercising it at once would be worth. */
export function modelValue(
  model: OptionModel,
  type: OptionType,
  spot: number,
  strike: number,
  years: number,
): number {
  const { rate, dividendYield } = model;
  const volatility = volatilityFor(model, spot, strike, years);
  const value = optionPrice({ type, spot, strike, years, rate, dividendYield, volatility });
  return Math.max(value, intrinsicValue({ type, spot, strike }));
}

/** Cents: prices below 3 go by cents, others by five. */
const COARSE_FROM = 300;
const COARSE_TICK = 5;

/** Whole cents on the tick; a higher value never becomes a lower price. */
export function optionCents(value: number): number {
  const cents = Math.round(value * 100);
  if (cents < COARSE_FROM) return cents;
  return Math.round((value * 100) / COARSE_TICK) * COARSE_TICK;
}

const HALF_SPREAD = 0.012;

/** Bid and ask in cents: a tick around the value at least. */
export function optionSpread(value: number): { readonly bid: number; readonly ask: number } {
  const cents = optionCents(value);
  const tick = cents < COARSE_FROM ? 1 : COARSE_TICK;
  const half = Math.max(tick, Math.round((value * 100 * HALF_SPREAD) / tick) * tick);
  return {
    bid: Math.max(0, optionCents((cents - half) / 100)),
    ask: optionCents((cents + half) / 100),
  };
}
