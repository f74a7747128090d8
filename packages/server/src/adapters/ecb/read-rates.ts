/** The rates of one day: `YYYY-MM-DD` and units of each currency for one euro, as published. */
export interface DayOfRates {
  readonly date: string;
  readonly rates: readonly (readonly [code: string, rate: string])[];
}

const DAY = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']\s*>([\s\S]*?)<\/Cube>/g;
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,12}(?:\.\d{1,12})?)["']\s*\/>/g;
const ANY_CUBE = /<Cube\b/g;
const ENVELOPE = /<gesmes:Envelope[\s>][\s\S]*<\/gesmes:Envelope>\s*$/;

/**
 * Reads a reference-rate file of the European Central Bank (`eurofxref-daily.xml` and its longer
 * forms), newest day first. Strict: where any of its entries is of another shape, none is believed.
 *
 * @throws {Error} where the text is no whole file of rates
 */
export function readRates(text: string): DayOfRates[] {
  if (!ENVELOPE.test(text)) throw new Error('this is no whole reference-rate file');
  const days = [...text.matchAll(DAY)].map(([, date = '', entries = '']) => dayOf(date, entries));
  const rates = days.reduce((count, day) => count + day.rates.length, 0);
  // One element is around all days, and one around the rates of each.
  const cubes = [...text.matchAll(ANY_CUBE)].length;
  if (days.length === 0 || cubes !== 1 + days.length + rates) {
    throw new Error('the reference-rate file has entries of an unknown shape');
  }
  return days.toSorted((left, right) => (left.date < right.date ? 1 : -1));
}

function dayOf(date: string, entries: string): DayOfRates {
  const rates = [...entries.matchAll(RATE)].map(
    ([, code = '', rate = '']) => [code, rate] as const,
  );
  const isDay = new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  const arePositive = rates.every(([, rate]) => Number(rate) > 0);
  const areDistinct = new Set(rates.map(([code]) => code)).size === rates.length;
  if (rates.length > 0 && isDay && arePositive && areDistinct) return { date, rates };
  throw new Error(`the rates of ${date} cannot be read`);
}
