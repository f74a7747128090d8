import type { Fragments, VariableValues } from '@investing-platform/engine';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';

interface Collection {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  readonly variables: VariableValues;
  readonly runtimeType: GraphQLObjectType;
  readonly visitedFragments: Set<string>;
  readonly fields: Map<string, FieldNode[]>;
}

/**
 * The fields that one object of `runtimeType` answers, grouped by response name in the order of
 * the document (GraphQL specification, section 6.3.2, CollectFields and CollectSubfields).
 *
 * @param selectionSets of the operation, or of every node of one field
 * @throws {GraphQLError} where a condition of `@skip` or `@include` has no value
 */
export function collectFields(
  context: {
    readonly schema: GraphQLSchema;
    readonly fragments: Fragments;
    readonly variables: VariableValues;
  },
  runtimeType: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const collection: Collection = {
    schema: context.schema,
    fragments: context.fragments,
    variables: context.variables,
    runtimeType,
    visitedFragments: new Set(),
    fields: new Map(),
  };
  for (const selectionSet of selectionSets) collectFrom(collection, selectionSet);
  return collection.fields;
}

function collectFrom(collection: Collection, selectionSet: SelectionSetNode): void {
  for (const selection of selectionSet.selections) {
    if (!isIncluded(selection, collection.variables)) continue;
    switch (selection.kind) {
      case Kind.FIELD: {
        const responseName = selection.alias?.value ?? selection.name.value;
        const group = collection.fields.get(responseName);
        if (group === undefined) collection.fields.set(responseName, [selection]);
        else group.push(selection);
        break;
      }
      case Kind.INLINE_FRAGMENT:
        if (applies(collection, selection.typeCondition)) {
          collectFrom(collection, selection.selectionSet);
        }
        break;
      case Kind.FRAGMENT_SPREAD: {
        const name = selection.name.value;
        if (collection.visitedFragments.has(name)) break;
        collection.visitedFragments.add(name);
        const fragment = collection.fragments[name];
        if (fragment !== undefined && applies(collection, fragment.typeCondition)) {
          collectFrom(collection, fragment.selectionSet);
        }
        break;
      }
    }
  }
}

function isIncluded(node: SelectionNode, variables: VariableValues): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false;
}

function applies(
  collection: Collection,
  condition: FragmentDefinitionNode['typeCondition'] | undefined,
): boolean {
  if (condition === undefined) return true;
  const type = typeFromAST(collection.schema, condition);
  if (type === collection.runtimeType) return true;
  return isAbstractType(type) && collection.schema.isSubType(type, collection.runtimeType);
}
