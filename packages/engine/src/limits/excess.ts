import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import { refusal } from '../refusal.ts';
import type { Fragments } from '../types.ts';
import { documentRepetition, operationShape } from './document-shape.ts';

/** Bounds of one document (contract rule 20). */
export interface DocumentLimits {
  /** Levels of fields. */
  readonly depth: number;
  /** Root fields, and apart from them aliases. */
  readonly rootFields: number;
  /** Lexical tokens. */
  readonly tokens: number;
}

/** Bounds of one request (contract rule 20). */
export interface RequestLimits extends DocumentLimits {
  /** Estimated objects of an answer, nested list lengths multiplied. */
  readonly nodes: number;
}

export const defaultLimits: RequestLimits = {
  depth: 10,
  rootFields: 30,
  tokens: 2_000,
  nodes: 50_000,
};

/** About 20 ms of validation. A document with 200 fields of one name has as many. */
const MAX_PAIRS = 20_000;

/** @returns one error for each bound that the parsed document exceeds */
export function excessOf(
  document: DocumentNode,
  definitions: readonly OperationDefinitionNode[],
  fragments: Fragments,
  limits: DocumentLimits,
): readonly GraphQLError[] {
  const errors: GraphQLError[] = [];
  const check = (count: number, limit: number, what: string, nodes = definitions) => {
    if (count <= limit) return;
    const message = `The document has ${count} ${what}; at most ${limit} are allowed.`;
    errors.push(refusal('QUERY_LIMIT_EXCEEDED', message, { nodes }));
  };
  const { aliases, pairs } = documentRepetition(document);
  check(aliases, limits.rootFields, 'aliases');
  check(pairs, MAX_PAIRS, 'pairs of fields with the same name');
  for (const definition of definitions) {
    const shape = operationShape(definition, fragments);
    check(shape.depth, limits.depth, 'levels of fields', [definition]);
    check(shape.rootFields, limits.rootFields, 'root fields', [definition]);
  }
  return errors;
}
