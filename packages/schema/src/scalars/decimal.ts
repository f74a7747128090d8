import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { located } from './located.ts';

const NUMERAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
const MAX_LENGTH = 100;

/**
 * The plain, canonical notation of a numeral: no exponent, no plus sign, no leading or trailing
 * zeros, no negative zero. Null where the text is no numeral, or where it or its plain notation has
 * more than 100 characters: what is read can always be printed.
 */
export function canonicalDecimal(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  if (isCanonicalDecimal(text)) return text;
  const plain = plainNotation(text);
  return plain !== null && plain.length <= MAX_LENGTH ? plain : null;
}

/** The plain notation, however long it is; null where the text is no numeral. */
function plainNotation(text: string): string | null {
  const match = NUMERAL.exec(text);
  if (match === null) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
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

/**
 * A number with more digits than an answer holds, as a division or a product of long numbers has
 * them, rounded half-even to as many decimal places as fit. Null where the whole part does not.
 */
function shortened(plain: string): string | null {
  if (plain.length <= MAX_LENGTH) return plain;
  const negative = plain.startsWith('-');
  const point = plain.indexOf('.');
  const whole = point < 0 ? plain.length : point;
  const places = MAX_LENGTH - whole - 1;
  if (places < 1) return null;
  const kept = BigInt(plain.slice(negative ? 1 : 0, whole) + plain.slice(whole + 1, MAX_LENGTH));
  const rest = plain.slice(MAX_LENGTH);
  const half = `5${'0'.repeat(rest.length - 1)}`;
  const up = rest > half || (rest === half && kept % 2n === 1n);
  const digits = String(kept + (up ? 1n : 0n)).padStart(places + 1, '0');
  // A carry into a longer whole part drops the last place, a zero, with the others.
  const rounded = `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return plainNotation(`${negative ? '-' : ''}${rounded}`);
}

function refuse(value: string): never {
  throw new GraphQLError(`Decimal cannot represent ${value}: write it like "1234.5".`);
}

/** Why the text is refused: not a number, or one with more digits than the contract prints. */
function refuseText(text: string): never {
  const shown = JSON.stringify(text.slice(0, MAX_LENGTH));
  if (!NUMERAL.test(text)) refuse(shown);
  throw new GraphQLError(
    `Decimal cannot represent ${shown}: written plainly it takes more than ${MAX_LENGTH} ` +
      'characters. Round it.',
  );
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
    return canonicalDecimal(String(value)) ?? refuseText(String(value));
  }
  if (typeof value !== 'string') return refuse(JSON.stringify(value) ?? 'this value');
  return canonicalDecimal(value) ?? refuseText(value);
}

function serialize(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? plainOf(value) : String(value);
  if (isCanonicalDecimal(text)) return text;
  const plain = plainNotation(text);
  return (plain && shortened(plain)) ?? refuse(JSON.stringify(text));
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
      return canonicalDecimal(node.value) ?? refuseText(node.value);
    }
    return refuse('this literal');
  }),
});
