import { costOf, type Fragments, type VariableValues } from '@investing-platform/engine';
import {
  type FieldNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type ValueNode,
} from 'graphql';
import { collectFields } from './collect-fields.ts';
import { completion } from './complete.ts';
import { fieldExecution } from './execute-field.ts';
import { leafProperty } from './leaf-property.ts';
import { leafReader } from './leaf-reader.ts';
import type {
  Arguments,
  FieldDefinition,
  FieldPlan,
  OperationPlan,
  SelectionPlan,
} from './types.ts';

interface PlanContext extends Pick<OperationPlan, 'schema' | 'fragments' | 'variables'> {
  readonly objectsBefore: number;
}

/** Most documents never have as many of one selection: a reader for them would cost too much. */
const OBJECTS_BEFORE_A_READER = 64;

/**
 * Prepares a validated operation for execution: fields collected, literal arguments coerced,
 * completion chosen by type. Subselections are prepared when the first object needs them.
 *
 * @param variables coerced values; they only decide `@skip` and `@include`
 * @param objectsBefore how many objects of a selection come before a reader is compiled for it
 * @throws {GraphQLError} where the schema has no such operation type or a condition has no value
 */
export function planOperation(
  schema: GraphQLSchema,
  fragments: Fragments,
  operation: OperationDefinitionNode,
  variables: VariableValues,
  objectsBefore: number = OBJECTS_BEFORE_A_READER,
): OperationPlan {
  const rootType = schema.getRootType(operation.operation);
  if (!rootType) {
    throw new GraphQLError(
      `Schema is not configured to execute ${operation.operation} operation.`,
      { nodes: operation },
    );
  }
  const context = { schema, fragments, variables, objectsBefore };
  const root = planSelection(context, rootType, [operation.selectionSet]);
  return { schema, fragments, variables, operation, root };
}

function planSelection(
  context: PlanContext,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): SelectionPlan {
  const fields: FieldPlan[] = [];
  for (const [responseName, nodes] of collectFields(context, type, selectionSets)) {
    const definition = fieldDefinition(context.schema, type, nodes[0]?.name.value ?? '');
    if (definition) fields.push(planField(context, type, responseName, nodes, definition));
  }
  return {
    type,
    fields,
    template: responseTemplate(fields),
    readLeaves: leafReader(fields, context.objectsBefore),
    others: fields.filter(
      ({ leaf, definition }) => leaf === undefined && definition !== TypeNameMetaFieldDef,
    ),
  };
}

function responseTemplate(fields: readonly FieldPlan[]): SelectionPlan['template'] {
  const names = fields.map(({ responseName }) => responseName);
  if (names.includes('__proto__')) return null;
  // JSON.parse gives the object exactly the room that its names need.
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));
}

function planField(
  context: PlanContext,
  parentType: GraphQLObjectType,
  responseName: string,
  nodes: readonly FieldNode[],
  definition: FieldDefinition,
): FieldPlan {
  const selectionSets = nodes.flatMap((node) => node.selectionSet ?? []);
  const known = new Map<GraphQLObjectType, SelectionPlan>();
  const leaf = leafProperty(definition);
  return {
    responseName,
    nodes,
    definition,
    parentType,
    isNonNull: isNonNullType(definition.type),
    cost: costOf(definition),
    resolve: definition.resolve,
    readArguments: argumentReader(definition, nodes[0]),
    complete: completion(definition.type),
    leaf,
    execute: fieldExecution(definition, leaf),
    subselection(runtimeType) {
      let selection = known.get(runtimeType);
      if (selection === undefined) {
        selection = planSelection(context, runtimeType, selectionSets);
        known.set(runtimeType, selection);
      }
      return selection;
    },
  };
}

const NO_ARGUMENTS: Arguments = Object.freeze({});

/** Literal arguments are coerced once; a resolver that changed them would change later requests. */
function argumentReader(
  definition: FieldDefinition,
  node: FieldNode | undefined,
): FieldPlan['readArguments'] {
  if (node === undefined || definition.args.length === 0) return () => NO_ARGUMENTS;
  if ((node.arguments ?? []).some((argument) => containsVariable(argument.value))) {
    return (variables) => getArgumentValues(definition, node, variables);
  }
  let constant: Arguments | undefined;
  return () => {
    constant ??= Object.freeze(getArgumentValues(definition, node));
    return constant;
  };
}

function containsVariable(value: ValueNode): boolean {
  switch (value.kind) {
    case Kind.VARIABLE:
      return true;
    case Kind.LIST:
      return value.values.some(containsVariable);
    case Kind.OBJECT:
      return value.fields.some((field) => containsVariable(field.value));
    default:
      return false;
  }
}

function fieldDefinition(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  name: string,
): FieldDefinition | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return type.getFields()[name];
}
