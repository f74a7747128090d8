/** How a value reads. A name is somebody's words: it is quoted, so that it reads as data. */
export type Format = 'name' | 'word' | 'number' | 'money' | 'percent' | 'moment';

/** A value of a row: what it is called, where it stands, and how it reads. */
export type Column = readonly [label: string, path: string, format: Format];

/** Rows of an answer, or one object of it. */
export interface Section {
  readonly heading: string;
  /** The path of the rows, or of the object, in the answer. */
  readonly at: string;
  readonly columns: readonly Column[];
  /** The path of the currency, in the row or, from `/` on, in the answer. Default `currency`. */
  readonly currency?: string;
  /** Whether it is left out where there is none. */
  readonly seldom?: true;
}

const MAX_NAME = 160;
const MAX_ROWS = 40;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu;

/** Somebody's words on one line, between quotes that cannot be closed from inside. */
export function quoted(text: string, most = MAX_NAME): string {
  const line = text.replace(HIDDEN, ' ').replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
  return `“${line.length > most ? `${line.slice(0, most)}…` : line}”`;
}

/** The value at a path of plain objects; `last` is the last one of a list. */
export function at(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path
    .split('.')
    .reduce<unknown>(
      (one, name) => (Array.isArray(one) && name === 'last' ? one.at(-1) : Object(one)[name]),
      value,
    );
}

const inWords = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const small = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

/** A decimal rounded for reading; the exact one stands in the structured content. */
export function rounded(decimal: unknown): string {
  const value = Number(decimal);
  if (!Number.isFinite(value)) return String(decimal);
  return Math.abs(value) < 0.01 && value !== 0 ? small.format(value) : inWords.format(value);
}

function shown(value: unknown, format: Format, currency: string): string {
  switch (format) {
    case 'name':
      return quoted(String(value));
    case 'number':
      return rounded(value);
    case 'money':
      return `${rounded(value)} ${currency}`.trim();
    case 'percent':
      return `${rounded(value)} %`;
    case 'moment':
      return String(value)
        .replace('T', ' ')
        .replace(/:\d\d(\.\d+)?Z$/, ' UTC');
    case 'word':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  }
}

function line(row: unknown, section: Section, answer: unknown): string {
  const { currency: path = 'currency', columns } = section;
  const currency = String((path[0] === '/' ? at(answer, path.slice(1)) : at(row, path)) ?? '');
  const parts = columns.flatMap(([label, where, format]) => {
    const value = at(row, where);
    if (value === null || value === undefined) return [];
    const text = shown(value, format, currency);
    return label === '' ? text : `${label} ${text}`;
  });
  return parts.join(', ');
}

/** An answer in words. */
export function readable(answer: unknown, sections: readonly Section[]): string {
  return sections.flatMap((section) => told(answer, section)).join('\n');
}

function told(answer: unknown, section: Section): string[] {
  const value = at(answer, section.at);
  if (value === null || value === undefined) return [`${section.heading}: not known`];
  if (!Array.isArray(value)) return [`${section.heading}: ${line(value, section, answer)}`];
  if (value.length === 0) return section.seldom === true ? [] : [`${section.heading}: none`];
  const rows = value.slice(0, MAX_ROWS).map((row) => `- ${line(row, section, answer)}`);
  const rest = value.length - rows.length;
  const more = rest > 0 ? [`- and ${rest} more in the structured content`] : [];
  return [`${section.heading} (${value.length}):`, ...rows, ...more];
}
