import { decimal, toPlain } from '../kernel/decimal.ts';

/** One trading day of a file; amounts are plain decimals. */
export interface DayPrices {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string | null;
}

/** Headings by what they mean, the first one that a file has. */
const HEADINGS = {
  symbol: ['symbol', 'ticker'],
  date: ['date', 'timestamp', 'time', 'day'],
  open: ['open'],
  high: ['high'],
  low: ['low'],
  close: ['close', 'price', 'adj close', 'adjclose', 'value'],
  volume: ['volume', 'vol'],
} as const;

type Column = keyof typeof HEADINGS;
type Places = Readonly<Partial<Record<Column, number>>>;

const MAX_ROWS = 100_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Some files have these where there was no trading. */
const NOTHING = new Set(['', 'null', 'nan', 'n/a', '-']);

/** What is wrong with a file, and where. */
export class BarsFileError extends Error {
  override readonly name = 'BarsFileError';

  constructor(line: number, problem: string) {
    super(`line ${line} ${problem}`);
  }
}

/**
 * Reads daily prices from comma-separated text with headings: `date,open,high,low,close,volume` in
 * any order and case, or `date,price`; with a `symbol` column, the rows of that symbol alone. Dates
 * are `2026-11-20`, `20261120` or `Nov 20 2026`: anything that two countries read differently is
 * refused. Rows without any price are left out.
 *
 * @param lastDate `YYYY-MM-DD`: later days are refused
 * @returns by date, one for each day
 * @throws {BarsFileError} at the first line that cannot be believed
 */
export function readBarsCsv(text: string, symbol: string, lastDate: string): DayPrices[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.length > MAX_ROWS) throw new BarsFileError(MAX_ROWS, 'is too many');
  const places = placesOf(cellsOf(lines[0] ?? '', 1));
  const days = new Map<string, DayPrices>();
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue;
    const day = dayOf(cellsOf(line, index + 1), places, symbol, index + 1);
    if (day === null) continue;
    if (days.has(day.date)) throw new BarsFileError(index + 1, `has ${day.date} again`);
    if (day.date > lastDate)
      throw new BarsFileError(index + 1, `is of ${day.date}, which is to come`);
    days.set(day.date, day);
  }
  return [...days.values()].sort((left, right) => (left.date < right.date ? -1 : 1));
}

/** The cells of a line (RFC 4180, section 2); a quoted cell does not go on in the next line. */
function cellsOf(line: string, number: number): string[] {
  const cells: string[] = [];
  const cell = /\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(,|$)/y;
  for (let end = ','; end === ','; ) {
    const match = cell.exec(line);
    if (match === null) throw new BarsFileError(number, 'has quotes that do not fit');
    const [, quoted, bare = '', separator = ''] = match;
    cells.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    end = separator;
  }
  return cells;
}

function placesOf(headings: readonly string[]): Places & { readonly date: number; close: number } {
  const names = headings.map((heading) => heading.toLowerCase());
  const place = (column: Column) => {
    const found = HEADINGS[column].map((name) => names.indexOf(name)).find((at) => at >= 0);
    return found === undefined ? {} : { [column]: found };
  };
  const places: Places = Object.assign({}, ...Object.keys(HEADINGS).map((c) => place(c as Column)));
  const { date, close } = places;
  if (date === undefined) throw new BarsFileError(1, 'has no heading "date"');
  if (close === undefined) throw new BarsFileError(1, 'has no heading "close" or "price"');
  return { ...places, date, close };
}

function dayOf(
  cells: readonly string[],
  places: ReturnType<typeof placesOf>,
  symbol: string,
  line: number,
): DayPrices | null {
  const cell = (column: Column) => cells[places[column] ?? -1] ?? '';
  if (places.symbol !== undefined && cell('symbol').toUpperCase() !== symbol.toUpperCase()) {
    return null;
  }
  if (NOTHING.has(cell('close').toLowerCase())) return null;
  const date = dateOf(cell('date'), line);
  const close = priceOf(cell('close'), line);
  const price = (column: Column) =>
    places[column] === undefined ? close : priceOf(cell(column), line);
  const [open, high, low] = [price('open'), price('high'), price('low')];
  const isRange = decimal(high).gte(open) && decimal(high).gte(close);
  if (!isRange || decimal(low).gt(open) || decimal(low).gt(close)) {
    throw new BarsFileError(line, 'has an open or close outside of its low and high');
  }
  const volume = cell('volume');
  const isCounted = !NOTHING.has(volume.toLowerCase());
  return { date, open, high, low, close, volume: isCounted ? amountOf(volume, line) : null };
}

function priceOf(text: string, line: number): string {
  const amount = amountOf(text, line);
  if (amount === '0') throw new BarsFileError(line, 'has a price of 0');
  return amount;
}

const AMOUNT = /^\d{1,15}(?:\.\d{1,15})?(?:e\+?\d{1,2})?$/i;

function amountOf(text: string, line: number): string {
  if (AMOUNT.test(text)) return toPlain(decimal(text));
  throw new BarsFileError(line, `has "${text.slice(0, 40)}" where a number is expected`);
}

const ISO = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const WORDS = /^([A-Za-z]{3})[a-z]* (\d{1,2}),? (\d{4})$/;

function dateOf(text: string, line: number): string {
  const iso = ISO.exec(text);
  const words = WORDS.exec(text);
  let [year, month, day] = [iso?.[1], iso?.[2], iso?.[3]];
  if (words !== null) {
    const place = MONTHS.indexOf(words[1]?.toLowerCase() ?? '') + 1;
    [year, month, day] = [words[3], String(place).padStart(2, '0'), words[2]?.padStart(2, '0')];
  }
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
  if (isDay) return date;
  throw new BarsFileError(
    line,
    `has "${text.slice(0, 40)}" where a date such as 2026-11-20 is expected`,
  );
}
