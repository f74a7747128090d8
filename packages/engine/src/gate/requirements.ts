import { invariant } from '@investing-platform/rules/refusals/invariant';
import type { CatalogEntry } from '@investing-platform/schema';
import { type LeafScope, leafScopes } from '@investing-platform/schema';
import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Catalog, Fragments } from '../types.ts';

/**
 * What one selected field demands of the caller. A root field brings its catalog entry, undefined
 * where the catalog does not know it; a nested field brings the scope of its `@tokenScope`.
 */
export type Requirement =
  | {
      readonly kind: 'root';
      readonly field: string;
      readonly node: FieldNode;
      readonly entry: CatalogEntry | undefined;
      /** Where the operation selects the field, one for each answer: an alias is a use of its own. */
      readonly uses: readonly FieldNode[];
    }
  | {
      readonly kind: 'nested';
      /** As `User.account`. */
      readonly field: string;
      readonly node: FieldNode;
      readonly entry?: never;
      readonly scope: LeafScope;
    };

interface Walk {
  readonly schema: GraphQLSchema;
  readonly catalog: Catalog;
  readonly fragments: Fragments;
  readonly visited: Set<string>;
  readonly found: Map<string, Requirement>;
}

/**
 * Everything that an operation asks for, in document order and each field once (contract rule 23).
 * Fragments are walked; `@skip` and `@include` are ignored, so that a variable never decides about
 * access; `__typename` and introspection need nothing.
 */
export function requirementsOf(
  schema: GraphQLSchema,
  catalog: Catalog,
  fragments: Fragments,
  operation: OperationDefinitionNode,
): readonly Requirement[] {
  const rootType = schema.getRootType(operation.operation);
  invariant(rootType !== undefined && rootType !== null, 'validation knows the operation type');
  const found = new Map<string, Requirement>();
  const rootFields = new Map<string, FieldNode[]>();
  collectRootFields(fragments, operation.selectionSet, new Set(), rootFields);
  for (const [field, nodes] of rootFields) {
    const [node] = nodes;
    const entry = Object.hasOwn(catalog, field) ? catalog[field] : undefined;
    const isOwn = entry?.type === rootType.name;
    if (node === undefined) continue;
    const byAnswer = new Map(nodes.map((one) => [one.alias?.value ?? field, one] as const));
    const uses = [...byAnswer.values()];
    found.set(field, { kind: 'root', field, node, entry: isOwn ? entry : undefined, uses });
  }
  const walk: Walk = { schema, catalog, fragments, visited: new Set(), found };
  walkSelections(walk, rootType, operation.selectionSet, true);
  return [...found.values()];
}

function collectRootFields(
  fragments: Fragments,
  selectionSet: SelectionSetNode,
  visited: Set<string>,
  found: Map<string, FieldNode[]>,
): void {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      if (name.startsWith('__')) continue;
      const nodes = found.get(name);
      if (nodes === undefined) found.set(name, [selection]);
      else nodes.push(selection);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      collectRootFields(fragments, selection.selectionSet, visited, found);
    } else if (!visited.has(selection.name.value)) {
      visited.add(selection.name.value);
      const fragment = fragments[selection.name.value];
      if (fragment) collectRootFields(fragments, fragment.selectionSet, visited, found);
    }
  }
}

function walkSelections(
  walk: Walk,
  type: GraphQLCompositeType,
  selectionSet: SelectionSetNode,
  isRoot: boolean,
): void {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) {
      walkField(walk, type, selection, isRoot);
      continue;
    }
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    if (isSpread && walk.visited.has(selection.name.value)) continue;
    if (isSpread) walk.visited.add(selection.name.value);
    const fragment = isSpread ? walk.fragments[selection.name.value] : selection;
    const condition = fragment?.typeCondition?.name.value;
    const inner = condition === undefined ? type : walk.schema.getType(condition);
    if (fragment && isCompositeType(inner)) {
      walkSelections(walk, inner, fragment.selectionSet, isRoot);
    }
  }
}

function walkField(
  walk: Walk,
  parent: GraphQLCompositeType,
  node: FieldNode,
  isRoot: boolean,
): void {
  if (isUnionType(parent) || node.name.value.startsWith('__')) return;
  const field = parent.getFields()[node.name.value];
  if (field === undefined) return;
  if (!isRoot) addNested(walk, parent, node, field);
  const type = getNamedType(field.type);
  if (node.selectionSet && isCompositeType(type)) {
    walkSelections(walk, type, node.selectionSet, false);
  }
}

/** A field of an interface shows what the same field of any of its types may show. */
function addNested(
  walk: Walk,
  parent: GraphQLCompositeType,
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
): void {
  const places = [{ type: parent, field }];
  if (isAbstractType(parent)) {
    for (const type of walk.schema.getPossibleTypes(parent)) {
      const own = type.getFields()[field.name];
      if (own) places.push({ type, field: own });
    }
  }
  for (const place of places) {
    const scope = requiredScope(place.field);
    if (scope === null) continue;
    const label = `${place.type.name}.${field.name}`;
    if (!walk.found.has(label)) {
      walk.found.set(label, { kind: 'nested', field: label, node, scope });
    }
  }
}

const scopesByEnumValue: ReadonlyMap<string, LeafScope> = new Map(
  leafScopes.map((scope) => [scope.toUpperCase().replace('.', '_'), scope]),
);

/** The scope of a field's `@tokenScope`, null where it has none. */
function requiredScope(field: GraphQLField<unknown, unknown>): LeafScope | null {
  const directive = field.astNode?.directives?.find((one) => one.name.value === 'tokenScope');
  const value = directive?.arguments?.find((one) => one.name.value === 'scope')?.value;
  if (value === undefined) return null;
  const scope = value.kind === Kind.ENUM ? scopesByEnumValue.get(value.value) : undefined;
  invariant(scope !== undefined, 'a @tokenScope directive names a leaf scope');
  return scope;
}
