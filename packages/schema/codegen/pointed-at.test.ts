import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLField,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { typeDefs } from '../generated/type-defs.ts';

const contract = buildSchema(typeDefs);
/** What is read by its id as a part of something else that has the same id. */
const PART_OF: Readonly<Record<string, string>> = { WithdrawalRequest: 'PendingUserTransaction' };
const queries = Object.values(contract.getQueryType()?.getFields() ?? {});

/** The type that a value of an enum stands for: the one that its description names. */
function pointedAt(enumName: string): readonly [value: string, type: string][] {
  return (contract.getType(enumName) as GraphQLEnumType).getValues().map((value) => {
    const [, type] = /`(\w+)`/.exec(value.description ?? '') ?? [];
    if (type === undefined) throw new Error(`${enumName}.${value.name} names no type`);
    return [value.name, type];
  });
}

/** The types of the objects that a query shows: its answer's, or the rows' of its page or lookup. */
function shownBy({ type }: GraphQLField<unknown, unknown>): string[] {
  const shown = getNamedType(type);
  if (!isObjectType(shown)) return [];
  const parts = Object.values(shown.getFields()).map((field) => getNamedType(field.type).name);
  return [shown.name, ...parts];
}

function takesIds({ args }: GraphQLField<unknown, unknown>, type: string): boolean {
  const own = `${type.charAt(0).toLowerCase()}${type.slice(1)}Id`;
  return args.some((argument) => {
    const input = getNamedType(argument.type);
    if (!isInputObjectType(input)) return false;
    return ['id', 'ids', own, `${own}s`].some((name) => name in input.getFields());
  });
}

test.each(pointedAt('AssistantEntityType'))(
  'what a message points at as %s, a %s, is read by its id',
  (_value, type) => {
    const whole = PART_OF[type] ?? type;
    const reads = queries.filter((one) => shownBy(one).includes(whole) && takesIds(one, whole));
    expect(reads.map(({ name }) => name)).not.toEqual([]);
  },
);
