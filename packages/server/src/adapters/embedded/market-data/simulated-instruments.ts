import type { Instrument } from '@investing-platform/schema/instruments';
import { SIMULATED_TABLE } from './simulated-table.ts';

/** How the embedded market moves one instrument. */
export interface SimulatedInstrument {
  /** The close of the reference day, in the instrument's currency. */
  readonly referencePrice: number;
  /** Standard deviation of a year's logarithmic return: 0.3 is 30 percent. */
  readonly yearlyVolatility: number;
  /** Shares or coins on an ordinary day. */
  readonly dailyVolume: number;
  /** Dividends of a year as a fraction of the price. */
  readonly yearlyDividends: number;
}

const byName: ReadonlyMap<string, SimulatedInstrument> = new Map(
  SIMULATED_TABLE.trim()
    .split(/\n| \| /)
    .map((line) => {
      const [name = '', price, volatilityPercent, volume, dividendsPercent] = line.split(' ');
      const simulated = {
        referencePrice: Number(price),
        yearlyVolatility: Number(volatilityPercent) / 100,
        dailyVolume: Number(volume),
        yearlyDividends: Number(dividendsPercent) / 100,
      };
      return [name, simulated];
    }),
);

/** An instrument that is new in the catalogue trades like a small company until it has a line. */
const UNLISTED: SimulatedInstrument = {
  referencePrice: 10,
  yearlyVolatility: 0.3,
  dailyVolume: 100_000,
  yearlyDividends: 0,
};

export function simulatedInstrument({ symbol, mic }: Instrument): SimulatedInstrument {
  return byName.get(mic === null ? symbol : `${symbol}.${mic}`) ?? UNLISTED;
}

/** The instruments that have a line, as `TICKER.MIC` or the code of a crypto asset. */
export const simulatedNames: readonly string[] = [...byName.keys()];
