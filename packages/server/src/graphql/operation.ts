import type { CatalogEntry } from '@investing-platform/schema';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { conditionKey } from './execute/conditions.ts';
import { planOperation } from './execute/plan.ts';
import type { Fragments, OperationPlan, VariableValues } from './execute/types.ts';
import { type Requirement, requirementsOf, sensitiveUnits } from './gate/requirements.ts';
import { type NodeEstimate, nodeEstimate } from './limits/node-estimate.ts';
import { planVariables, type VariablePlan } from './variables.ts';

export type Catalog = Readonly<Record<string, CatalogEntry>>;

/**
 * One operation of one document, with everything about it that no request changes. It belongs to
 * the document and the operation's name together: two operations of one document share nothing.
 */
export interface PreparedOperation {
  readonly document: DocumentNode;
  /** The document's own text. */
  readonly text: string;
  readonly definition: OperationDefinitionNode;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly name: string | undefined;
  /** The first root field that the catalog knows; `other` where it knows none. For metrics. */
  readonly label: string;
  readonly requirements: readonly Requirement[];
  /** Units of the sensitive rate group that it costs (contract rule 17). */
  readonly sensitiveUnits: number;
  readonly estimateNodes: NodeEstimate;
  readonly variables: readonly VariablePlan[];
  /** The execution plan for these variables, as far as they decide `@skip` and `@include`. */
  readonly plan: (variables: VariableValues) => OperationPlan;
}

const MOST_PLANS = 16;

/** Prepares a validated operation; see `PreparedOperation`. */
export function prepareOperation(
  schema: GraphQLSchema,
  catalog: Catalog,
  source: {
    readonly text: string;
    readonly document: DocumentNode;
    readonly fragments: Fragments;
    readonly conditions: readonly string[];
  },
  definition: OperationDefinitionNode,
): PreparedOperation {
  const { text, document, fragments } = source;
  const requirements = requirementsOf(schema, catalog, fragments, definition);
  return {
    document,
    text,
    definition,
    kind: definition.operation,
    name: definition.name?.value,
    label: requirements.find((one) => one.entry !== undefined)?.field ?? 'other',
    requirements,
    sensitiveUnits: sensitiveUnits(requirements),
    estimateNodes: nodeEstimate(schema, fragments, definition),
    variables: planVariables(schema, definition),
    plan: planFor(schema, fragments, source.conditions, definition),
  };
}

/** Each outcome of the conditions has its own plan; at most 16 are kept. */
function planFor(
  schema: GraphQLSchema,
  fragments: Fragments,
  conditions: readonly string[],
  definition: OperationDefinitionNode,
): PreparedOperation['plan'] {
  const plans = new Map<string, OperationPlan>();
  return (variables) => {
    const key = conditionKey(conditions, variables);
    const known = key === null ? undefined : plans.get(key);
    if (known !== undefined) return known;
    const decisive = Object.fromEntries(conditions.map((name) => [name, variables[name]]));
    const plan = planOperation(schema, fragments, definition, decisive);
    if (key !== null) {
      if (plans.size >= MOST_PLANS) plans.clear();
      plans.set(key, plan);
    }
    return plan;
  };
}
