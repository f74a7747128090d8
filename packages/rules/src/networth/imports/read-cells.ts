import { type Decimal, decimal, toPlain, ZERO } from '../../numbers/decimal.ts';
import type { CivilDate } from '../../time/civil-date.ts';
import type { Columns } from './columns.ts';
import type { Field } from './layout.ts';
import { type DayOrder, readDay, readNumber } from './numbers-and-days.ts';
import type { Named } from './row-read.ts';

/** How the numbers and days of a file are written. */
export interface Writing {
  readonly comma: boolean;
  readonly dayOrder: DayOrder;
  /** Later days are mistakes. */
  readonly today: CivilDate;
  /** Whether a trade is certain only where its total agrees with the rest. */
  readonly needsTotal?: boolean | undefined;
}

export interface Amount {
  readonly value: Decimal;
  readonly currency: string | null;
}

export interface Fees extends Amount {
  /** What to look at where more came back than was paid. */
  readonly cameBack: string | null;
}

const CURRENCY = /^[A-Z]{3,5}$/;
const HUNDREDTHS: Readonly<Record<string, string>> = { GBX: 'GBP', GBp: 'GBP', ZAc: 'ZAR' };
const MAX_NUMBER = decimal('1e12');
const MAX_PLACES = 18;
const SYMBOL = /^[A-Z0-9][A-Z0-9 ./^-]{0,31}$/;
const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
const FIRST_DAY = '1900-01-01';

/** The cells of one row by what they say; what is wrong with them is noted. */
export class Cells {
  readonly problems: string[] = [];
  readonly #columns: Columns;
  readonly #cells: readonly string[];
  readonly #writing: Writing;
  readonly #details: Readonly<Record<string, string>>;

  constructor(columns: Columns, cells: readonly string[], writing: Writing) {
    this.#columns = columns;
    this.#cells = cells;
    this.#writing = writing;
    const { details } = columns.layout;
    const text = columns.text(cells, 'details') ?? '';
    this.#details = details?.exec(text)?.groups ?? {};
  }

  text(field: Field): string | null {
    return this.#details[field]?.trim() ?? this.#columns.text(this.#cells, field);
  }

  #note(field: Field, text: string, what: string): null {
    this.problems.push(
      `${this.#columns.nameOf(field)}: “${text.slice(0, 60).toWellFormed()}” ${what}`,
    );
    return null;
  }

  day(): CivilDate | null {
    const text = this.text('date');
    if (text === null) {
      this.problems.push(`${this.#columns.nameOf('date')} is empty`);
      return null;
    }
    // What is told later counts from the day of which it says so.
    const [told = text, asOf] = text.split(/\s+as of\s+/i);
    const day = readDay(asOf ?? told, this.#writing.dayOrder);
    if (day === null || day < FIRST_DAY) return this.#note('date', text, 'is not a day');
    return day > this.#writing.today ? this.#note('date', text, 'is in the future') : day;
  }

  /** Of the column, and in hundredths where its currency is. */
  number(field: Field, currency: string | null = null): Decimal | null {
    const text = this.text(field);
    if (text === null) return null;
    const read = readNumber(text, this.#writing.comma);
    if (read === null) return this.#note(field, text, 'is not a number');
    const value = decimal(read);
    if (value.abs().greaterThan(MAX_NUMBER)) return this.#note(field, text, 'is too large');
    const whole = currency !== null && currency in HUNDREDTHS ? value.dividedBy(100) : value;
    return whole.toDecimalPlaces(MAX_PLACES);
  }

  /** The last place that a number is written with. */
  step(field: Field, currency: string | null): Decimal {
    const digits = /[.,](\d+)\D*$/.exec(this.text(field) ?? '')?.[1] ?? '';
    const isHundredths = currency !== null && currency in HUNDREDTHS;
    return decimal(10).pow(-digits.length - (isHundredths ? 2 : 0));
  }

  /** All fees together, above zero. */
  fees(): Fees {
    const { layout } = this.#columns;
    let [value, currency]: [Decimal, string | null] = [ZERO, null];
    for (const place of this.#columns.filled(this.#cells, 'fee')) {
      const text = this.#cells[place.index] ?? '';
      const read = readNumber(text, this.#writing.comma);
      if (read === null) this.#note('fee', text, 'is not a number');
      const fee = decimal(read ?? 0);
      value = layout.feesBelowZero === true ? value.minus(fee) : value.plus(fee.abs());
      currency = place.currency ?? currency;
    }
    currency ??= this.#columns.currencyOf('fee') ?? this.currencyOf('feeCurrency');
    if (!value.isNegative()) return { value, currency, cameBack: null };
    const cameBack = `A fee of ${toPlain(value.abs())} came back and is left out: lower the cost by it.`;
    return { value: ZERO, currency, cameBack };
  }

  total(usual: string | null): Amount | null {
    const [place] = this.#columns.filled(this.#cells, 'total');
    const raw = this.text('totalCurrency');
    const value = this.number('total', raw ?? usual);
    if (value === null) return null;
    return { value, currency: place?.currency ?? this.currencyOf('totalCurrency') };
  }

  /** As it is written, `GBX` too. */
  rawCurrency(field: 'currency' | 'totalCurrency' = 'currency'): string | null {
    return this.text(field)?.trim() ?? this.#columns.layout.currency ?? null;
  }

  currencyOf(field: 'currency' | 'feeCurrency' | 'totalCurrency'): string | null {
    const text = this.text(field)?.trim() ?? null;
    if (text === null) return field === 'currency' ? (this.#columns.layout.currency ?? null) : null;
    const code = HUNDREDTHS[text] ?? text.toUpperCase();
    return CURRENCY.test(code) ? code : this.#note(field, text, 'is not a currency');
  }

  named(): Named | null {
    const isin = this.text('isin')?.toUpperCase() ?? null;
    const written = this.text('symbol')?.trim().toUpperCase() ?? null;
    const symbol = written === null ? null : (this.#columns.layout.symbols?.[written] ?? written);
    const hasIsin = isin !== null && ISIN.test(isin);
    if (symbol !== null && !SYMBOL.test(symbol)) {
      return this.#note('symbol', symbol, 'is not a symbol');
    }
    if (symbol === null && !hasIsin) {
      this.problems.push('it names no instrument: neither a symbol nor an ISIN');
      return null;
    }
    const mic = micOf(this.text('market'));
    return { symbol, isin: hasIsin ? isin : null, mic };
  }

  id(): string | null {
    const id = this.text('id')?.trim() ?? '';
    return id === '' || id === '-' ? null : id.slice(0, 60).toWellFormed();
  }
}

const MARKETS: Readonly<Record<string, string>> = {
  NASDAQ: 'XNAS',
  NAS: 'XNAS',
  NYSE: 'XNYS',
  NYS: 'XNYS',
  ARCA: 'ARCX',
  NYSEARCA: 'ARCX',
  NZX: 'XNZE',
  NZE: 'XNZE',
  NZ: 'XNZE',
  ASX: 'XASX',
  AU: 'XASX',
  LSE: 'XLON',
};

function micOf(market: string | null): string | null {
  if (market === null) return null;
  const text = market.trim().toUpperCase();
  return MARKETS[text] ?? (/^[A-Z0-9]{4}$/.test(text) ? text : null);
}

export const plainOrNull = (value: Decimal | null): string | null =>
  value === null ? null : toPlain(value);
