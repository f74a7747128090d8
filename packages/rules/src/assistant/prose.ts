import { Decimal, decimal, toPlain } from '../numbers/decimal.ts';
import { minorUnits } from '../numbers/money.ts';

const MAX_FOREIGN_CHARACTERS = 200;

/** An amount of money with all its places: `1,234.50 USD`. */
export function money(amount: string, currency: string): string {
  return `${grouped(padded(amount, minorUnits(currency)))} ${currency}`;
}

/** As `money`, with its sign: what was gained or lost. */
export function signed(amount: string, currency: string): string {
  const isBelow = amount.startsWith('-');
  return `${isBelow ? '-' : '+'}${money(isBelow ? amount.slice(1) : amount, currency)}`;
}

/** A number of units, exactly. */
export function units(amount: string): string {
  return grouped(amount);
}

/** A percentage to two places. */
export function percentage(value: string): string {
  return `${toPlain(decimal(value).toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN))}%`;
}

/** Two places and a plus before what is above 0. */
export function change(value: string): string {
  const text = percentage(value);
  return text.startsWith('-') || text === '0%' ? text : `+${text}`;
}

function padded(amount: string, places: number): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  if (fraction === '' && places === 0) return whole;
  return places === 0 && fraction === ''
    ? whole
    : `${whole}.${fraction.padEnd(shown(places), '0')}`;
}

/** Coins have up to 18 places; nobody reads their zeros. */
const shown = (places: number): number => Math.min(places, 3);

function grouped(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined || fraction === '' ? groups : `${groups}.${fraction}`;
}

/**
 * Text that comes from somebody else, as plain text on one line: no Markdown of it takes effect,
 * and it is cut at 200 characters.
 */
export function foreign(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').replaceAll(/[[\]<>`*_#|!\\~]/g, '');
  const plain = line.replaceAll(/\s+/g, ' ').trim();
  return [...plain].slice(0, MAX_FOREIGN_CHARACTERS).join('');
}

/** `one, two and three`. */
export function enumerated(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const MAX_LISTED = 10;

/** Lines of a list, and how many are left out of it. */
export function listed(lines: readonly string[], rest = 'more'): string {
  const shownLines = lines.slice(0, MAX_LISTED).map((line) => `- ${line}`);
  const left = lines.length - shownLines.length;
  return [...shownLines, ...(left > 0 ? [`- and ${left} ${rest}`] : [])].join('\n');
}

/** `1 order`, `3 orders`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** How many parts the sum before it leaves out, in a sentence; nothing where it leaves out none. */
export function leftOut(count: number): string {
  if (count === 0) return '';
  const [those, are] = count === 1 ? ['One of them has', 'is'] : [`${count} of them have`, 'are'];
  return ` ${those} no known price or exchange rate and ${are} left out.`;
}

/** `2026-05-01T…` as its day. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** `TERM_DEPOSIT` in words. */
export const spoken = (value: string): string => value.toLowerCase().replaceAll('_', ' ');

/** Sums of amounts by their currency, in the order in which they come. */
export function totals(
  rows: readonly { readonly amount: string; readonly currency: string }[],
): string[] {
  const sums = new Map<string, Decimal>();
  for (const { amount, currency } of rows) {
    sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(decimal(amount)));
  }
  return [...sums].map(([currency, sum]) => money(toPlain(sum), currency));
}
