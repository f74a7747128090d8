import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import { memberOf } from './house-members.ts';

/** What a list is read of and how, which is one, not what it leaves out. */
const READING = new Set(['tradingMode', 'timeframe', 'range', 'direction', 'sort', 'adjustment']);
const OF_ONE_OBJECT =
  /^(cancel|edit|delete|update|rename|revoke|retry|remove|finalize|confirm)[A-Z]/;

/** A list for programs, of what has ids, that does not take them. */
export function isListWithoutIds(schema: GraphQLSchema) {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  return (field: GraphQLField<unknown, unknown>): boolean => {
    if (!queries.includes(field) || has(field, 'sessionOnly')) return false;
    const row = rowOf(field.type);
    if (row?.getFields().id === undefined) return false;
    const input = field.args[0] && getNamedType(field.args[0].type);
    return !isInputObjectType(input) || input.getFields().ids === undefined;
  };
}

export function listQueries(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  return queries.filter((field) => !has(field, 'sessionOnly') && rowOf(field.type) !== null);
}

/** Filters that take one state or kind, or one portfolio, where several may be meant. */
export function singularFilters({ name, args }: GraphQLField<unknown, unknown>): string[] {
  const input = args[0] && getNamedType(args[0].type);
  if (!isInputObjectType(input)) return [];
  return Object.values(input.getFields())
    .filter(({ type }) => !isNonNullType(type) && !isListType(type))
    .filter((one) => isEnumType(getNamedType(one.type)) || one.name === 'portfolioId')
    .filter((one) => !READING.has(one.name))
    .map((one) => `${name}.${one.name}`);
}

export function namesItsObjectOtherwise({ name, args }: GraphQLField<unknown, unknown>): boolean {
  const input = args[0] && getNamedType(args[0].type);
  if (!OF_ONE_OBJECT.test(name) || !isInputObjectType(input)) return false;
  const fields = Object.values(input.getFields());
  return (
    input.getFields().id === undefined &&
    fields.some((one) => String(one.type) === 'ID!' && one.name.endsWith('Id'))
  );
}

/** A mutation for programs that makes something, and makes it again when it is repeated. */
export function makesWithoutKey(field: GraphQLField<unknown, unknown>): boolean {
  const effect = field.astNode?.directives?.find(({ name }) => name.value === 'effect');
  const creates = effect?.arguments?.find(({ name }) => name.value === 'creates')?.value;
  const isMaking = creates?.kind === Kind.LIST && creates.values.length > 0;
  if (!isMaking || has(field, 'sessionOnly')) return false;
  const input = field.args[0] && getNamedType(field.args[0].type);
  return !isInputObjectType(input) || input.getFields().idempotencyKey === undefined;
}

/** Who asks and how often is no part of what is changed. */
const ASIDE = new Set(['password', 'mfaCode', 'code', 'idempotencyKey', 'clientOrderId']);

/** Sections of an identity check are handed in whole, so that null is the same as nothing. */
export function fieldsSilentOfNull({
  name,
  args,
  ...field
}: GraphQLField<unknown, unknown>): string[] {
  const input = args[0] && getNamedType(args[0].type);
  const isUpdate = /^(update|edit|set)[A-Z]/.test(name) && !name.startsWith('updateUserKyc');
  if (!isUpdate || !isInputObjectType(input) || has(field, 'sessionOnly')) return [];
  return Object.values(input.getFields())
    .filter((one) => !isNonNullType(one.type) && !ASIDE.has(one.name))
    .map((one) => memberOf(input.name, one, true))
    .filter((one) => !one.directives.includes('notNull') && !/\bnull\b/i.test(one.description))
    .map((one) => `${one.owner}.${one.name}`);
}

/** What a list or a page holds. */
function rowOf(type: GraphQLOutputType): GraphQLObjectType | null {
  const named = getNamedType(type);
  if (!isObjectType(named)) return null;
  if (isListType(getNullableType(type))) return named;
  const nodes = named.getFields().nodes;
  return nodes === undefined ? null : rowOf(nodes.type);
}

export const coordinate = ({ name }: GraphQLField<unknown, unknown>): string => name;

const has = (
  { astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>,
  directive: string,
): boolean => astNode?.directives?.some(({ name }) => name.value === directive) === true;

export function rootFields(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
}

/** What a description says the bound of a list by. */
const BOUND =
  /\b[Aa]t most\b|\b[Oo]ne (entry|row|point|of|for)?\s?(per|of|for)? ?each\b|\bone entry per\b/;

/**
 * Lists of answers that nothing says a bound of: they are no page, their values are no enum's, they
 * are not as many as an input asks for, and their description names no number.
 */
export function unboundedLists(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    return Object.values(type.getFields())
      .filter((field) => isListType(getNullableType(field.type)) && field.name !== 'nodes')
      .filter((field) => !isEnumType(getNamedType(field.type)) && !isAskedFor(field))
      .filter((field) => !BOUND.test((field.description ?? '').replaceAll(/\s+/g, ' ')))
      .map((field) => `${type.name}.${field.name}`);
  });
}

function isAskedFor({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ name, type }) => {
    const input = getNamedType(type);
    const names = isInputObjectType(input) ? Object.values(input.getFields()) : [];
    return name === 'limit' || names.some((one) => one.name === 'limit' || isNeededList(one.type));
  });
}

const isNeededList = (type: GraphQLInputType) =>
  isNonNullType(type) && isListType(getNullableType(type));
