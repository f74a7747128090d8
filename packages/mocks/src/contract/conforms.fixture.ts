import { canonicalDecimal, currencyCodes, isCalendarDay } from '@investing-platform/schema';
import {
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a scalar looks like on the wire. */
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: (value) => isText(value) && value !== '',
  String: isText,
  Boolean: (value) => typeof value === 'boolean',
  Int: Number.isInteger,
  Decimal: (value) => isText(value) && canonicalDecimal(value) === value,
  DateTime: (value) => isText(value) && new Date(value).toISOString() === value,
  Date: (value) => isText(value) && isCalendarDay(value),
  CurrencyCode: (value) => isText(value) && currencyCodes.includes(value),
  CountryCode: (value) => isText(value) && /^[A-Z]{2}$/.test(value),
};

/** What of an answer does not fit the contract, field by field; empty where all does. */
export function misfits(type: GraphQLOutputType, value: unknown, path: string): string[] {
  if (value === null) return isNonNullType(type) ? [`${path} is null`] : [];
  if (value === undefined) return [`${path} is missing`];
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((one, at) => misfits(nullable.ofType, one, `${path}.${at}`));
  }
  if (isObjectType(nullable)) return misfitsOfObject(nullable, value, path);
  if (isEnumType(nullable)) {
    return nullable.getValue(String(value)) === undefined ? [`${path}: ${String(value)}`] : [];
  }
  const fits = isLeafType(nullable) ? SCALARS[nullable.name] : undefined;
  return fits?.(value) === true ? [] : [`${path}: ${JSON.stringify(value)} as ${String(nullable)}`];
}

type ObjectType = Extract<GraphQLOutputType, { getFields: unknown; isTypeOf: unknown }>;

function misfitsOfObject(type: ObjectType, value: unknown, path: string): string[] {
  if (typeof value !== 'object') return [`${path} is no object`];
  return Object.entries(value ?? {}).flatMap(([name, own]) => {
    if (name === '__typename') return own === type.name ? [] : [`${path} is a ${String(own)}`];
    const field = type.getFields()[name];
    return field === undefined ? [`${path}.${name}`] : misfits(field.type, own, `${path}.${name}`);
  });
}
