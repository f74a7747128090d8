import { invariant } from '@investing-platform/rules/refusals/invariant';
import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql';
import { pathOfProblem } from './input-path.ts';
import { refusal } from './refusal.ts';
import type { VariableValues } from './types.ts';

/** One variable that an operation defines. */
export interface VariablePlan {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly node: VariableDefinitionNode;
}

export type CoercedVariables =
  | { readonly values: VariableValues }
  | { readonly errors: readonly GraphQLError[] };

const MAX_ERRORS = 20;

/** The variables of a validated operation. */
export function planVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): readonly VariablePlan[] {
  return (operation.variableDefinitions ?? []).map((node) => {
    const type = typeFromAST(schema, node.type);
    invariant(isInputType(type), 'validation admits input types only');
    return { name: node.variable.name.value, type, node };
  });
}

/**
 * Coerces what the client sent (GraphQL specification, section 6.1.2). Unlike graphql-js the
 * messages do not repeat whole values, which may hold secrets, and `extensions.fields` names the
 * path of each problem.
 *
 * @returns the values, or at most 20 errors `GRAPHQL_VALIDATION_FAILED` (spec part 7)
 */
export function coerceVariables(
  plans: readonly VariablePlan[],
  inputs: Readonly<Record<string, unknown>>,
): CoercedVariables {
  // Without a prototype: `$__proto__` is a name like any other.
  const values: Record<string, unknown> = Object.create(null);
  const errors: GraphQLError[] = [];
  try {
    for (const plan of plans) coerceOne(plan, inputs, values, errors);
  } catch (stop) {
    if (!(stop instanceof EnoughErrors)) throw stop;
  }
  return errors.length === 0 ? { values } : { errors };
}

/** Ends the reading of an input that is wrong in many places: each place takes time. */
class EnoughErrors extends Error {}

/** @throws {EnoughErrors} */
function coerceOne(
  plan: VariablePlan,
  inputs: Readonly<Record<string, unknown>>,
  values: Record<string, unknown>,
  errors: GraphQLError[],
): void {
  const { name, type, node } = plan;
  const isGiven = Object.hasOwn(inputs, name);
  const complain = (path: readonly (string | number)[], problem: string): void => {
    errors.push(invalid(plan, path, problem));
    if (errors.length >= MAX_ERRORS) throw new EnoughErrors();
  };
  if (isGiven && !(inputs[name] === null && isNonNullType(type))) {
    values[name] = coerceInputValue(
      inputs[name],
      type,
      (path, _value, problem) => complain(path, problem.message),
      true,
    );
  } else if (isGiven) {
    complain([], `a value of type "${type}" must not be null.`);
  } else if (node.defaultValue) {
    values[name] = valueFromAST(node.defaultValue, type);
  } else if (isNonNullType(type)) {
    complain([], `a value of type "${type}" is required.`);
  }
}

function invalid(
  plan: VariablePlan,
  path: readonly (string | number)[],
  problem: string,
): GraphQLError {
  const where = pathOfProblem([plan.name, ...path], problem);
  return refusal('GRAPHQL_VALIDATION_FAILED', `Variable "$${where}" is invalid: ${problem}`, {
    nodes: [plan.node],
    fields: [{ path: where, message: problem }],
  });
}
