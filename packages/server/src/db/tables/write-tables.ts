import { invariant } from '../../kernel/invariant.ts';
import type { ColumnDescription, TableDescription } from './describe.ts';
import { snakeCase } from './snake-case.ts';

/** The types of what `db/wire/wire-types.ts` makes of a column's text. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  interval: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

/**
 * The module of every table's row, as a program reads and writes it: columns in camel case, those
 * that may be left out of an insert named beside.
 */
export function writeTables(tables: readonly TableDescription[]): string {
  const members = tables.map(
    ({ name, columns }) => `  readonly ${name}: {
    readonly row: {
${columns.map((column) => `      readonly ${camelCase(column.name)}: ${typeOf(column)};\n`).join('')}    };
    readonly optional: ${optionalOf(columns)};
  };
`,
  );
  return `// Generated from the migrated database by \`npm run tables\`. Do not edit.

/** Decimals and 64-bit integers are texts, days \`YYYY-MM-DD\`. */
export interface Tables {
${members.join('')}}
`;
}

function optionalOf(columns: readonly ColumnDescription[]): string {
  const names = columns.filter(({ optional }) => optional).map(({ name }) => camelCase(name));
  return names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ');
}

function typeOf({ name, type, nullable, values }: ColumnDescription): string {
  const item = type.startsWith('_') ? type.slice(1) : type;
  const known = TYPES[item];
  invariant(known !== undefined, `${name} has a type that write-tables.ts knows, not ${item}`);
  const one = values === null ? known : values.map((value) => `'${value}'`).join(' | ');
  const whole = item === type ? one : `readonly ${values === null ? one : `(${one})`}[]`;
  return nullable ? `${whole} | null` : whole;
}

/** @throws where `snakeCase` would not give the name back */
export function camelCase(name: string): string {
  const camel = name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  invariant(snakeCase(camel) === name, `${name} can be told from its camel case, ${camel}`);
  return camel;
}
