import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { located } from './located.ts';

const DAYS_OF_MONTH = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** A zone's offset can take a moment of year 1 or 9999 out of the years that four digits write. */
const EARLIEST = new Date('0001-01-01T00:00:00Z');
const LATEST = new Date('9999-12-31T23:59:59.999Z');

/** Whether the text is a day that exists, from year 1 to 9999. */
export function isCalendarDay(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year === 0 || day === 0) return false;
  return day <= (month === 2 && isLeap(year) ? 29 : (DAYS_OF_MONTH[month] ?? 0));
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function parseDate(value: unknown): string {
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  throw new GraphQLError(`Date cannot represent ${shown(value)}: write it like "2026-11-20".`);
}

function parseDateTime(value: unknown): Date {
  if (typeof value === 'string') {
    const day = DATE_TIME.exec(value)?.[1];
    if (day !== undefined && isCalendarDay(day)) {
      const at = new Date(value);
      if (at >= EARLIEST && at <= LATEST) return at;
      throw new GraphQLError(
        `DateTime cannot represent ${shown(value)}: in UTC it is outside the years 1 to 9999.`,
      );
    }
  }
  throw new GraphQLError(
    `DateTime cannot represent ${shown(value)}: write it like "2026-11-20T14:30:00Z".`,
  );
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'this value').slice(0, 100);
}

function textOf(node: ValueNode): string | null {
  return node.kind === Kind.STRING ? node.value : null;
}

/** A calendar day, as RFC 3339 `full-date`. Inside it is the same text. */
export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: parseDate,
  parseValue: parseDate,
  parseLiteral: located((node) => parseDate(textOf(node))),
});

let lastMs = Number.NaN;
let lastText = '';

/** The rows of one answer share few moments, and printing one costs as much as 30 comparisons. */
function isoText(at: Date): string {
  const milliseconds = at.getTime();
  if (milliseconds !== lastMs) {
    lastText = at.toISOString();
    lastMs = milliseconds;
  }
  return lastText;
}

/** A moment, as RFC 3339 `date-time`; answers are in UTC with milliseconds. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => isoText(value instanceof Date ? value : parseDateTime(value)),
  parseValue: parseDateTime,
  parseLiteral: located((node) => parseDateTime(textOf(node))),
});
