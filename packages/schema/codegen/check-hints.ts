import { type GraphQLSchema, getNamedType, isEnumType, isObjectType } from 'graphql';
import { errorCodes } from '../src/error-codes.ts';
import { capitalsOf, contractHints } from './operation-hints.ts';
import { isFirstParty, type RootField } from './root-field.ts';

/**
 * What is wrong with the hints of a root field; empty where nothing is. The first-party app's own
 * need no more than their effect, by which the app refreshes what it shows.
 */
export function hintProblems(field: RootField, schema: GraphQLSchema): string[] {
  const where = `${field.type}.${field.name}`;
  return hintProblemsOf(field, schema).map((problem) => `${where} ${problem}`);
}

function hintProblemsOf(field: RootField, schema: GraphQLSchema): string[] {
  const hints = readHints(field, schema);
  if (typeof hints === 'string') return [hints];
  const problems = effectProblems(field, hints, schema);
  return isFirstParty(field) ? problems : [...problems, ...toolProblems(field, hints, schema)];
}

type Hints = ReturnType<typeof contractHints>;

function effectProblems(field: RootField, { effect }: Hints, schema: GraphQLSchema): string[] {
  const written = [...effect.creates, ...effect.changes, ...effect.deletes];
  const problems = [...effect.reads, ...written]
    .filter((name) => !isObjectType(schema.getType(name)))
    .map((name) => `names ${name} in @effect, which is no object type`);
  if (field.type === 'Mutation' && written.length === 0 && effect.none === null) {
    problems.push('must say in @effect what it writes, or in `none` why no query shows it');
  }
  // What a query of the first-party app shows follows from its answer.
  if (field.type !== 'Mutation' && effect.reads.length === 0 && !isFirstParty(field)) {
    problems.push('must say in @effect what it reads');
  }
  if (field.type !== 'Mutation' && written.length > 0) problems.push('may write nothing');
  return problems;
}

/** What generated tools and the mocks need beside. */
function toolProblems(field: RootField, hints: Hints, schema: GraphQLSchema): string[] {
  const problems: string[] = [];
  if (!/^Errors?:/m.test(hints.description)) {
    problems.push('must say in its description after `Errors:` which errors it has of its own');
  }
  for (const name of capitalsOf(hints.description)) {
    if (name in errorCodes || isEnumValue(schema, name)) continue;
    problems.push(`names ${name} after Errors, which is no error code and no state`);
  }
  if (hints.example === null && (field.node.arguments ?? []).length > 0) {
    problems.push('takes input and needs an @example');
  }
  for (const { entity, field: state, from, to } of hints.transitions) {
    problems.push(...stateProblems(schema, entity, state, [...(from ?? []), to]));
  }
  return problems;
}

function readHints(field: RootField, schema: GraphQLSchema) {
  try {
    return contractHints(field, schema);
  } catch (error) {
    return `has an @example that is not JSON: ${error instanceof Error ? error.message : error}`;
  }
}

function stateProblems(
  schema: GraphQLSchema,
  entity: string,
  field: string,
  states: readonly string[],
): string[] {
  const type = schema.getType(entity);
  const state = isObjectType(type) ? type.getFields()[field] : undefined;
  const values = state && getNamedType(state.type);
  if (!isEnumType(values)) return [`names ${entity}.${field} in @transition, which is no enum`];
  return states
    .filter((name) => values.getValue(name) == null)
    .map((name) => `names the unknown state ${name} of ${entity} in @transition`);
}

function isEnumValue(schema: GraphQLSchema, name: string): boolean {
  return Object.values(schema.getTypeMap()).some(
    (type) => isEnumType(type) && type.getValue(name) != null,
  );
}
