import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { located } from './located.ts';

const NUMERAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
const MAX_LENGTH = 100;

/**
 * The plain, canonical notation of a numeral: no exponent, no plus sign, no leading or trailing
 * zeros, no negative zero. Null where the text is not a numeral of at most 100 characters.
 */
export function canonicalDecimal(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  if (isCanonicalDecimal(text)) return text;
  const match = NUMERAL.exec(text);
  if (match === null) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  if (Math.abs(shift) > MAX_LENGTH) return null;
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = digits.padStart(digits.length + Math.max(0, 1 - point), '0');
  const at = Math.max(point, 1);
  const integer = padded
    .slice(0, at)
    .padEnd(at, '0')
    .replace(/^0+(?=\d)/, '');
  const decimals = padded.slice(at).replace(/0+$/, '');
  const magnitude = decimals === '' ? integer : `${integer}.${decimals}`;
  return sign === '-' && magnitude !== '0' ? `-${magnitude}` : magnitude;
}

const [MINUS, POINT, ZERO, NINE] = [45, 46, 48, 57];

/**
 * Whether the text is canonical already, as nearly every value is that the server answers with.
 * It runs for each of them, and reading the characters costs half of what a RegExp does.
 */
export function isCanonicalDecimal(text: string): boolean {
  const { length } = text;
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  if (length === start || length > MAX_LENGTH) return false;
  let point = -1;
  for (let at = start; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && point < 0 && at > start) point = at;
    else if (code < ZERO || code > NINE) return false;
  }
  const whole = point < 0 ? length : point;
  if (text.charCodeAt(start) === ZERO && whole > start + 1) return false;
  if (point < 0) return start === 0 || text.charCodeAt(start) !== ZERO;
  return point < length - 1 && text.charCodeAt(length - 1) !== ZERO;
}

function refuse(value: string): never {
  throw new GraphQLError(`Decimal cannot represent ${value}: write it like "1234.5".`);
}

/** Significant digits of the shortest numeral that reads back as this number. */
function significantDigits(value: number): number {
  const digits = value.toExponential().split('e')[0] ?? '';
  return digits.replace(/[-.]/g, '').length;
}

function parseValue(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse(String(value));
    if (significantDigits(value) > 15) {
      throw new GraphQLError(
        `Decimal cannot represent the JSON number ${value} exactly: it has more than 15 ` +
          'significant digits. Send it as a string.',
      );
    }
    return canonicalDecimal(String(value)) ?? refuse(String(value));
  }
  if (typeof value !== 'string') return refuse(JSON.stringify(value) ?? 'this value');
  return canonicalDecimal(value) ?? refuse(JSON.stringify(value.slice(0, MAX_LENGTH)));
}

function serialize(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? plainOf(value) : String(value);
  return canonicalDecimal(text) ?? refuse(JSON.stringify(text));
}

/** A decimal object of any library prints itself plainly through `toFixed()`. */
function plainOf(value: object): string {
  if ('toFixed' in value && typeof value.toFixed === 'function') return String(value.toFixed());
  return refuse(JSON.stringify(value));
}

/** Exact decimals: parsed to canonical strings, never to floats (RFC 8259 section 6). */
export const decimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  extensions: { isPrinted: isCanonicalDecimal },
  serialize,
  parseValue,
  parseLiteral: located((node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING) {
      return canonicalDecimal(node.value) ?? refuse(JSON.stringify(node.value.slice(0, 100)));
    }
    return refuse('this literal');
  }),
});
