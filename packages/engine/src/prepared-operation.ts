import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { type Requirement, requirementsOf } from './gate/requirements.ts';
import { type SensitiveUnits, sensitiveUnits } from './gate/sensitive-units.ts';
import { type NodeEstimate, nodeEstimate } from './limits/node-estimate.ts';
import type { ReadDocument } from './read-document.ts';
import type { Catalog } from './types.ts';
import { planVariables, type VariablePlan } from './variables.ts';

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
  readonly sensitiveUnits: SensitiveUnits;
  readonly estimateNodes: NodeEstimate;
  readonly variables: readonly VariablePlan[];
}

/** The operations of one document by name; `undefined` names the one without a name. */
export type Operations<Operation extends PreparedOperation = PreparedOperation> = ReadonlyMap<
  string | undefined,
  Operation
>;

/** Prepares one operation of a document; see `PreparedOperation`. */
export function prepareOperation(
  schema: GraphQLSchema,
  catalog: Catalog,
  { text, document, fragments }: ReadDocument,
  definition: OperationDefinitionNode,
): PreparedOperation {
  const requirements = requirementsOf(schema, catalog, fragments, definition);
  return {
    document,
    text,
    definition,
    kind: definition.operation,
    name: definition.name?.value,
    label: requirements.find((one) => one.entry !== undefined)?.field ?? 'other',
    requirements,
    sensitiveUnits: sensitiveUnits(schema, requirements),
    estimateNodes: nodeEstimate(schema, fragments, definition),
    variables: planVariables(schema, definition),
  };
}

/** Prepares every operation of a document. */
export function prepareOperations<Operation extends PreparedOperation>(
  { definitions }: ReadDocument,
  prepare: (definition: OperationDefinitionNode) => Operation,
): Operations<Operation> {
  return new Map(
    definitions.map((definition) => [definition.name?.value, prepare(definition)] as const),
  );
}
