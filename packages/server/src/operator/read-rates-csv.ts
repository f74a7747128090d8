import type { DayOfRates } from '../domains/market/index.ts';
import { toPlain } from '../kernel/decimal.ts';

const MAX_ROWS = 20_000;
const MAX_CURRENCIES = 100;
const CODE = /^[A-Z]{3}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const RATE = /^\d{1,12}(?:\.\d{1,12})?$/;
/** Of currencies that were not there yet, or are there no more. */
const NOTHING = new Set(['', 'N/A']);

/** What is wrong with a file, and where. */
export class RatesFileError extends Error {
  override readonly name = 'RatesFileError';

  constructor(line: number, problem: string) {
    super(`line ${line} ${problem}`);
  }
}

/**
 * Reads the file `eurofxref-hist.csv` of the European Central Bank: headings `Date,USD,JPY,…`, and
 * what one euro was worth on each day.
 *
 * @param lastDate `YYYY-MM-DD`: later days are refused
 * @returns oldest first, one for each day
 * @throws {RatesFileError} at the first line that cannot be believed
 */
export function readRatesCsv(text: string, lastDate: string): DayOfRates[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.length > MAX_ROWS) throw new RatesFileError(MAX_ROWS, 'is too many');
  const codes = codesOf(lines[0] ?? '');
  const days = new Map<string, DayOfRates>();
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue;
    const day = dayOf(line, codes, index + 1);
    if (days.has(day.date)) throw new RatesFileError(index + 1, `has ${day.date} again`);
    if (day.date > lastDate) {
      throw new RatesFileError(index + 1, `is of ${day.date}, which is to come`);
    }
    days.set(day.date, day);
  }
  return [...days.values()].sort((left, right) => (left.date < right.date ? -1 : 1));
}

/** The bank ends its lines with a comma. */
function cellsOf(line: string): string[] {
  const cells = line.split(',').map((cell) => cell.trim());
  return cells.at(-1) === '' ? cells.slice(0, -1) : cells;
}

function codesOf(line: string): string[] {
  const [date, ...codes] = cellsOf(line);
  if (date !== 'Date') throw new RatesFileError(1, 'does not begin with the heading "Date"');
  const wrong = codes.find((code) => !CODE.test(code));
  if (wrong !== undefined) throw new RatesFileError(1, `has "${wrong.slice(0, 40)}", no currency`);
  if (new Set(codes).size !== codes.length) throw new RatesFileError(1, 'has a currency twice');
  if (!codes.includes('USD')) throw new RatesFileError(1, 'has no heading "USD"');
  if (codes.length > MAX_CURRENCIES) throw new RatesFileError(1, 'has too many currencies');
  return codes;
}

function dayOf(line: string, codes: readonly string[], number: number): DayOfRates {
  const [date = '', ...cells] = cellsOf(line);
  const at = new Date(`${date}T00:00:00Z`);
  if (!DATE.test(date) || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(date)) {
    throw new RatesFileError(number, `has "${date.slice(0, 40)}" where a date is expected`);
  }
  if (cells.length > codes.length) throw new RatesFileError(number, 'has more cells than headings');
  const rates: Record<string, string> = {};
  for (const [place, code] of codes.entries()) {
    const cell = cells[place] ?? '';
    if (NOTHING.has(cell)) continue;
    if (!RATE.test(cell) || Number(cell) === 0) {
      throw new RatesFileError(number, `has "${cell.slice(0, 40)}" as the rate of ${code}`);
    }
    rates[code] = toPlain(cell);
  }
  if (rates['USD'] === undefined) throw new RatesFileError(number, 'has no rate of USD');
  return { date, rates };
}
