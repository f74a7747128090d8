import {
  compileConstraints,
  type FieldProblem,
  type ParamsCheck,
} from '@investing-platform/schema';
import { type GraphQLSchema, getArgumentValues, valueFromASTUntyped } from 'graphql';
import type { Admitted } from '../admit-request.ts';
import type { Asked } from './person-decides.ts';

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, ParamsCheck>>();

/** What the contract asks of the input of each operation, by names such as `Mutation.placeOrder`. */
export function inputChecks(schema: GraphQLSchema): ReadonlyMap<string, ParamsCheck> {
  const checks = known.get(schema) ?? compileConstraints(schema);
  known.set(schema, checks);
  return checks;
}

/** What is wrong with the input of a change: nobody is asked to approve what would be refused. */
export function problemsOfChange(
  schema: GraphQLSchema,
  { field, node }: Asked,
  { variables }: Pick<Admitted, 'variables'>,
): readonly FieldProblem[] {
  const definition = schema.getMutationType()?.getFields()[field];
  if (definition === undefined) return [];
  const { params } = getArgumentValues(definition, node, { ...variables });
  return inputChecks(schema).get(`Mutation.${field}`)?.(params) ?? [];
}

/** The input of a change as the app wrote it, wherever in its request the values stand. */
export function inputOfChange(
  { node }: Asked,
  { operation }: Pick<Admitted, 'operation'>,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const variables: Record<string, unknown> = { ...given };
  for (const { variable, defaultValue } of operation.definition.variableDefinitions ?? []) {
    const name = variable.name.value;
    if (defaultValue !== undefined) variables[name] ??= valueFromASTUntyped(defaultValue);
  }
  const argument = node.arguments?.find(({ name }) => name.value === 'params');
  const params = argument && valueFromASTUntyped(argument.value, variables);
  return { ...Object(params) };
}
