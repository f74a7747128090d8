import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** A field or an argument, of what and how. */
export interface Member {
  readonly owner: string;
  readonly isInput: boolean;
  readonly name: string;
  readonly type: GraphQLField<unknown, unknown>['type'] | GraphQLInputField['type'];
  readonly description: string;
  readonly directives: readonly string[];
}

/** The coordinates of what breaks a rule of members. */
export function named(schema: GraphQLSchema, isBroken: (member: Member) => boolean): string[] {
  return membersOf(schema)
    .filter(isBroken)
    .map(({ owner, name }) => `${owner}.${name}`);
}

const known = new WeakMap<GraphQLSchema, readonly Member[]>();

/** Gathered once for each schema: some rules ask for them at every member. */
export function membersOf(schema: GraphQLSchema): readonly Member[] {
  const members = known.get(schema) ?? gather(schema);
  known.set(schema, members);
  return members;
}

function gather(schema: GraphQLSchema): Member[] {
  // The names of operations are the specification's.
  const roots: unknown[] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || roots.includes(type)) return [];
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(
      type.getFields(),
    );
    return fields.flatMap((field) => {
      const args = 'args' in field ? field.args : [];
      return [
        memberOf(type.name, field, isInputObjectType(type)),
        ...args.map((arg) => memberOf(`${type.name}.${field.name}`, arg, true)),
      ];
    });
  });
}

export function memberOf(
  owner: string,
  field: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument,
  isInput: boolean,
): Member {
  const constraint = field.astNode?.directives?.find(({ name }) => name.value === 'constraint');
  return {
    owner,
    isInput,
    name: field.name,
    type: field.type,
    description: (field.description ?? '').replaceAll(/\s+/g, ' '),
    directives: (constraint?.arguments ?? []).map(({ name }) => name.value),
  };
}
