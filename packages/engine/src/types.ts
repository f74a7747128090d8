import type { CatalogEntry } from '@investing-platform/schema';
import type { FragmentDefinitionNode } from 'graphql';

/** What the contract says of each root field, by name. */
export type Catalog = Readonly<Record<string, CatalogEntry>>;

/** The fragments of a document, by name. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Coerced values by the names of their variables. */
export type VariableValues = Readonly<Record<string, unknown>>;

/** The parameters of a GraphQL request, of the right JSON types already. */
export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}
