import type { Instrument } from '@investing-platform/schema/instruments';
import type { TradingCalendar } from '@investing-platform/schema/trading-calendar';
import { type CompanyEvent, dividendsOf, splitsOf } from './company-events.ts';
import type { Noise } from './noise.ts';
import type { SimulatedInstrument } from './simulated-instruments.ts';

/** What dividends and splits do to the prices of one instrument. */
export interface EventLedger {
  readonly list: readonly CompanyEvent[];
  /** What prices as traded lie above the ones without dividends and splits, as a logarithm. */
  logarithm(index: number): number;
  /** By how much a price of the day is higher for splits up to the reference day. */
  splitFactor(index: number): number;
}

/** @param pureClose the logarithm of a close as if there were neither dividends nor splits */
export function eventLedger(
  instrument: Instrument,
  parameters: SimulatedInstrument,
  calendar: TradingCalendar,
  noise: Noise,
  reference: number,
  pureClose: (index: number) => number,
): EventLedger {
  const dividends = dividendsOf(instrument, parameters, calendar, noise);
  const ofDividends = runningSums(
    dividends,
    reference,
    (event) => -Math.log1p(-event.dividendFraction),
  );
  const withDividends = (index: number) => Math.exp(pureClose(index) + ofDividends(index));
  const splits = splitsOf(instrument, calendar, noise, reference, withDividends);
  const list = [...dividends, ...splits].sort((left, right) => left.dayIndex - right.dayIndex);
  const ofAll = runningSums(
    list,
    reference,
    (event) => Math.log(event.splitRatio) - Math.log1p(-event.dividendFraction),
  );
  return {
    list,
    logarithm: ofAll,
    splitFactor(index) {
      let factor = 1;
      for (const { dayIndex, splitRatio } of splits) {
        if (dayIndex > index && dayIndex <= reference) factor *= splitRatio;
        if (dayIndex <= index && dayIndex > reference) factor /= splitRatio;
      }
      return factor;
    },
  };
}

/** The sum of what the events after a day contribute up to the reference day. */
function runningSums(
  events: readonly CompanyEvent[],
  reference: number,
  contribution: (event: CompanyEvent) => number,
): (index: number) => number {
  const days = Int32Array.from(events, ({ dayIndex }) => dayIndex);
  const sums = new Float64Array(events.length + 1);
  for (const [at, event] of events.entries()) sums[at + 1] = (sums[at] ?? 0) + contribution(event);
  const upTo = (index: number): number => {
    let [low, high] = [0, days.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((days[middle] ?? 0) <= index) low = middle + 1;
      else high = middle;
    }
    return sums[low] ?? 0;
  };
  const whole = upTo(reference);
  return (index) => whole - upTo(index);
}
