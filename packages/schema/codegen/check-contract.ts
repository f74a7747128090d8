import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  validateSchema,
} from 'graphql';
import { anonymousOperations } from '../data/anonymous-operations.ts';
import { boundProblems } from './check-bounds.ts';
import { hintProblems } from './check-hints.ts';
import { selectionProblems } from './check-selections.ts';
import type { RootField, RootType } from './root-field.ts';

/** A row of the operation table (spec part 4.2). */
export interface OperationRow {
  readonly type: RootType;
  readonly scope: string;
  readonly name: string;
}

interface Parts {
  readonly schema: GraphQLSchema;
  readonly publicSchema: GraphQLSchema;
  readonly fields: readonly RootField[];
  readonly table: readonly OperationRow[];
}

const accessDirectives = ['tokenScope', 'public', 'anonymous', 'sessionOnly'];

/** Throws one error that lists every breach of the contract's rules; returns where there is none. */
export function checkContract(parts: Parts): void {
  const problems = [
    ...validateSchema(parts.schema).map((error) => error.message),
    ...validateSchema(parts.publicSchema).map((error) => `public schema: ${error.message}`),
    ...parts.fields.flatMap((field) => accessProblems(field, parts.table)),
    ...parts.fields.flatMap((field) => inputProblems(field, parts.schema)),
    ...parts.fields.flatMap((field) => hintProblems(field, parts.schema)),
    ...Object.values(parts.schema.getTypeMap()).flatMap(selectionProblems),
    ...Object.values(parts.schema.getTypeMap()).flatMap(boundProblems),
    ...Object.values(parts.schema.getTypeMap()).flatMap(descriptionProblems),
  ];
  if (problems.length === 0) return;
  throw new Error(`The contract has ${problems.length} problem(s):\n- ${problems.join('\n- ')}`);
}

/** The leaf scope that an enum value of `Scope` stands for. */
export function leafScopeOf(enumValue: string): string {
  return enumValue.toLowerCase().replace('_', '.');
}

/** The scope that a root field's `@tokenScope` names; null without that directive. */
export function requiredScope(field: Pick<RootField, 'node'>): string | null {
  const access = field.node.directives?.find(({ name }) => name.value === 'tokenScope');
  const value = access?.arguments?.[0]?.value;
  return value?.kind === 'EnumValue' ? leafScopeOf(value.value) : null;
}

function accessProblems(field: RootField, table: readonly OperationRow[]): string[] {
  const where = `${field.type}.${field.name}`;
  const directives = (field.node.directives ?? []).map(({ name }) => name.value);
  const access = directives.filter((name) => accessDirectives.includes(name));
  if (access.length !== 1) {
    return [`${where} needs exactly one access directive; it has ${access.length}`];
  }
  const row = table.find(({ name }) => name === field.name);
  if (access[0] === 'sessionOnly') {
    return row ? [`${where} is @sessionOnly, but the operation table lists it`] : [];
  }
  if (!row) return [`${where} is not in the operation table`];
  const problems: string[] = [];
  if (row.type !== field.type) problems.push(`${where} is a ${row.type} in the operation table`);
  const scope = requiredScope(field) ?? 'public';
  if (row.scope !== scope && access[0] !== 'anonymous') {
    problems.push(`${where} requires ${scope}; the operation table says ${row.scope}`);
  }
  const anonymous = anonymousOperations.includes(field.name);
  if (anonymous !== (access[0] === 'anonymous')) {
    problems.push(`${where} must ${anonymous ? '' : 'not '}be @anonymous`);
  }
  return problems;
}

/** An operation with input takes one argument, `params`, of type `<OperationName>Input`. */
/** Inputs of optional fields of which one at least is needed. */
const NEED_ONE_OF_THEIR_FIELDS = new Set([
  'CreatePendingUserTransactionInput',
  'FetchActiveStrategyInput',
  'FetchStrategyInput',
  'GetCurrentStockPriceInput',
  'LivePriceDataInput',
  'RequestMfaEmailInput',
  'SearchInstrumentsInput',
  'SearchVASPsInput',
  'StepUpInput',
  'UpdateUserKycTrustedContactInput',
]);

function inputProblems(field: RootField, schema: GraphQLSchema): string[] {
  const where = `${field.type}.${field.name}`;
  const inputName = `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Input`;
  const [params, ...others] = field.node.arguments ?? [];
  if (!params) return schema.getType(inputName) ? [`${where} does not take its ${inputName}`] : [];
  if (params.name.value !== 'params' || others.length > 0) {
    return [`${where} must take exactly one argument, params`];
  }
  const input = schema.getType(inputName);
  const required = params.type.kind === 'NonNullType';
  const named = params.type.kind === 'NonNullType' ? params.type.type : params.type;
  if (named.kind !== 'NamedType' || named.name.value !== inputName || !isInputObjectType(input)) {
    return [`${where}(params) must be of type ${inputName}`];
  }
  const needed =
    input.isOneOf ||
    NEED_ONE_OF_THEIR_FIELDS.has(inputName) ||
    Object.values(input.getFields()).some(
      ({ type, defaultValue }) => String(type).endsWith('!') && defaultValue === undefined,
    );
  return needed === required
    ? []
    : [`${where}(params) must be ${needed ? 'required' : 'optional'}, as its fields are`];
}

function descriptionProblems(type: GraphQLNamedType): string[] {
  if (isIntrospectionType(type) || isSpecifiedScalarType(type)) return [];
  const problems = type.description ? [] : [`${type.name} has no description`];
  const members = isEnumType(type)
    ? type.getValues()
    : isObjectType(type) || isInputObjectType(type)
      ? Object.values(type.getFields())
      : [];
  for (const member of members) {
    if (!member.description) problems.push(`${type.name}.${member.name} has no description`);
  }
  return problems;
}
