import type { NetWorthFileKind, TradeType } from '@investing-platform/schema/operations';
import type { CivilDate } from '../../time/civil-date.ts';
import type { Ratio } from '../../tracked/tracked-trade.ts';

/** How a file names an instrument. */
export interface Named {
  readonly symbol: string | null;
  readonly isin: string | null;
  /** A market identifier code. */
  readonly mic: string | null;
}

/** A trade as a file tells it. Amounts are plain decimals. */
export interface TradeRead {
  readonly type: TradeType;
  readonly tradedOn: CivilDate;
  readonly named: Named;
  readonly quantity: string | null;
  readonly price: string | null;
  /** Null where the file names none. */
  readonly currency: string | null;
  readonly fee: string;
  /** Null: as `currency`. */
  readonly feeCurrency: string | null;
  readonly ratio: Ratio | null;
  /** The broker's own name of it. */
  readonly externalId: string | null;
}

/** A dividend as a file tells it. */
export interface DividendRead {
  readonly paidOn: CivilDate;
  readonly named: Named;
  readonly grossAmount: string;
  readonly withholdingTax: string;
  readonly currency: string | null;
  /** Null: what was held. */
  readonly quantity: string | null;
  readonly externalId: string | null;
}

/** One row of a file, and what it says. */
export interface RowRead {
  readonly rowNumber: number;
  /** Empty beyond the rows that are shown. */
  readonly rawText: string;
  readonly confidencePercent: number;
  readonly trade: TradeRead | null;
  readonly dividend: DividendRead | null;
  /** Why nothing came of it, or what to look at. */
  readonly problem: string | null;
}

/** What a file was found to say. */
export interface FileRead {
  /** Null where only the form of the file is known. */
  readonly broker: string | null;
  readonly kind: NetWorthFileKind;
  readonly rows: readonly RowRead[];
}

export const SHOWN_ROWS = 1_000;
const MAX_RAW_CHARACTERS = 1_000;

/** What a file says in a row, as it is shown. */
export function rawTextOf(cells: readonly string[], place: number): string {
  if (place >= SHOWN_ROWS) return '';
  // A line is one line, and a cut leaves no half of a character, which no database keeps.
  const text = cells.filter((cell) => cell !== '').join(', ');
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, MAX_RAW_CHARACTERS)
    .toWellFormed();
}

/** Certain: it counts at once. */
export const CERTAIN = 100;
/** Read whole, and a person has to look at it all the same. */
export const LIKELY = 80;
/** Its numbers do not agree with each other. */
export const DOUBTFUL = 60;
/** Read in one of two ways, or read well and belonging nowhere. */
export const GUESSED = 50;
