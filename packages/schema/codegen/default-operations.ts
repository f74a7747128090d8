import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { isList } from './list-type.ts';
import type { RootField } from './root-field.ts';

const summaryNames = ['id', 'symbol', 'name', 'label', 'title'];
const MAX_LEVELS = 4;

/**
 * The default document of a root field: all leaves; the objects that a result is made of, whole;
 * linked objects (those with an id of their own, below the first) as a summary of id and naming
 * leaves; no lists inside lists. Fields behind another scope are left out.
 */
export function defaultOperation(schema: GraphQLSchema, field: RootField): string {
  const root = schema.getType(field.type) as GraphQLObjectType;
  const definition = root.getFields()[field.name];
  if (!definition) throw new Error(`${field.type}.${field.name} is not in the schema`);
  const [params] = definition.args;
  const variables = params ? `($params: ${params.type})` : '';
  const given = params ? '(params: $params)' : '';
  const name = operationName(field.name);
  const selection = selectionOf(definition.type, { depth: 0, inList: false, top: true });
  const body = `${field.name}${given}${selection && ` ${selection}`}`;
  return `${field.type.toLowerCase()} ${name}${variables} {\n  ${body}\n}\n`;
}

/** `getPositions` -> `GetPositions`, the name of the operation in documents and types. */
export function operationName(fieldName: string): string {
  return fieldName.charAt(0).toUpperCase() + fieldName.slice(1);
}

interface Place {
  readonly depth: number;
  readonly inList: boolean;
  /** Whether this is the result itself, or the row of a result that is a list or a page. */
  readonly top: boolean;
}

function selectionOf(type: GraphQLOutputType, place: Place): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const inList = place.inList || isList(type);
  const lines = Object.values(named.getFields()).flatMap((field) =>
    lineOf(named, field, { ...place, inList }),
  );
  const indent = '  '.repeat(place.depth + 2);
  const closing = '  '.repeat(place.depth + 1);
  return `{\n${lines.map((line) => indent + line).join('\n')}\n${closing}}`;
}

function lineOf(
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  place: Place,
): string[] {
  if (field.astNode?.directives?.some(({ name }) => name.value === 'requires')) return [];
  if (field.args.length > 0) return [];
  const named = getNamedType(field.type);
  if (isLeafType(named)) return [field.name];
  if (!isObjectType(named) || place.depth >= MAX_LEVELS) return [];
  const isPage = parent.name.endsWith('Page') && field.name === 'nodes';
  if (isList(field.type) && place.inList && !isPage) return [];
  const below = { depth: place.depth + 1, inList: place.inList, top: isPage };
  // A list inside an object is its own rows, such as an order's executions: whole.
  if (isLinked(parent, named) && !isList(field.type)) {
    return [`${field.name} { ${summaryOf(named).join(' ')} }`];
  }
  return [`${field.name} ${selectionOf(field.type, below)}`];
}

/** An object with an id inside another object with an id is a link, not a part. */
function isLinked(parent: GraphQLObjectType, named: GraphQLNamedType): boolean {
  return isObjectType(named) && 'id' in named.getFields() && 'id' in parent.getFields();
}

function summaryOf(type: GraphQLObjectType): string[] {
  const fields = type.getFields();
  return summaryNames.filter((name) => name in fields).slice(0, 5);
}
