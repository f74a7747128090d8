import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { FieldProblem } from './error-codes.ts';

type Check = (value: unknown, path: string, problems: FieldProblem[]) => void;
type Bounds = {
  minLength?: number;
  maxLength?: number;
  min?: string;
  max?: string;
  exclusiveMin?: string;
  exclusiveMax?: string;
  scale?: number;
  minItems?: number;
  maxItems?: number;
  format?: keyof typeof formats;
  notNull?: boolean;
};

const formats = {
  UUID: {
    pattern: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
    message: 'must be an id as the API gave it, a UUID',
  },
  EMAIL: {
    pattern:
      /^[^\s\p{C}@"(),:;<>[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/iu,
    message: 'must be an e-mail address like name@example.com',
  },
  LINE: {
    // No control characters, no halves of characters, and nothing that turns the reading direction.
    pattern: /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u,
    message: 'must be one line of plain text',
  },
};

/** Whether a text is an e-mail address as the contract takes one. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && formats.EMAIL.pattern.test(text);

const NOT_NULL = 'must not be null: leave it out to keep it';

/** The problems of a field's `params`. */
export type ParamsCheck = (params: unknown) => FieldProblem[];

/**
 * Builds the checks of every field's `params` from the `@constraint` directives, and of every text
 * in it that it is one. The result has an entry `Type.field` for each field whose input needs a
 * check, which returns the problems found, at most one per field and 20 in all, with paths such as
 * `params.assetIds`.
 */
export function compileConstraints(schema: GraphQLSchema): ReadonlyMap<string, ParamsCheck> {
  const directive = schema.getDirective('constraint');
  const checks = new Map<string, ParamsCheck>();
  const boundsOf = (field: GraphQLInputField): Bounds =>
    (directive && field.astNode && getDirectiveValues(directive, field.astNode)) ?? {};
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const params = field.args.find((argument) => argument.name === 'params');
      const check = params && inputCheck(params.type, boundsOf, new Map());
      if (check) checks.set(`${type.name}.${field.name}`, (value) => run(check, value));
    }
  }
  return checks;
}

function run(check: Check, params: unknown): FieldProblem[] {
  const problems: FieldProblem[] = [];
  check(params, 'params', problems);
  return problems.slice(0, 20);
}

function inputCheck(
  type: GraphQLInputType,
  boundsOf: (field: GraphQLInputField) => Bounds,
  seen: Map<GraphQLInputObjectType, Check>,
): Check | null {
  if (isNonNullType(type)) return inputCheck(type.ofType, boundsOf, seen);
  if (isListType(type)) {
    const item = inputCheck(type.ofType, boundsOf, seen);
    return item && ((value, path, problems) => checkItems(item, value, path, problems));
  }
  if (!isInputObjectType(type)) return null;
  const known = seen.get(type);
  if (known) return known;
  const fields: [string, Check][] = [];
  const check: Check = (value, path, problems) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, checkField] of fields) {
      const given = (value as Record<string, unknown>)[name];
      if (given !== undefined) checkField(given, `${path}.${name}`, problems);
    }
  };
  // Registered before its fields are walked, so that an input that holds itself ends.
  seen.set(type, check);
  for (const field of Object.values(type.getFields())) {
    const bounds = boundsOf(field);
    const nested = inputCheck(field.type, boundsOf, seen);
    if (Object.keys(bounds).length > 0 || nested || isText(field)) {
      fields.push([field.name, fieldCheck(bounds, nested)]);
    }
  }
  return fields.length > 0 ? check : null;
}

/** Dates, codes and numbers are texts on the wire too, and their scalars know what they take. */
function isText(field: GraphQLInputField): boolean {
  const { name } = getNamedType(field.type);
  return name === 'String' || name === 'ID';
}

function checkItems(check: Check, value: unknown, path: string, problems: FieldProblem[]): void {
  if (!Array.isArray(value)) return;
  for (const [index, item] of value.entries()) check(item, `${path}.${index}`, problems);
}

