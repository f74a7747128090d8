import {
  type GraphQLInputField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { catalogEntry } from '../catalog.ts';
import type { Contract } from '../contract.ts';
import { defaultOperation, operationName } from '../default-operations.ts';
import { header, templateLiteral } from '../header.ts';
import { isList } from '../list-type.ts';
import { contractHints } from '../operation-hints.ts';
import { isFirstParty, type RootField } from '../root-field.ts';

/**
 * Writes every query as one line that a spreadsheet's script reads: its name, the scope it takes,
 * its parameters, what its answer selects, and the columns that have names of their own. The whole
 * script has to stay under 60 KB, so kinds are single characters, explained in
 * `packages/spreadsheets/script/contract.mjs`.
 */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract },
): string {
  const { contract } = config;
  const queries = contract.fields
    .filter((field) => field.type === 'Query' && !isFirstParty(field))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = withoutRepetition(queries.map((field) => lineOf(field, contract)));
  return `${header}
/**
 * What several queries select first, \`&0;|{...}\`, and then every query in a line of its own.
 */
export const contractText: string = ${templateLiteral(lines.join('\n'))};
`;
}

function lineOf(field: RootField, contract: Contract): string {
  const schema = contract.publicSchema;
  const { scope, access } = catalogEntry(field, contract.schema);
  const parts = [
    field.name,
    access === 'ANONYMOUS' ? '' : String(scope),
    paramsOf(field, schema),
    resultOf(field, schema),
    columnsOf(field, schema),
  ];
  return parts.join('|').replace(/\|+$/, '');
}

function paramsOf(field: RootField, schema: GraphQLSchema): string {
  const type = schema.getType(`${operationName(field.name)}Input`);
  if (!isInputObjectType(type)) return '';
  const required = field.node.arguments?.[0]?.type.kind === 'NonNullType';
  const names = Object.values(type.getFields()).map((own) => `${own.name}:${inputKind(own)}`);
  return `${required ? '!' : '?'}${names.join(' ')}`;
}

/** What an input takes: a number, a yes or no, a day, a moment, an object or a text. */
function inputKind(field: GraphQLInputField): string {
  const named = getNamedType(field.type);
  const kinds: Record<string, string> = {
    Int: 'n',
    Float: 'n',
    Boolean: 'b',
    Date: 'd',
    DateTime: 't',
  };
  const kind = isInputObjectType(named) ? 'o' : (kinds[named.name] ?? 's');
  const list = String(field.type).startsWith('[') ? '*' : '';
  return kind + list + (field.name === 'limit' ? mostOf(field) : '');
}

function mostOf({ astNode }: GraphQLInputField): string {
  const constraint = astNode?.directives?.find(({ name }) => name.value === 'constraint');
  const most = constraint?.arguments?.find(({ name }) => name.value === 'max')?.value;
  return most && 'value' in most ? String(most.value) : '';
}

function resultOf(field: RootField, schema: GraphQLSchema): string {
  const [operation] = parse(defaultOperation(schema, field)).definitions;
  const root = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet : undefined;
  const own = root?.selections[0];
  const type = schema.getQueryType()?.getFields()[field.name]?.type;
  if (own?.kind !== Kind.FIELD || type === undefined) throw new Error(`${field.name} has no type`);
  return outputKind(type) + (own.selectionSet ? `{${selected(own.selectionSet, type)}}` : '');
}

/** The names that are selected, each with its kind, and what is inside of them in braces. */
function selected({ selections }: SelectionSetNode, type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) throw new Error(`${String(type)} has no fields`);
  const texts = selections.map((selection) => {
    const own = selection.kind === Kind.FIELD ? named.getFields()[selection.name.value] : undefined;
    if (selection.kind !== Kind.FIELD || own === undefined) {
      throw new Error(`${named.name} is selected by more than its fields`);
    }
    const inside = selection.selectionSet ? `{${selected(selection.selectionSet, own.type)}}` : '';
    return own.name + outputKind(own.type) + inside;
  });
  return texts.join(' ');
}

/** `#` a decimal, `~` a day, `@` a moment, and `*` for a list of them. */
function outputKind(type: GraphQLOutputType): string {
  const kinds: Record<string, string> = { Decimal: '#', Date: '~', DateTime: '@' };
  return (kinds[getNamedType(type).name] ?? '') + (isList(type) ? '*' : '');
}

/** Columns that the contract names otherwise than by their own words. */
function columnsOf(field: RootField, schema: GraphQLSchema): string {
  return contractHints(field, schema)
    .columns.filter(({ path, name }) => name !== wordsOf(path))
    .map(({ path, name }) => `${path}=${name}`)
    .join(';');
}

/** `asset.lastPrice` -> `Asset: last price`, as the script itself names a column. */
function wordsOf(path: string): string {
  const parts = path.split('.').map((part) => part.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2'));
  const words = parts.join(': ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What stands in braces more than once is written once, in a line of its own above, and named where
 * it is: from the inside out, so that what is shared may name what is shared.
 */
function withoutRepetition(lines: readonly string[]): string[] {
  let rest = lines.join('\n');
  const shared: string[] = [];
  for (;;) {
    const innermost = rest.match(/\{[^{}]*\}/g) ?? [];
    if (innermost.length === 0) break;
    for (const body of new Set(innermost)) {
      // Settled: other brackets, until there are no braces left.
      const settled = `<${body.slice(1, -1)}>`;
      const isShared = body.length > 12 && rest.split(body).length > 2;
      rest = rest.replaceAll(body, isShared ? `&${shared.length};` : settled);
      if (isShared) shared.push(`&${shared.length};|${settled}`);
    }
  }
  return [...shared, ...rest.split('\n')].map((line) =>
    line.replaceAll('<', '{').replaceAll('>', '}'),
  );
}
