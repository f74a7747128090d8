import { decimal, toPlain } from '../../numbers/decimal.ts';
import type { CivilDate } from '../../time/civil-date.ts';

/** In which order a day is written where it is written in figures; a year that comes first is sure. */
export type DayOrder = 'DMY' | 'MDY';

const MAX_CHARACTERS = 60;
const GROUPED_BY_COMMA = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const GROUPED_BY_POINT = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const WITH_COMMA = /^\d*,\d+$/;

/**
 * A number as files write it: with groups of thousands, a currency's sign, or a minus before or
 * after it or as brackets. `1,234` is a thousand where `comma` is not set.
 *
 * @param comma whether the comma stands before decimal places
 * @returns plain notation; null where it is no number
 */
export function readNumber(text: string, comma: boolean): string | null {
  if (text.length > MAX_CHARACTERS) return null;
  const bare = text
    .replaceAll('\u2212', '-')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^([-+(]?)(?:[A-Z]{3}|[A-Z]{0,2}[$€£¥])|(?:[A-Z]{3}|[$€£¥])(\)?)$/g, '$1$2');
  const [, open = '', digits = '', close = ''] = /^([-+(]?)([\d.,e+-]*?)([-)]?)$/i.exec(bare) ?? [];
  if ((open === '(') !== (close === ')')) return null;
  if (open !== '' && close === '-') return null;
  const isNegative = open === '-' || open === '(' || close === '-';
  const number = unsigned(digits, comma);
  if (number === null) return null;
  return toPlain(isNegative ? decimal(number).negated() : decimal(number));
}

function unsigned(digits: string, comma: boolean): string | null {
  if (comma && GROUPED_BY_POINT.test(digits)) {
    return digits.replaceAll('.', '').replace(',', '.').replace(/\.$/, '');
  }
  if (comma && WITH_COMMA.test(digits)) return digits.replace(',', '.');
  if (PLAIN.test(digits)) return digits.replace(/\.$/, '');
  if (GROUPED_BY_COMMA.test(digits)) return digits.replaceAll(',', '').replace(/\.$/, '');
  // A comma with other than three places behind it can only stand for a point.
  return WITH_COMMA.test(digits) ? digits.replace(',', '.') : null;
}

/** Whether numbers have a comma before their decimal places, as far as texts tell. */
export function hasDecimalCommas(texts: Iterable<string>): boolean {
  for (const text of texts) {
    if (/\d,\d{1,2}\D*$|\d,\d{4,}\D*$|\.\d{3},\d+\D*$/.test(text)) return true;
    if (/\d\.\d{1,2}\D*$|\d\.\d{4,}\D*$|,\d{3}\.\d+\D*$/.test(text)) return false;
  }
  return false;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\D|$)/;
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d{1,2})\2(\d{1,2})(?:\D|$)/;
const DAY_FIRST = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4}|\d{2})(?:\D|$)/i;
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.?[ -](\d{1,2}),?[ -](\d{4})(?:\D|$)/i;

/**
 * A day, in whatever of the usual ways it is written; a time after it is passed over.
 *
 * @returns null where there is no such day
 */
export function readDay(text: string, order: DayOrder): CivilDate | null {
  const bare = text.trim();
  const first = YEAR_FIRST.exec(bare);
  if (first !== null) return dayOf(first[1], first[3], first[4]);
  const figures = FIGURES.exec(bare);
  if (figures !== null) {
    const [, one, other, year] = figures;
    return order === 'DMY' ? dayOf(year, other, one) : dayOf(year, one, other);
  }
  const named = DAY_FIRST.exec(bare);
  if (named !== null) return dayOf(named[3], monthOf(named[2]), named[1]);
  const american = MONTH_FIRST.exec(bare);
  return american === null ? null : dayOf(american[3], monthOf(american[1]), american[2]);
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

const CENTURY = '20';

function dayOf(year = '', month = '', day = ''): CivilDate | null {
  const whole = year.length === 2 ? `${CENTURY}${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(date);
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === date;
  return isDay ? date : null;
}

/** In which order figures stand, as far as days tell; null where they do not. */
export function dayOrderOf(texts: Iterable<string>): DayOrder | null {
  for (const text of texts) {
    const [, one = '', other = ''] = FIGURES.exec(text.trim()) ?? [];
    if (Number(one) > 12) return 'DMY';
    if (Number(other) > 12) return 'MDY';
  }
  return null;
}

/** Whether a day is written so that its order has to be known. */
export const needsOrder = (text: string): boolean => FIGURES.test(text.trim());
