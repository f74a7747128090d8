import type { Fragments, VariableValues } from '@investing-platform/engine';
import type {
  FieldNode,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { OwnWork } from '../../kernel/own-work.ts';
import type { CollectedErrors } from './collected-errors.ts';
import type { ResponsePath } from './path.ts';

export type Arguments = Record<string, unknown>;
export type FieldDefinition = GraphQLField<unknown, unknown>;

/** One operation of one document under one outcome of its `@skip` and `@include` conditions. */
export interface OperationPlan {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  readonly operation: OperationDefinitionNode;
  /** The variables whose conditions decided the selection; others do not matter. */
  readonly variables: VariableValues;
  readonly root: SelectionPlan;
}

/** The fields of one object, in response order. */
export interface SelectionPlan {
  readonly type: GraphQLObjectType;
  readonly fields: readonly FieldPlan[];
  /**
   * Every response name with null, in order. Null where one is `__proto__`, which needs an object
   * without prototype.
   */
  readonly template: Readonly<Record<string, null>> | null;
  readonly readLeaves: ReadLeaves;
  /** The fields that `readLeaves` leaves out. */
  readonly others: readonly FieldPlan[];
}

/** All leaves of one object, `__typename` too, and null for its other fields; null where it cannot read them. */
export type ReadLeaves = (source: unknown) => ResponseObject | null;

export type ResponseObject = Record<string, unknown>;

/** A leaf that is a property of its object. */
export interface LeafProperty {
  /** The property's name. */
  readonly name: string;
  /** Whether a text is its own printed form; null where every text is. */
  readonly isPrinted: ((text: string) => boolean) | null;
  /** The printed value, or `UNUSUAL`. Never throws. */
  readonly read: (value: unknown) => unknown;
}

/** What is known about one selected field before any request asks for it. */
export interface FieldPlan {
  readonly responseName: string;
  /** Every node that selects this response name, in document order. */
  readonly nodes: readonly FieldNode[];
  readonly definition: FieldDefinition;
  readonly parentType: GraphQLObjectType;
  readonly isNonNull: boolean;
  /** Work besides the objects that it shows, as a number of objects (`@cost`). */
  readonly cost: number;
  /** Undefined: the property of the same name is read. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | undefined;
  readonly readArguments: (variables: VariableValues) => Arguments;
  readonly complete: Complete;
  /** Undefined for fields that are more than a property of their object. */
  readonly leaf: LeafProperty | undefined;
  readonly execute: ExecuteField;
  /** The fields of one object that this field returned. */
  readonly subselection: (runtimeType: GraphQLObjectType) => SelectionPlan;
}

/** One execution of a plan. */
export interface Run {
  readonly plan: OperationPlan;
  readonly rootValue: unknown;
  readonly contextValue: unknown;
  readonly variables: VariableValues;
  readonly collected: CollectedErrors;
  /** What its stretches count as. */
  readonly work: Pick<OwnWork, 'stretch'>;
  /** Rows of all lists of objects so far, and the cost of fields (`@cost`). */
  readonly counted: { rows: number; cost: number };
  /** How many of each there may be. */
  readonly most: number;
}

/** The response value of one field of one object, or a promise of it. */
export type ExecuteField = (
  run: Run,
  field: FieldPlan,
  source: unknown,
  parentPath: ResponsePath | undefined,
) => unknown;

/**
 * Turns what a resolver returned into a response value (GraphQL specification, section 6.4.3).
 * `fieldPath` is where the field stands, `path` where this value does: they differ inside lists.
 *
 * @throws where the value does not fit its type
 */
export type Complete = (
  run: Run,
  field: FieldPlan,
  fieldPath: ResponsePath,
  value: unknown,
  path: ResponsePath,
) => unknown;
