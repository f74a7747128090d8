import { type Decimal, decimal } from '../numbers/decimal.ts';

/** How much of something: a part of what is held, units, or money. */
export type Amount =
  | { readonly kind: 'part'; readonly fraction: Decimal; readonly words: string }
  | { readonly kind: 'units'; readonly count: Decimal }
  | { readonly kind: 'money'; readonly amount: Decimal; readonly currency: string | null };

const PARTS: Readonly<Record<string, string>> = {
  all: '1',
  everything: '1',
  half: '0.5',
  quarter: '0.25',
  tenth: '0.1',
};
const NUMBER = String.raw`(\d{1,12}(?:,\d{3})*(?:\.\d{1,18})?)`;
const SIGNS: Readonly<Record<string, string | null>> = {
  $: null,
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
};
const MONEY_BEFORE = new RegExp(String.raw`(\$|€|£|¥)\s?${NUMBER}`, 'u');
const MONEY_AFTER = new RegExp(String.raw`\b${NUMBER}\s?(dollars?|euros?|pounds?|[A-Z]{3})\b`, 'u');
const PERCENT = new RegExp(String.raw`${NUMBER}\s?(?:%|percent\b)`, 'iu');
const UNITS = new RegExp(String.raw`\b${NUMBER}\s+(?:shares?|units?|coins?|of)\b`, 'iu');
const PLAIN = new RegExp(String.raw`\b(?:buy|sell)\s+${NUMBER}\b`, 'iu');
const NAMED: Readonly<Record<string, string | null>> = { dollar: null, euro: 'EUR', pound: 'GBP' };

/** The amount that a question names, and the question without it. */
export function amountIn(text: string): { readonly amount: Amount | null; readonly rest: string } {
  const found = foundIn(text);
  if (found === null) return { amount: null, rest: text };
  return { amount: found.amount, rest: text.replace(found.match, ' ') };
}

function foundIn(text: string): { readonly amount: Amount; readonly match: string } | null {
  const number = (digits = ''): Decimal => decimal(digits.replaceAll(',', ''));
  const before = MONEY_BEFORE.exec(text);
  if (before !== null) {
    const currency = SIGNS[before[1] ?? ''] ?? null;
    return { match: before[0], amount: { kind: 'money', amount: number(before[2]), currency } };
  }
  const share = PERCENT.exec(text);
  if (share !== null) {
    const fraction = number(share[1]).dividedBy(100);
    const words = `${number(share[1]).toString()} percent of`;
    return { match: share[0], amount: { kind: 'part', fraction, words } };
  }
  const after = MONEY_AFTER.exec(text);
  if (after !== null) {
    const name = (after[2] ?? '').replace(/s$/, '');
    const currency = name in NAMED ? (NAMED[name] ?? null) : name;
    return { match: after[0], amount: { kind: 'money', amount: number(after[1]), currency } };
  }
  const units = UNITS.exec(text) ?? PLAIN.exec(text);
  if (units !== null) {
    const match = units[1] ?? '';
    return { match, amount: { kind: 'units', count: number(units[1]) } };
  }
  const word = Object.keys(PARTS).find((one) =>
    new RegExp(String.raw`\b${one}\b`, 'iu').test(text),
  );
  if (word === undefined) return null;
  const fraction = decimal(PARTS[word] ?? '1');
  return {
    match: '',
    amount: { kind: 'part', fraction, words: word === 'everything' ? 'all' : word },
  };
}
