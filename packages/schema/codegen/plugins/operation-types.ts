import { createRequire } from 'node:module';
import type { plugin as typescriptOperations } from '@graphql-codegen/typescript-operations';
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Contract } from '../contract.ts';
import { operationName } from '../default-operations.ts';
import { type NamedSelections, nameSelections, type Selection } from '../named-selections.ts';
import { isFirstParty } from '../root-field.ts';

type Plugin = typeof typescriptOperations;
/** The generator requires it too: imported beside that, one of the two would fail. */
const require = createRequire(import.meta.url);

/**
 * As typescript-operations, with results of their own: what is selected of a type is written once,
 * under a name that people can use, with the contract's words on every field. Spelled out in each
 * result it would be three times as much for a compiler to read.
 */
export const plugin = async (
  schema: GraphQLSchema,
  documents: Parameters<Plugin>[1],
  { contract, ...config }: Parameters<Plugin>[2] & { readonly contract: Contract },
  info: Parameters<Plugin>[3],
) => {
  const generator: { readonly plugin: Plugin } = require('@graphql-codegen/typescript-operations');
  const written = await generator.plugin(schema, documents, config, info);
  const output = typeof written === 'string' ? { content: written } : written;
  const fields = contract.fields.filter((field) => !isFirstParty(field));
  const named = nameSelections(contract.publicSchema, fields);
  const content = fields.reduce((text, field) => {
    const name = `${operationName(field.name)}${field.type}`;
    const root = contract.publicSchema.getType(field.type) as GraphQLObjectType;
    const type = root.getFields()[field.name]?.type;
    const selection = named.roots.get(field.name) ?? null;
    const line = new RegExp(`^export type ${name} = .*;$`, 'm');
    if (type === undefined || !line.test(text)) throw new Error(`There is no type ${name}`);
    const result = typeOf(type, selection, named);
    return text.replace(line, () => `export type ${name} = { ${field.name}: ${result} };`);
  }, output.content);
  return { ...output, content: `${typesOf(named)}\n${content}` };
};

function typesOf(named: NamedSelections): string {
  return [...named.all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { type, fields }]) => {
      const members = fields.map(({ name: own, selection }) => {
        const field = type.getFields()[own];
        if (field === undefined) throw new Error(`${type.name} has no ${own}`);
        const value = typeOf(field.type, selection, named);
        return `${docOf(field.description, '  ')}  ${own}: ${value};\n`;
      });
      return `${docOf(type.description, '')}export type ${name} = {\n${members.join('')}};\n`;
    })
    .join('\n');
}

function docOf(description: string | null | undefined, indent: string): string {
  if (!description) return '';
  const lines = description.replaceAll('*/', '* /').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

function typeOf(
  type: GraphQLOutputType,
  selection: Selection | null,
  named: NamedSelections,
): string {
  if (!isNonNullType(type)) return `${bareTypeOf(type, selection, named)} | null`;
  return bareTypeOf(type.ofType, selection, named);
}

function bareTypeOf(
  type: GraphQLOutputType,
  selection: Selection | null,
  named: NamedSelections,
): string {
  if (isListType(type)) return `Array<${typeOf(type.ofType, selection, named)}>`;
  if (selection !== null) return named.nameOf(selection);
  const leaf = getNamedType(type);
  if (isEnumType(leaf)) return leaf.name;
  const others: Readonly<Record<string, string>> = {
    Int: 'number',
    Float: 'number',
    Boolean: 'boolean',
  };
  return others[leaf.name] ?? 'string';
}
