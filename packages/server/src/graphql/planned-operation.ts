import {
  type Catalog,
  type PreparedOperation,
  prepareOperation,
  type ReadDocument,
  type VariableValues,
} from '@investing-platform/engine';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { conditionKey } from './execute/conditions.ts';
import { planOperation } from './execute/plan.ts';
import type { OperationPlan } from './execute/types.ts';

/** A prepared operation that this server can run. */
export interface PlannedOperation extends PreparedOperation {
  /** The execution plan for these variables, as far as they decide `@skip` and `@include`. */
  readonly plan: (variables: VariableValues) => OperationPlan;
}

const MAX_PLANS = 16;

/**
 * Prepares a validated operation; see `PreparedOperation`.
 *
 * @param conditions the variables that decide `@skip` and `@include` anywhere in the document
 */
export function plannedOperation(
  schema: GraphQLSchema,
  catalog: Catalog,
  read: ReadDocument,
  conditions: readonly string[],
  definition: OperationDefinitionNode,
): PlannedOperation {
  return {
    ...prepareOperation(schema, catalog, read, definition),
    plan: planFor(schema, read, conditions, definition),
  };
}

/** Each outcome of the conditions has its own plan; at most 16 are kept. */
function planFor(
  schema: GraphQLSchema,
  { fragments }: ReadDocument,
  conditions: readonly string[],
  definition: OperationDefinitionNode,
): PlannedOperation['plan'] {
  const plans = new Map<string, OperationPlan>();
  return (variables) => {
    const key = conditionKey(conditions, variables);
    const known = key === null ? undefined : plans.get(key);
    if (known !== undefined) return known;
    const decisive = Object.fromEntries(conditions.map((name) => [name, variables[name]]));
    const plan = planOperation(schema, fragments, definition, decisive);
    if (key !== null) {
      if (plans.size >= MAX_PLANS) plans.clear();
      plans.set(key, plan);
    }
    return plan;
  };
}
