import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql';
import { isList } from './list-type.ts';
import type { RootField } from './root-field.ts';

/** What names an object to a person, beside its id. */
export const summaryNames: readonly string[] = ['id', 'symbol', 'name', 'label', 'title'];
const MAX_LEVELS = 4;
/** Directives of fields that are only shown where they are asked for by name. */
const LEFT_OUT: readonly string[] = ['tokenScope', 'cost'];

/**
 * The default document of a root field: all leaves; the objects that a result is made of, whole;
 * linked objects (those with an id of their own, below the first) as a summary of id and naming
 * leaves; no lists or pages inside lists. Where `@selects` stands on a field, what it names and
 * nothing else. Fields behind another scope are left out, and those that cost as much as many
 * objects.
 */
export function defaultOperation(schema: GraphQLSchema, field: RootField): string {
  const root = schema.getType(field.type) as GraphQLObjectType;
  const definition = root.getFields()[field.name];
  if (!definition) throw new Error(`${field.type}.${field.name} is not in the schema`);
  const [params] = definition.args;
  const variables = params ? `($params: ${params.type})` : '';
  const given = params ? '(params: $params)' : '';
  const name = operationName(field.name);
  const selection = selectionOf(definition, { depth: 0, inList: false });
  const body = `${field.name}${given}${selection && ` ${selection}`}`;
  return `${field.type.toLowerCase()} ${name}${variables} {\n  ${body}\n}\n`;
}

/** `getPositions` -> `GetPositions`, the name of the operation in documents and types. */
export function operationName(fieldName: string): string {
  return fieldName.charAt(0).toUpperCase() + fieldName.slice(1);
}

type Field = GraphQLField<unknown, unknown>;

interface Place {
  readonly depth: number;
  readonly inList: boolean;
}

interface ChosenPlace extends Place {
  /** Whether \`@selects\` named the field. */
  readonly chosen: boolean;
}

function selectionOf(field: Field, place: Place): string {
  const named = getNamedType(field.type);
  if (!isObjectType(named)) return '';
  const inList = place.inList || isList(field.type);
  const chosen = selectedFields(field);
  const lines = Object.values(named.getFields())
    .filter(({ name }) => chosen === null || chosen.includes(name))
    .flatMap((own) => lineOf(named, own, { ...place, inList, chosen: chosen !== null }));
  const indent = '  '.repeat(place.depth + 2);
  const closing = '  '.repeat(place.depth + 1);
  return `{\n${lines.map((line) => indent + line).join('\n')}\n${closing}}`;
}

/** What `@selects` on the field names; null without it. */
export function selectedFields(field: Field): readonly string[] | null {
  const selects = field.astNode?.directives?.find(({ name }) => name.value === 'selects');
  const fields = selects?.arguments?.[0]?.value;
  return fields === undefined ? null : [valueFromASTUntyped(fields)].flat().map(String);
}

function lineOf(parent: GraphQLObjectType, field: Field, place: ChosenPlace): string[] {
  if (field.astNode?.directives?.some(({ name }) => LEFT_OUT.includes(name.value))) return [];
  const named = getNamedType(field.type);
  const isPart = isObjectType(named) && named.name.endsWith('Page');
  if (field.args.length > 0 && !(isPart && !place.inList)) return [];
  if (isLeafType(named)) return [field.name];
  if (!isObjectType(named) || place.depth >= MAX_LEVELS) return [];
  const isPage = parent.name.endsWith('Page') && field.name === 'nodes';
  const isChosen = place.chosen || selectedFields(field) !== null;
  if (isList(field.type) && place.inList && !isPage && !isChosen) return [];
  const below = { depth: place.depth + 1, inList: place.inList };
  // A list inside an object is its own rows, such as an order's executions: whole.
  if (isLinked(parent, named, place) && !isList(field.type)) {
    return [`${field.name} { ${summaryOf(named).join(' ')} }`];
  }
  return [`${field.name} ${selectionOf(field, below)}`];
}

/**
 * An object with an id inside another object with an id is a link, not a part; and so is one in
 * rows that `@selects` shows inside other rows.
 */
function isLinked(parent: GraphQLObjectType, named: GraphQLNamedType, place: ChosenPlace): boolean {
  if (!isObjectType(named) || !('id' in named.getFields())) return false;
  return 'id' in parent.getFields() || (place.inList && place.chosen);
}

function summaryOf(type: GraphQLObjectType): string[] {
  const fields = type.getFields();
  return summaryNames.filter((name) => name in fields).slice(0, 5);
}
