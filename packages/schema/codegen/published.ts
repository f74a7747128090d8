import { type DocumentNode, Kind, visit } from 'graphql';

/** What a client of the contract has no use for: it steers generators, mocks and documents. */
const INNER = new Set(['effect', 'transition', 'column', 'selects', 'example']);

/** A contract as it is handed out: access, step-up and bounds stay, the generators' marks go. */
export function published(document: DocumentNode): DocumentNode {
  return visit(document, {
    Directive: (node) => (INNER.has(node.name.value) ? null : undefined),
    [Kind.DIRECTIVE_DEFINITION]: (node) => (INNER.has(node.name.value) ? null : undefined),
  });
}
