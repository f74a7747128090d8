import {
  GraphQLID,
  type GraphQLLeafType,
  GraphQLString,
  getNullableType,
  isEnumType,
  isLeafType,
  isNonNullType,
  TypeNameMetaFieldDef,
} from 'graphql';
import type { FieldDefinition, LeafProperty } from './types.ts';

/** Stands for a value that the long way has to look at: a promise, a function, a fault. */
export const UNUSUAL: unique symbol = Symbol('unusual');

/** How a field is answered that is a leaf without a resolver; undefined for all other fields. */
export function leafProperty(definition: FieldDefinition): LeafProperty | undefined {
  if (definition === TypeNameMetaFieldDef || definition.resolve !== undefined) return undefined;
  const type = getNullableType(definition.type);
  if (!isLeafType(type)) return undefined;
  const isPrinted = printedTexts(type);
  const isNullable = !isNonNullType(definition.type);
  return {
    name: definition.name,
    isPrinted,
    read(value) {
      if (typeof value === 'string' && (isPrinted === null || isPrinted(value))) return value;
      if (isPrintable(value)) {
        const printed = print(type, value);
        if (printed !== undefined) return printed;
      }
      return value === null && isNullable ? null : UNUSUAL;
    },
  };
}

/**
 * Which texts the type prints as they are, null for all of them; a scalar may say so in
 * `extensions.isPrinted`.
 */
function printedTexts(type: GraphQLLeafType): LeafProperty['isPrinted'] {
  if (type === GraphQLString || type === GraphQLID) return null;
  if (isEnumType(type)) {
    const values = type.getValues().filter(({ name, value }) => name === value);
    const names = new Set(values.map(({ name }) => name));
    return (text) => names.has(text);
  }
  const { isPrinted } = type.extensions;
  return typeof isPrinted === 'function' ? (isPrinted as (text: string) => boolean) : () => false;
}

function isPrintable(value: unknown): boolean {
  if (typeof value === 'object') return value instanceof Date;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Undefined where the value does not fit: the long way finds out again, and says why. */
function print(type: GraphQLLeafType, value: unknown): unknown {
  try {
    return type.serialize(value) ?? undefined;
  } catch {
    return undefined;
  }
}
