import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { Fragments, VariableValues } from '../types.ts';
import { isIntrospection } from './document-shape.ts';
import { costOf } from './field-cost.ts';

/**
 * How many objects an operation may answer with, at most, given its variables, and the work of its
 * fields (`@cost`) with them.
 */
export type NodeEstimate = (variables: VariableValues) => number;

/** Entries assumed for a list that takes no `limit`: such lists are bounded by nature. */
const ASSUMED_LIST_LENGTH = 10;
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;
/** What the whole schema and one type of it are as work, however little is asked of them. */
const INTROSPECTION_COSTS: Readonly<Record<string, number>> = { __schema: 20_000, __type: 2_000 };

type Length = (variables: VariableValues) => number;
const once: Length = () => 1;
const assumed: Length = () => ASSUMED_LIST_LENGTH;

/** One selected object or list of objects, and what is selected below it. */
interface Branch {
  readonly length: Length;
  /** Work besides the object itself, as a number of objects. */
  readonly cost: number;
  readonly children: readonly Branch[];
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  /** Fragments by the length that a page around them gives their lists. */
  readonly known: Map<Length | null, Map<string, readonly Branch[]>>;
}

/**
 * Prepares the estimate of a validated operation: nested list lengths multiplied (contract rule
 * 20). A list is as long as its `limit`, or as the `limit` of the page around it.
 */
export function nodeEstimate(
  schema: GraphQLSchema,
  fragments: Fragments,
  operation: OperationDefinitionNode,
): NodeEstimate {
  const rootType = schema.getRootType(operation.operation);
  if (!rootType) return () => 0;
  const walk: Walk = { schema, fragments, known: new Map() };
  const branches = branchesOf(walk, rootType, operation.selectionSet, null);
  return (variables) => {
    const weights = new Map<readonly Branch[], number>();
    const weigh = (siblings: readonly Branch[]): number => {
      let sum = weights.get(siblings);
      if (sum === undefined) {
        sum = 0;
        for (const branch of siblings) {
          sum += branch.length(variables) * (1 + weigh(branch.children)) + branch.cost;
        }
        weights.set(siblings, sum);
      }
      return sum;
    };
    return weigh(branches);
  };
}

function branchesOf(
  walk: Walk,
  type: GraphQLCompositeType,
  selectionSet: SelectionSetNode,
  pageLength: Length | null,
): readonly Branch[] {
  const branchesOfSelection = (selection: SelectionNode): readonly Branch[] => {
    switch (selection.kind) {
      case Kind.FIELD:
        return fieldBranch(walk, type, selection, pageLength);
      case Kind.INLINE_FRAGMENT: {
        const name = selection.typeCondition?.name.value;
        const inner = name === undefined ? type : walk.schema.getType(name);
        return isCompositeType(inner)
          ? branchesOf(walk, inner, selection.selectionSet, pageLength)
          : [];
      }
      case Kind.FRAGMENT_SPREAD:
        return fragmentBranches(walk, selection.name.value, pageLength);
    }
  };
  return selectionSet.selections.flatMap(branchesOfSelection);
}

function fragmentBranches(walk: Walk, name: string, pageLength: Length | null): readonly Branch[] {
  let known = walk.known.get(pageLength);
  if (known === undefined) {
    known = new Map();
    walk.known.set(pageLength, known);
  }
  let branches = known.get(name);
  if (branches === undefined) {
    const fragment = walk.fragments[name];
    const type = fragment && walk.schema.getType(fragment.typeCondition.name.value);
    branches =
      fragment && isCompositeType(type)
        ? branchesOf(walk, type, fragment.selectionSet, pageLength)
        : [];
    known.set(name, branches);
  }
  // One branch for the whole fragment: spreads share its children and their weight.
  return [{ length: once, cost: 0, children: branches }];
}

function fieldBranch(
  walk: Walk,
  parent: GraphQLCompositeType,
  node: FieldNode,
  pageLength: Length | null,
): readonly Branch[] {
  if (node.selectionSet === undefined || isUnionType(parent)) return [];
  if (isIntrospection(node)) {
    return [{ length: once, cost: INTROSPECTION_COSTS[node.name.value] ?? 0, children: [] }];
  }
  const field = parent.getFields()[node.name.value];
  const type = field && getNamedType(field.type);
  if (field === undefined || !isCompositeType(type)) return [];
  const own = limitOf(field, node);
  const isList = isListType(getNullableType(field.type));
  const length = isList ? (own ?? pageLength ?? assumed) : once;
  const children = branchesOf(walk, type, node.selectionSet, isList ? null : own);
  return [{ length: nested(field.type, length), cost: costOf(field), children }];
}

/** Lists of lists hold an assumed number of entries each. */
function nested(type: GraphQLOutputType, length: Length): Length {
  const outer = getNullableType(type);
  if (!isListType(outer) || !isListType(getNullableType(outer.ofType))) return length;
  return (variables) => length(variables) * ASSUMED_LIST_LENGTH;
}

/** What `params.limit` says, null where the field has no such input. */
function limitOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Length | null {
  const params = field.args.find((argument) => argument.name === 'params');
  const input = params && getNullableType(params.type);
  if (!isInputObjectType(input)) return null;
  const limit = input.getFields().limit;
  if (limit === undefined) return null;
  const fallback = typeof limit.defaultValue === 'number' ? limit.defaultValue : DEFAULT_LIMIT;
  const given = node.arguments?.find((argument) => argument.name.value === 'params')?.value;
  const read = given === undefined ? () => undefined : limitReader(given);
  return (variables) => {
    const value = read(variables);
    if (typeof value !== 'number') return fallback;
    return Math.min(Math.max(value, 1), MAX_LIMIT);
  };
}

function limitReader(params: ValueNode): (variables: VariableValues) => unknown {
  if (params.kind === Kind.VARIABLE) {
    const name = params.name.value;
    return (variables) => {
      const value = variables[name];
      return typeof value === 'object' && value !== null && 'limit' in value ? value.limit : null;
    };
  }
  if (params.kind !== Kind.OBJECT) return () => null;
  const limit = params.fields.find((field) => field.name.value === 'limit')?.value;
  if (limit?.kind === Kind.INT) {
    const value = Number(limit.value);
    return () => value;
  }
  if (limit?.kind !== Kind.VARIABLE) return () => null;
  const name = limit.name.value;
  return (variables) => variables[name];
}
