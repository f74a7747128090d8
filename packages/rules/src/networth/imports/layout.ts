import type { NetWorthFileKind } from '@investing-platform/schema/operations';
import type { DayOrder } from './numbers-and-days.ts';

/** What a column says. */
export type Field =
  | 'date'
  | 'type'
  | 'symbol'
  | 'isin'
  | 'name'
  | 'market'
  | 'quantity'
  | 'price'
  | 'currency'
  | 'fee'
  | 'feeCurrency'
  | 'tax'
  | 'total'
  | 'totalCurrency'
  | 'id'
  | 'details';

/** What a row tells. */
export type Meaning =
  | 'BUY'
  | 'SELL'
  /** Bought where the quantity is above zero, else sold. */
  | 'BY_SIGN'
  /** Takes back a purchase or a sale that another row tells. */
  | 'BUY_CANCELED'
  | 'SELL_CANCELED'
  | 'OPENING_BALANCE'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'BONUS'
  | 'DIVIDEND'
  /** Tax of a dividend, in a row of its own. */
  | 'TAX'
  | 'SPLIT'
  /** Money alone. */
  | 'CASH'
  /** Nothing: a sum, or what another row tells already. */
  | 'PASS';

/**
 * One table of a file, as data. Names of columns are in lower case; `@` stands for a currency's
 * code, and ` >` behind a name for the column after it, which has no name of its own.
 */
export interface TableLayout {
  /** The names that it has at least, in any order; another set of them is as good. */
  readonly needs: readonly (readonly string[])[];
  /** The first cell of its rows, where a file has several tables one after the other. */
  readonly section?: string;
  /** For each field the names of columns: the first one that is filled counts; fees are summed. */
  readonly columns: Partial<Readonly<Record<Field, readonly string[]>>>;
  /** The first that fits the text of `type`, or of `details` where there is no `type`. */
  readonly meanings: readonly (readonly [pattern: RegExp, meaning: Meaning])[];
  /** Default: told from the days of the file. */
  readonly dayOrder?: DayOrder;
  /** Of rows that name none. */
  readonly currency?: string;
  /** Named groups are fields. */
  readonly details?: RegExp;
  /** Rows of which a column says something else are passed over. */
  readonly only?: readonly [column: string, pattern: RegExp];
  /** Rows of which a column says this are passed over: units that only changed their place. */
  readonly passed?: readonly [column: string, pattern: RegExp];
  /** Rows of which a column says this take back a trade of the other sign. */
  readonly canceled?: readonly [column: string, pattern: RegExp];
  /** Symbols of money, which comes and goes in rows like those of units. */
  readonly money?: RegExp;
  /** Fees are written below zero: what is above it came back. */
  readonly feesBelowZero?: boolean;
  /** Whether the fee is what the total has beside the price; or is taken in units. */
  readonly feeIs?: 'REST_OF_TOTAL' | 'UNITS';
  /** Other names of instruments. */
  readonly symbols?: Readonly<Record<string, string>>;
  /** Rows with the same value of this column are one: what was given and what came for it. */
  readonly pairedBy?: string;
}

/** The files of one broker or program. */
export interface Layout {
  readonly id: string;
  readonly broker: string;
  readonly kind: NetWorthFileKind;
  readonly tables: readonly TableLayout[];
}
