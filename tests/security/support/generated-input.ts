import { operationHints } from '@investing-platform/schema/hints';
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Chance that a seed decides: a linear congruential generator, the same on every machine. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed % 4_294_967_296;
  }
  next(): number {
    this.#state = (1_664_525 * this.#state + 1_013_904_223) % 4_294_967_296;
    return this.#state / 4_294_967_296;
  }
  below(most: number): number {
    return Math.floor(this.next() * most);
  }
  /** Whether something happens that has this probability. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }
  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }
}

interface Bounds {
  readonly min?: string;
  readonly max?: string;
  readonly exclusiveMin?: string;
  readonly scale?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

const NASTY_NUMBERS = ['1e-99', '-1', '0', '1e30', 'NaN', '', '0.000000000000000001', '1e-18'];
const NASTY_TEXTS = [
  '',
  '\0',
  'a\ud800',
  'x'.repeat(30_000),
  '\u202e',
  "'; drop table users; --",
  '%_\\',
  '🦘'.repeat(40),
  '{"a":1}',
  '../../etc/passwd',
  'a\r\nB: c',
];
const TEXTS = [
  'Savings',
  'AAPL',
  'hello',
  'Ada Lovelace',
  'long term',
  'a@example.com',
  '12345678',
];
const MOMENTS = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-12:00',
  '0001-01-01T00:00:00+14:00',
  '1969-12-31T23:59:59.999Z',
  '2026-11-20T14:30:00Z',
  '2026-11-19T00:00:00+13:00',
  '2024-02-29T12:00:00Z',
];
const DAYS = ['0001-01-01', '9999-12-31', '2026-11-20', '2026-11-23', '2025-01-01', '2024-02-29'];
const CURRENCIES = ['USD', 'NZD', 'JPY', 'BTC', 'KWD', 'EUR', 'ZZZ'];
const MAX_DEPTH = 5;

/** Makes inputs of the contract: mostly within their bounds, now and then just outside of them. */
export class InputMaker {
  readonly #schema: GraphQLSchema;
  readonly #chance: Chance;
  /** Ids that the answers showed so far. */
  readonly ids: string[];

  constructor(schema: GraphQLSchema, chance: Chance, ids: string[]) {
    this.#schema = schema;
    this.#chance = chance;
    this.ids = ids;
  }

  /** The `params` of an operation; half of them begin with those of its example. */
  paramsOf(operation: string, type: GraphQLInputType): unknown {
    const example = operationHints[operation]?.example;
    const made = this.#value(type, {}, 0);
    if (!isRecord(example) || !isRecord(made) || this.#chance.happens(0.5)) return made;
    const some = Object.entries(made).filter(() => this.#chance.happens(0.3));
    return { ...example, ...Object.fromEntries(some) };
  }

  #value(type: GraphQLInputType, bounds: Bounds, depth: number): unknown {
    const chance = this.#chance;
    if (isNonNullType(type)) return this.#value(type.ofType, bounds, depth);
    if (isListType(type)) {
      const length = chance.happens(0.05) ? (bounds.maxItems ?? 20) + 1 : chance.below(3);
      return Array.from({ length }, () => this.#value(type.ofType, bounds, depth));
    }
    if (isEnumType(type)) return chance.pick(type.getValues()).name;
    if (isInputObjectType(type)) return this.#object(type, depth + 1);
    switch (type.name) {
      case 'Boolean':
        return chance.happens(0.5);
      case 'Int':
        return this.#wholeNumber(bounds);
      case 'Decimal':
        return this.#decimal(bounds);
      case 'ID':
        return this.#id();
      case 'Date':
        return chance.pick(DAYS);
      case 'DateTime':
        return chance.pick(MOMENTS);
      case 'CurrencyCode':
        return chance.pick(CURRENCIES);
      case 'CountryCode':
        return chance.pick(['NZ', 'US', 'DE']);
      default:
        return this.#text(bounds);
    }
  }

  #object(type: GraphQLInputObjectType, depth: number): Record<string, unknown> {
    const chance = this.#chance;
    const fields = Object.values(type.getFields());
    if (type.isOneOf) {
      const field = chance.pick(fields);
      return { [field.name]: this.#value(field.type, this.#boundsOf(field), depth) };
    }
    const made: Record<string, unknown> = {};
    for (const field of fields) {
      const isNeeded = isNonNullType(field.type) && field.defaultValue === undefined;
      if (!isNeeded && (depth > MAX_DEPTH || chance.happens(0.6))) continue;
      if (!isNonNullType(field.type) && chance.happens(0.05)) made[field.name] = null;
      else made[field.name] = this.#value(field.type, this.#boundsOf(field), depth);
    }
    return made;
  }

  #wholeNumber({ min = '0', max = '1000' }: Bounds): number {
    const chance = this.#chance;
    if (chance.happens(0.05)) return chance.pick([-1, 0, 2_147_483_647, -2_147_483_648]);
    if (chance.happens(0.2)) return Number(chance.pick([min, max]));
    return Number(min) + chance.below(Math.min(Number(max) - Number(min), 60) + 1);
  }

  #decimal({ min, exclusiveMin, max = '1000000', scale = 2 }: Bounds): string {
    const chance = this.#chance;
    if (chance.happens(0.08)) return chance.pick(NASTY_NUMBERS);
    const smallest = scale === 0 ? '1' : `0.${'0'.repeat(scale - 1)}1`;
    if (chance.happens(0.15)) return chance.pick([min ?? exclusiveMin ?? '0', max, smallest]);
    const whole = chance.below(Math.min(Number(max), 5_000));
    const places = chance.below(Math.min(scale, 6) + 1);
    const fraction = Array.from({ length: places }, () => chance.below(10)).join('');
    return fraction === '' ? String(whole) : `${whole}.${fraction}`;
  }

  #id(): string {
    const chance = this.#chance;
    if (chance.happens(0.03)) return chance.pick(NASTY_TEXTS);
    if (this.ids.length === 0 || chance.happens(0.1)) {
      return '01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f';
    }
    return chance.pick(this.ids);
  }

  #text({ minLength = 0, maxLength = 100, format }: Bounds): string {
    const chance = this.#chance;
    if (chance.happens(0.1)) return chance.pick(NASTY_TEXTS);
    if (format === 'UUID') return this.#id();
    if (format === 'EMAIL') return `person${chance.below(1_000)}@example.com`;
    const text = chance.pick(TEXTS).padEnd(minLength, 'abc123 ');
    return chance.happens(0.1) ? 'y'.repeat(maxLength) : text.slice(0, maxLength);
  }

  #boundsOf({ astNode }: GraphQLInputField): Bounds {
    const directive = this.#schema.getDirective('constraint');
    return (directive && astNode && getDirectiveValues(directive, astNode)) ?? {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Every id that an answer shows, at any depth. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}