function fieldCheck(bounds: Bounds, nested: Check | null): Check {
  return (value, path, problems) => {
    if (value === null) {
      if (bounds.notNull === true) problems.push({ path, message: NOT_NULL });
      return;
    }
    const message = Array.isArray(value) ? listProblem(bounds, value) : problemOf(bounds, value);
    if (message) problems.push({ path, message });
    else nested?.(value, path, problems);
  };
}

function listProblem(bounds: Bounds, value: readonly unknown[]): string | null {
  if (bounds.minItems !== undefined && value.length < bounds.minItems) {
    return `must have at least ${count(bounds.minItems, 'entry', 'entries')}`;
  }
  if (bounds.maxItems !== undefined && value.length > bounds.maxItems) {
    return `must have at most ${count(bounds.maxItems, 'entry', 'entries')}; it has ${value.length}`;
  }
  for (const [index, item] of value.entries()) {
    const message = problemOf(bounds, item);
    if (message) return `${message} (entry ${index})`;
  }
  return null;
}

function numberProblem(bounds: Bounds, value: unknown): string | null {
  const { min, max, exclusiveMin, exclusiveMax, scale } = bounds;
  const compared = (bound: string) => compareNumerals(String(value), bound);
  if (min !== undefined && compared(min) < 0) return `must be at least ${min}`;
  if (max !== undefined && compared(max) > 0) return `must be at most ${max}`;
  if (exclusiveMin !== undefined && compared(exclusiveMin) <= 0) {
    return `must be above ${exclusiveMin}`;
  }
  if (exclusiveMax !== undefined && compared(exclusiveMax) >= 0) {
    return `must be below ${exclusiveMax}`;
  }
  if (scale === undefined || decimalPlacesOf(String(value)) <= scale) return null;
  return scale === 0
    ? 'must be a whole number'
    : `takes at most ${count(scale, 'decimal place', 'decimal places')}`;
}

function decimalPlacesOf(numeral: string): number {
  const point = numeral.indexOf('.');
  return point < 0 ? 0 : numeral.length - point - 1;
}

function problemOf(bounds: Bounds, value: unknown): string | null {
  const message = numberProblem(bounds, value);
  if (message) return message;
  if (typeof value !== 'string') return null;
  // Length counts code points, so that an emoji or a rare script's letter is one character.
  const length = value.length > 10_000 ? value.length : [...value].length;
  if (bounds.minLength !== undefined && length < bounds.minLength) {
    return `must have at least ${count(bounds.minLength, 'character', 'characters')}`;
  }
  if (bounds.maxLength !== undefined && length > bounds.maxLength) {
    return `must have at most ${count(bounds.maxLength, 'character', 'characters')}`;
  }
  const format = bounds.format && formats[bounds.format];
  if (format) return format.pattern.test(value) ? null : format.message;
  return isPlainText(value) ? null : 'must be text without NUL and without halves of characters';
}

/** What every text is, on however many lines: PostgreSQL stores nothing else. */
function isPlainText(value: string): boolean {
  return !value.includes('\0') && !/\p{Cs}/u.test(value);
}

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** Compares two plain numerals exactly, without floats. */
export function compareNumerals(left: string, right: string): number {
  const negative = left.startsWith('-');
  if (negative !== right.startsWith('-')) return negative ? -1 : 1;
  const [wholeA = '', fractionA = ''] = left.replace('-', '').split('.');
  const [wholeB = '', fractionB = ''] = right.replace('-', '').split('.');
  const whole = Math.max(wholeA.length, wholeB.length);
  const fraction = Math.max(fractionA.length, fractionB.length);
  const a = wholeA.padStart(whole, '0') + fractionA.padEnd(fraction, '0');
  const b = wholeB.padStart(whole, '0') + fractionB.padEnd(fraction, '0');
  const order = a < b ? -1 : a > b ? 1 : 0;
  return negative ? -order : order;
}
