import type { Table } from './files/csv.ts';
import { UnreadableFile } from './files/unreadable-file.ts';
import type { Field } from './layout.ts';
import { type ReadOptions, readTable } from './read-table.ts';
import type { FileRead } from './row-read.ts';

/** What a label of a note is for, in the words that brokers use. The longer ones come first. */
const LABELS: readonly (readonly [field: Field, words: string])[] = [
  [
    'date',
    'trade date|transaction date|date of trade|date of transaction|execution date|deal date',
  ],
  ['date', 'executed on|executed at|filled on|traded on|date traded|order date|as at date|date'],
  ['type', 'transaction type|trade type|order type|buy/sell|transaction|side|action|type'],
  ['isin', 'isin'],
  ['symbol', 'security code|stock code|instrument code|asx code|nzx code|ticker symbol|ticker'],
  ['symbol', 'symbol|code'],
  ['quantity', 'number of shares|no\\. of shares|shares bought|shares sold|filled quantity'],
  ['quantity', 'number of units|quantity|qty|units|shares|volume'],
  ['price', 'average price per share|average price|avg\\.? price|price per share|price per unit'],
  ['price', 'execution price|fill price|unit price|share price|price'],
  ['fee', 'brokerage fee|brokerage|transaction fees?|commission|fees?'],
  ['total', 'total amount payable|total amount|net amount|settlement amount|total consideration'],
  ['total', 'net consideration|amount payable|total cost|net proceeds|total'],
  ['currency', 'trade currency|currency'],
  ['market', 'exchange|market'],
  ['id', 'contract note number|contract note no\\.?|confirmation number|confirmation no\\.?'],
  ['id', 'trade reference|order reference|order number|order id|trade id|reference'],
];

const PATTERNS = LABELS.map(
  ([field, words]) => [field, new RegExp(`^(?:${words})\\s*(?::|\\s)\\s*(\\S.*)$`, 'i')] as const,
);
const ALONE = LABELS.map(
  ([field, words]) => [field, new RegExp(`^(?:${words})\\s*:?$`, 'i')] as const,
);

const NUMBER = '[\\d][\\d,.]*';
const MONEY = `(?:[A-Z]{3} ?|(?:[A-Z]{1,2})?[$€£¥] ?)?${NUMBER}(?: ?[A-Z]{3})?`;
/** A trade in one sentence; its groups are fields. */
const SENTENCE = new RegExp(
  `\\b(?<type>[Bb]ought|[Ss]old)\\s+(?<quantity>${NUMBER})\\s+(?:(?:shares?|units?)\\s+)?` +
    '(?:of\\s+|in\\s+)?(?<symbol>[A-Z][A-Z0-9.]{0,11})\\s+(?:@|at)\\s+(?:a price of\\s+)?' +
    `(?<price>${MONEY})(?:\\s+(?:each|per share|per unit))?` +
    '(?:\\s+on\\s+(?<date>[\\w ,/.-]{6,30}))?',
);
/** What a heading says of all that follows. */
const HEADING =
  /^(?:(?:contract note|confirmation)\b.*?\b)?(?:you )?(bought|sold|buy|sell|purchase|sale)\b[^:]{0,40}$/i;

const MAX_LINES = 5_000;
const MAX_LINE_CHARACTERS = 300;
const MAX_TRADES = 500;
const CURRENCIES: readonly (readonly [pattern: RegExp, currency: string])[] = [
  [/NZ\$/, 'NZD'],
  [/US\$/, 'USD'],
  [/(?:AU|A)\$/, 'AUD'],
  [/(?:CA|C)\$/, 'CAD'],
  [/£/, 'GBP'],
  [/€/, 'EUR'],
];
const CODE = /(?:^|[\s\d])([A-Z]{3})(?=[\s\d]|$)/;
const FIELDS = [
  ...(['date', 'type', 'symbol', 'isin', 'market', 'quantity', 'price', 'currency'] as const),
  ...(['fee', 'total', 'id'] as const),
];
type Told = Partial<Record<Field, string>>;

/** Whether a text is a note of a trade; else what it lacks, as a sentence for a person. */
export function noteIn(text: string): { readonly problem: string | null } {
  const notes = notesOf(text);
  if (notes.some((note) => missingIn(note) === null)) return { problem: null };
  const [most] = notes.toSorted(
    (left, right) => Object.keys(right).length - Object.keys(left).length,
  );
  if (most === undefined || Object.keys(most).length < 2) {
    return { problem: 'Its text names no trade.' };
  }
  return { problem: `Its text is no contract note that is understood: ${missingIn(most)}.` };
}

/**
 * Reads the trades of a text whose values stand behind clear labels, or in a plain sentence.
 *
 * @throws {UnreadableFile} UNKNOWN_LAYOUT
 */
