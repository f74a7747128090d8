import {
  type ConstDirectiveNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql';
import { type ErrorCode, errorCodes } from '../src/error-codes.ts';
import type { Column, Effect, OperationHints, Transition } from '../src/operation-hints.ts';
import { isList } from './list-type.ts';
import type { RootField } from './root-field.ts';

/** What the contract tells tools of one root field, but for whether the server has built it. */
export function contractHints(
  field: RootField,
  schema: GraphQLSchema,
): Omit<OperationHints, 'built'> {
  const description = (field.node.description?.value ?? '').trim();
  const root = schema.getType(field.type) as GraphQLObjectType;
  const type = root.getFields()[field.name]?.type;
  const example = values(field, 'example')[0]?.params;
  return {
    summary: summaryOf(description),
    description,
    kind: field.type === 'Mutation' ? 'WRITE' : 'READ',
    movesMoney: has(field, 'movesMoney'),
    stepUp: has(field, 'stepUp'),
    plan: planOf(field),
    errors: errorCodesOf(description),
    effect: effectOf(values(field, 'effect')[0] ?? {}),
    transitions: values(field, 'transition').map(transitionOf),
    example: typeof example === 'string' ? JSON.parse(example) : null,
    columns: type === undefined ? [] : columnsOf(type),
  };
}

/** A token of somebody on the free plan holds `identity` alone (spec part 8). */
function planOf(field: RootField): OperationHints['plan'] {
  const [access] = values(field, 'tokenScope');
  return access === undefined || access.scope === 'IDENTITY' ? 'FREE' : 'PLUS';
}

/** The first sentence of a description. */
export function summaryOf(description: string | undefined): string {
  const text = (description ?? '').replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

/** The error codes that a description names after `Errors:`. */
function errorCodesOf(description: string): ErrorCode[] {
  return capitalsOf(description).filter((name): name is ErrorCode => name in errorCodes);
}

/** All names in capitals and backticks after `Errors:`: codes, and states that explain them. */
export function capitalsOf(description: string): string[] {
  const errors = /^Errors?:([\s\S]*)$/m.exec(description)?.[1] ?? '';
  const names = [...errors.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);
  return [...new Set(names)];
}

/** `averageEntryPrice` -> `Average entry price`. */
function columnName(fieldName: string): string {
  const words = fieldName.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Values = Readonly<Record<string, unknown>>;

function directives(field: RootField, name: string): readonly ConstDirectiveNode[] {
  return (field.node.directives ?? []).filter((directive) => directive.name.value === name);
}

function has(field: RootField, name: string): boolean {
  return directives(field, name).length > 0;
}

function values(field: RootField, name: string): readonly Values[] {
  return directives(field, name).map(argumentsOf);
}

function argumentsOf(directive: ConstDirectiveNode): Values {
  return Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
}

function names(value: unknown): readonly string[] {
  return value === undefined || value === null ? [] : [value].flat().map(String);
}

function effectOf(given: Values): Effect {
  const { reads, creates, changes, deletes, none } = given;
  return {
    reads: names(reads),
    creates: names(creates),
    changes: names(changes),
    deletes: names(deletes),
    none: typeof none === 'string' ? none : null,
  };
}

function transitionOf({ entity, field, from, to }: Values): Transition {
  return {
    entity: String(entity),
    field: field === undefined ? 'status' : String(field),
    from: from === undefined || from === null ? null : names(from),
    to: String(to),
  };
}

/** The leaves of a list's rows, and those of the single objects inside them. */
function columnsOf(type: GraphQLOutputType): Column[] {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  if (isList(type)) return columnsBelow(named, '', '');
  const nodes = named.name.endsWith('Page') ? named.getFields().nodes : undefined;
  const row = nodes && getNamedType(nodes.type);
  return isObjectType(row) ? columnsBelow(row, '', '') : [];
}

function columnsBelow(type: GraphQLObjectType, path: string, prefix: string): Column[] {
  return Object.values(type.getFields()).flatMap((field): Column[] => {
    if (isList(field.type) || field.args.length > 0) return [];
    const own = field.astNode?.directives?.find(({ name }) => name.value === 'column');
    const name = own ? String(argumentsOf(own).name) : columnName(field.name);
    const full = prefix === '' ? name : `${prefix}: ${name.toLowerCase()}`;
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [{ path: path + field.name, name: full }];
    if (path !== '' || !isObjectType(named) || 'id' in named.getFields()) return [];
    return columnsBelow(named, `${field.name}.`, name);
  });
}
