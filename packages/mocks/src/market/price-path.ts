import type { Instrument } from '@investing-platform/schema/instruments';
import { fractionOf } from '../kernel/random.ts';
import { referencePrice, yearlyVolatility } from './reference-prices.ts';

/** Prices are whole numbers of a hundredth of a cent, so that they print exactly. */
export type PriceUnits = number;

const UNITS = 10_000;
const UNITS_PER_CENT = 100;
const SECONDS_A_YEAR = 250 * 16 * 3_600;
/** Seconds of trading from one crest to the next: none divides another. */
const PERIODS = [47, 311, 2_003, 14_407, 90_001, 700_001] as const;

/** The price after so many seconds of trading: always the same for a seed and an instrument. */
export type PricePath = (tradedSeconds: number) => PriceUnits;

/** Waves of all lengths, each as high as chance would carry a price in its time, and a little noise. */
export function pricePath(seed: string, instrument: Instrument): PricePath {
  const name = `${seed}:${instrument.id}`;
  const reference = referencePrice(instrument);
  const volatility = yearlyVolatility(instrument);
  const waves = PERIODS.map((period, at) => ({
    frequency: (2 * Math.PI) / period,
    phase: 2 * Math.PI * fractionOf(`${name}:${at}`),
    height: (volatility * Math.sqrt(period / SECONDS_A_YEAR)) / 2,
  }));
  const noise = volatility * Math.sqrt(8 / SECONDS_A_YEAR);
  return (seconds) => {
    let exponent = noise * (fractionOf(`${name}@${seconds}`) - 0.5);
    for (const { frequency, phase, height } of waves) {
      exponent += height * Math.sin(frequency * seconds + phase);
    }
    return toUnits(reference * Math.exp(exponent), instrument);
  };
}

/** Two decimals from a price of 1 on, four below (Regulation NMS, rule 612). */
function tickOf(units: PriceUnits): number {
  return units >= UNITS ? UNITS_PER_CENT : 1;
}

/** Pairs of currencies keep all four decimals. */
export function toUnits(price: number, { assetClass }: Pick<Instrument, 'assetClass'>): PriceUnits {
  const fine = Math.max(1, Math.round(price * UNITS));
  return assetClass === 'FX' ? fine : Math.round(fine / tickOf(fine)) * tickOf(fine);
}

const HALF_SPREAD = 0.0002;

/** The best bid and ask around a price: a tick apart from it at least. A rate has no spread. */
export function spread(
  price: PriceUnits,
  { assetClass }: Pick<Instrument, 'assetClass'>,
): { bid: PriceUnits; ask: PriceUnits } {
  if (assetClass === 'FX') return { bid: price, ask: price };
  const tick = tickOf(price);
  const half = Math.max(tick, Math.ceil((price * HALF_SPREAD) / tick) * tick);
  return { bid: Math.max(1, price - half), ask: price + half };
}

/** The units as a canonical plain decimal. */
export function printUnits(units: PriceUnits): string {
  const digits = String(units).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -4) : `${digits.slice(0, -4)}.${fraction}`;
}