export function readNote(text: string, options: ReadOptions): FileRead {
  const { problem } = noteIn(text);
  if (problem !== null) throw new UnreadableFile('UNKNOWN_LAYOUT', problem);
  const notes = notesOf(text).filter((note) => missingIn(note) === null);
  const { rows } = readTable(tableOf(notes), options);
  return { broker: options.broker ?? null, kind: 'CONTRACT_NOTE', rows };
}

function missingIn(note: Told): string | null {
  if (note.type === undefined) return 'it does not say whether it bought or sold';
  if (note.symbol === undefined && note.isin === undefined) return 'it names no symbol and no ISIN';
  if (note.quantity === undefined) return 'a line with the quantity is missing';
  if (note.price === undefined && note.total === undefined)
    return 'a line with the price is missing';
  return note.date === undefined ? 'a line with the date of the trade is missing' : null;
}

/** What each of them tells; a day and a currency before the first one are of all. */
function notesOf(text: string): Told[] {
  const lines = text.split(/\r\n|\r|\n/, MAX_LINES).map((line) => line.trim());
  const notes: Told[] = [];
  let [shared, own]: [Told, Told] = [{}, {}];
  for (const [place, line] of lines.entries()) {
    if (notes.length >= MAX_TRADES) break;
    if (line === '' || line.length > MAX_LINE_CHARACTERS) continue;
    const told = sentenceIn(line) ?? labelIn(line, lines[place + 1] ?? '');
    if (told === null) continue;
    const begins = BEGINS.filter((field) => told[field] !== undefined);
    if (begins.length > 0 && BEGINS.every((field) => own[field] === undefined)) {
      shared = { ...pick(own, 'date'), ...pick(own, 'currency'), ...shared };
    }
    if (begins.some((field) => own[field] !== undefined)) {
      notes.push({ ...shared, ...own });
      own = {};
    }
    // The first of a kind counts: totals of all trades come last.
    own = { ...told, ...own };
  }
  return [...notes, { ...shared, ...own }];
}

const BEGINS = ['type', 'symbol', 'quantity'] as const;

const pick = (told: Told, field: Field): Told =>
  told[field] === undefined ? {} : { [field]: told[field] };

function sentenceIn(line: string): Told | null {
  const groups = SENTENCE.exec(line)?.groups;
  return groups === undefined ? null : withCurrency(filled(groups));
}

function filled(groups: Readonly<Record<string, string | undefined>>): Told {
  return Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined));
}

/** A label with its value behind it, or in the line below. */
function labelIn(line: string, next: string): Told | null {
  for (const [field, pattern] of ALONE) {
    if (pattern.test(line)) return toldBy(field, next);
  }
  for (const [field, pattern] of PATTERNS) {
    const value = pattern.exec(line)?.[1];
    if (value !== undefined) return toldBy(field, value);
  }
  const [, type] = HEADING.exec(line) ?? [];
  return type === undefined ? null : { type };
}

const FIGURE = /\d/;
const WORD: Partial<Record<Field, RegExp>> = {
  type: /^(buy|bought|sell|sold|purchase|sale)\b/i,
  symbol: /^(?:[A-Z]{3,4}:)?([A-Z0-9][A-Z0-9.]{0,11})(?=\s|$|[,(])/,
  isin: /^([A-Z]{2}[A-Z0-9]{9}\d)\b/,
  currency: /^([A-Z]{3})\b/,
  market: /^([A-Z]{3,6})\b/,
  id: /^([\w-]{1,60})$/,
};
const NUMBERS: ReadonlySet<Field> = new Set(['quantity', 'price', 'fee', 'total']);
const AMOUNT = new RegExp(`^-?(${MONEY})`);

/** The value that a field can have; null where the text is about something else. */
function toldBy(field: Field, text: string): Told | null {
  const word = WORD[field];
  if (word !== undefined) {
    const [, value] = word.exec(text) ?? [];
    return value === undefined ? null : { [field]: value };
  }
  if (!FIGURE.test(text)) return null;
  if (!NUMBERS.has(field)) return { [field]: text };
  const [, amount] = AMOUNT.exec(text) ?? [];
  return amount === undefined ? null : withCurrency({ [field]: amount });
}

/** An amount without its currency, which is told beside it. */
function withCurrency(told: Told): Told {
  const amount = told.price ?? told.total;
  if (amount === undefined) return told;
  const code = CODE.exec(amount)?.[1];
  const currency = code ?? CURRENCIES.find(([sign]) => sign.test(amount))?.[1];
  return currency === undefined ? told : { ...told, currency };
}

function tableOf(notes: readonly Told[]): Table {
  const rows = [
    FIELDS.map(String),
    ...notes.map((note) => FIELDS.map((field) => note[field] ?? '')),
  ];
  return { rows: () => rows.map((cells, place) => ({ number: Math.max(1, place), cells })) };
}
