import { isCalendarDay } from '@investing-platform/schema';
import type { OptionType } from '@investing-platform/schema/operations';

/** What an option symbol says. */
export interface OptionSeries {
  /** The ticker without points: `BRKB` for `BRK.B`. */
  readonly root: string;
  /** `YYYY-MM-DD` */
  readonly expirationDate: string;
  readonly type: OptionType;
  /** In thousandths of the underlying's currency. */
  readonly strikeThousandths: number;
}

const SYMBOL = /^([A-Z]{1,6}) *(\d{2})(\d{2})(\d{2})([CP])(\d{8})$/;
const ROOT_WIDTH = 6;

/**
 * Reads a symbol of the Options Symbology Initiative: six places for the root, the expiration as
 * YYMMDD, C or P, and the strike in thousandths with eight digits. Spaces after the root may lack.
 *
 * @returns null where it is none
 */
export function parseOptionSymbol(text: string): OptionSeries | null {
  const match = SYMBOL.exec(text.trim().toUpperCase());
  if (match === null) return null;
  const [, root = '', year, month, day, type, strike = ''] = match;
  const expirationDate = `20${year}-${month}-${day}`;
  const strikeThousandths = Number(strike);
  if (!isCalendarDay(expirationDate) || strikeThousandths === 0) return null;
  return { root, expirationDate, type: type === 'C' ? 'CALL' : 'PUT', strikeThousandths };
}

export function optionSymbol({
  root,
  expirationDate,
  type,
  strikeThousandths,
}: OptionSeries): string {
  const date = expirationDate.slice(2).replaceAll('-', '');
  const strike = String(strikeThousandths).padStart(8, '0');
  return `${root.padEnd(ROOT_WIDTH)}${date}${type === 'CALL' ? 'C' : 'P'}${strike}`;
}

/** A ticker as option symbols have it. */
export function optionRoot(ticker: string): string {
  return ticker.replaceAll('.', '');
}
