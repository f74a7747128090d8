import type { OptionType } from '@investing-platform/schema/operations';

/** The price of one option contract. Amounts are canonical plain decimals, per share. */
export interface OptionQuote {
  readonly type: OptionType;
  readonly strike: string;
  readonly bid: string | null;
  readonly ask: string | null;
  readonly last: string | null;
  /** Contracts traded today. */
  readonly volume: string | null;
  /** Contracts open at the end of the day before. */
  readonly openInterest: string | null;
}

/** The options of one underlying asset that expire on one day. */
export interface OptionBoard {
  readonly underlyingPrice: string;
  /** Years to the expiration at `asOf`. */
  readonly years: number;
  /** What prices are compared by: fractions a year, compounded continuously. */
  readonly rate: number;
  readonly dividendYield: number;
  readonly asOf: Date;
  /** Calls and puts, by strike. */
  readonly quotes: readonly OptionQuote[];
}
