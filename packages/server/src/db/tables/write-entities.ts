import { invariant } from '../../kernel/invariant.ts';
import type { ColumnDescription, TableDescription } from './describe.ts';
import { camelCase } from './write-tables.ts';

const BUILDERS: Readonly<Record<string, string>> = {
  bool: 'boolean()',
  bytea: 'blob()',
  date: 'date()',
  int4: 'integer()',
  int8: "bigint('string')",
  jsonb: 'json()',
  numeric: "decimal('string')",
  text: 'text()',
  timestamptz: 'datetime()',
  uuid: 'uuid()',
};

/**
 * The module of MikroORM's entities: a table's rows as the entity manager writes them, by the name
 * of the table.
 */
export function writeEntities(tables: readonly TableDescription[]): string {
  const entities = tables.map(
    ({ name, columns }) => `  ${name}: defineEntity({
    name: '${name}',
    tableName: '${name}',
    properties: {
${columns.map((column) => `      ${camelCase(column.name)}: ${propertyOf(column)},\n`).join('')}    },
  }),
`,
  );
  return `// Generated from the migrated database by \`npm run tables\`. Do not edit.
import { defineEntity, p } from '@mikro-orm/core';

export const entities = {
${entities.join('')}};
`;
}

function propertyOf({ name, type, nullable, preset, inPrimaryKey }: ColumnDescription): string {
  const isList = type.startsWith('_');
  const builder = isList ? 'array()' : BUILDERS[type];
  invariant(builder !== undefined, `${name} has a type that write-entities.ts knows, not ${type}`);
  const parts = [`p.${builder}`];
  if (inPrimaryKey) parts.push('primary()');
  if (nullable) parts.push('nullable()');
  else if (preset !== null) parts.push(`defaultRaw(${JSON.stringify(preset)})`);
  return parts.join('.');
}
