import { enumValues, inputTypes } from '../generated/commands.ts';
import type { InputField, InputType } from './input-type.ts';

/** A flag of a command: one value somewhere in the operation's input. */
export interface Flag {
  /** As typed, such as `--source.portfolio-id`. */
  readonly name: string;
  /** Where its value stands in `params`. */
  readonly path: readonly string[];
  readonly kind: 'TEXT' | 'ENUM' | 'INTEGER' | 'BOOLEAN' | 'OBJECT';
  readonly isList: boolean;
  /** Required whatever else is given. */
  readonly isRequired: boolean;
  /** The name of its type, without list and null marks. */
  readonly typeName: string;
  /** What an enum allows; empty for other types. */
  readonly values: readonly string[];
  readonly description: string;
}

/** Options that every command has. A field of such a name is given as `--params.<field>`. */
const TAKEN: ReadonlySet<string> = new Set(
  ['params', 'format', 'output', 'columns', 'yes', 'profile', 'demo', 'base-url', 'help'].map(
    (name) => `--${name}`,
  ),
);

/**
 * The flags of an input type: one for each value, nested ones with dots. Lists of objects, and
 * types that hold themselves, are given as JSON.
 */
export function flagsOf(input: InputType | null): readonly Flag[] {
  return input === null ? [] : flagsBelow(input, [], true, []);
}

function flagsBelow(
  input: InputType,
  path: readonly string[],
  isRequired: boolean,
  above: readonly InputType[],
): readonly Flag[] {
  return input.fields.flatMap((field) => {
    const own = [...path, field.name];
    const isOwnRequired = isRequired && field.isRequired;
    const nested = inputTypes[typeNameOf(field)];
    if (nested === undefined || isListType(field) || above.includes(nested)) {
      return [flagOf(field, own, isOwnRequired)];
    }
    return flagsBelow(nested, own, isOwnRequired, [...above, input]);
  });
}

function flagOf(field: InputField, path: readonly string[], isRequired: boolean): Flag {
  const typeName = typeNameOf(field);
  return {
    name: flagName(path),
    path,
    kind: kindOf(typeName),
    isList: isListType(field),
    isRequired,
    typeName,
    values: enumValues[typeName] ?? [],
    description: field.description,
  };
}

/** `['source', 'portfolioId']` -> `--source.portfolio-id`. */
export function flagName(path: readonly string[]): string {
  const name = `--${path.map(kebabCase).join('.')}`;
  return TAKEN.has(name) ? `--params.${name.slice(2)}` : name;
}

function kebabCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** `[ID!]!` -> `ID`. */
export function typeNameOf({ type }: InputField): string {
  return type.replaceAll(/[[\]!]/g, '');
}

function isListType({ type }: InputField): boolean {
  return type.startsWith('[');
}

function kindOf(typeName: string): Flag['kind'] {
  if (typeName in inputTypes) return 'OBJECT';
  if (typeName in enumValues) return 'ENUM';
  if (typeName === 'Int') return 'INTEGER';
  return typeName === 'Boolean' ? 'BOOLEAN' : 'TEXT';
}
