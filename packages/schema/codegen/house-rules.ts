import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';

/** A rule of how the contract is written, beyond what GraphQL asks for. */
export interface HouseRule {
  readonly rule: string;
  /** The coordinates, such as `Order.assetId`, that break it. */
  readonly broken: (schema: GraphQLSchema) => string[];
}

interface Member {
  readonly owner: string;
  readonly isInput: boolean;
  readonly name: string;
  readonly type: GraphQLField<unknown, unknown>['type'] | GraphQLInputField['type'];
  readonly description: string;
  readonly directives: readonly string[];
}

/** Words that lost against another one for the same thing, with those that they lost against. */
const LOST_WORDS: readonly (readonly [lost: RegExp, won: string])[] = [
  [/costBase(?!d|s)/i, 'costBasis'],
  [/enrol(?!l)/i, 'enrollment'],
  [/realis/i, 'realized'],
  [/amortis/i, 'amortize'],
  [/^(status|reject|rejection)Reason$|^error(Message)?$/, 'failureReason'],
  [/^(next(Open|Close)|effectiveFrom|currentPeriodEnd|currentPeriodStart|now)$/, '...At'],
  [/^(articles|newsItems)$/, 'news'],
  [/^(owner|memberId)$/, 'ownerMemberId'],
  [/^(actualWeight|targetWeight)|^weightPercent$/, 'actualPercent, targetPercent'],
  [/^include(Archived|Inactive|Closed|Deleted)$/, 'includeEnded'],
];

const MOMENT = /At$|^(from|to|at|asOf|updatedSince)$|AsOf$/;
const DAY = /On$|^(from|to|asOf|date|dateOfBirth|exDate|expirationDate)$/;
/** Sums of what has a price; sums of pieces, percentages and flows are none. */
const TOTAL = /^total(?!Quantity|Percent|Return|Swept)[A-Z]|Total$|^(equity|netWorth)$/;
const REFUSED = /\b(?:is|are) refused\b|\bnot among\b|\bcannot be given\b/;

export const houseRules: readonly HouseRule[] = [
  {
    rule: 'one word for one thing',
    broken: (schema) => named(schema, ({ name }) => LOST_WORDS.some(([lost]) => lost.test(name))),
  },
  {
    rule: 'an interval is a billing interval; a step of a series is a timeframe',
    broken: (schema) =>
      named(
        schema,
        ({ owner, name }) => /interval/i.test(name) && !/Plan|Billing|Subscri/.test(owner),
      ),
  },
  {
    rule: 'no either-or on the whole input of an operation',
    broken: (schema) =>
      rootFields(schema).flatMap(({ name, args }) =>
        args.flatMap(({ type }) => {
          const input = getNamedType(type);
          return isInputObjectType(input) && input.isOneOf
            ? [`${name}(params: ${input.name})`]
            : [];
        }),
      ),
  },
  {
    rule: 'assetId is the id of an Asset',
    broken: (schema) =>
      named(
        schema,
        ({ name, owner, description }) =>
          /^assetIds?$/.test(name) &&
          (/NetWorthAsset|GoalFunding/.test(owner) || /net[- ]?worth asset/i.test(description)),
      ),
  },
  {
    rule: 'a total says how many of its parts have no price',
    broken: (schema) =>
      named(schema, ({ owner, name, type, isInput }) => {
        if (isInput || getNamedType(type).name !== 'Decimal' || !TOTAL.test(name)) return false;
        return !membersOf(schema).some(
          (other) => other.owner === owner && /^unpriced\w*Count$|UnpricedCount$/.test(other.name),
        );
      }),
  },
  {
    rule: 'every value of an argument’s enum is taken',
    broken: (schema) =>
      named(
        schema,
        ({ isInput, type, description }) =>
          isInput && isEnumType(getNamedType(type)) && REFUSED.test(description),
      ),
  },
  {
    rule: 'every list of an input has a bound',
    broken: (schema) =>
      named(
        schema,
        ({ isInput, type, directives }) =>
          isInput && isListType(getNullableType(type)) && !directives.includes('maxItems'),
      ),
  },
  {
    rule: 'every list of objects can be read by their ids',
    broken: (schema) => rootFields(schema).filter(isListWithoutIds(schema)).map(coordinate),
  },
  {
    rule: 'every mutation that makes something takes an idempotency key',
    broken: (schema) => rootFields(schema).filter(makesWithoutKey).map(coordinate),
  },
  {
    rule: 'a field of an update refuses null or says what null does',
    broken: (schema) => rootFields(schema).flatMap(fieldsSilentOfNull),
  },
  {
    rule: 'a moment ends in At, or is from, to, at, asOf',
    broken: (schema) =>
      named(
        schema,
        ({ name, type }) => getNamedType(type).name === 'DateTime' && !MOMENT.test(name),
      ),
  },
  {
    rule: 'a day ends in On, or is one of the few known ones',
    broken: (schema) =>
      named(schema, ({ name, type }) => getNamedType(type).name === 'Date' && !DAY.test(name)),
  },
  {
    rule: 'booleans are bare',
    broken: (schema) =>
      named(
        schema,
        ({ name, type }) => getNamedType(type).name === 'Boolean' && /^is[A-Z]/.test(name),
      ),
  },
];

function named(schema: GraphQLSchema, isBroken: (member: Member) => boolean): string[] {
  return membersOf(schema)
    .filter(isBroken)
    .map(({ owner, name }) => `${owner}.${name}`);
}

/** A list for programs, of what has ids, that does not take them. */
function isListWithoutIds(schema: GraphQLSchema) {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  return (field: GraphQLField<unknown, unknown>): boolean => {
    if (!queries.includes(field) || has(field, 'sessionOnly')) return false;
    const row = rowOf(field.type);
    if (row?.getFields()['id'] === undefined) return false;
    const input = field.args[0] && getNamedType(field.args[0].type);
    return !isInputObjectType(input) || input.getFields()['ids'] === undefined;
  };
}

/** A mutation for programs that makes something, and makes it again when it is repeated. */
function makesWithoutKey(field: GraphQLField<unknown, unknown>): boolean {
  const effect = field.astNode?.directives?.find(({ name }) => name.value === 'effect');
  const creates = effect?.arguments?.find(({ name }) => name.value === 'creates')?.value;
  const isMaking = creates?.kind === Kind.LIST && creates.values.length > 0;
  if (!isMaking || has(field, 'sessionOnly')) return false;
  const input = field.args[0] && getNamedType(field.args[0].type);
  return !isInputObjectType(input) || input.getFields()['idempotencyKey'] === undefined;
}

/** Who asks and how often is no part of what is changed. */
const ASIDE = new Set(['password', 'mfaCode', 'code', 'idempotencyKey', 'clientOrderId']);

/** Sections of an identity check are handed in whole, so that null is the same as nothing. */
function fieldsSilentOfNull({ name, args, ...field }: GraphQLField<unknown, unknown>): string[] {
  const input = args[0] && getNamedType(args[0].type);
  const isUpdate = /^(update|edit|set)[A-Z]/.test(name) && !name.startsWith('updateUserKyc');
  if (!isUpdate || !isInputObjectType(input) || has(field, 'sessionOnly')) return [];
  return Object.values(input.getFields())
    .filter((one) => !isNonNullType(one.type) && !ASIDE.has(one.name))
    .map((one) => memberOf(input.name, one, true))
    .filter((one) => !one.directives.includes('notNull') && !/\bnull\b/i.test(one.description))
    .map((one) => `${one.owner}.${one.name}`);
}

/** What a list or a page holds. */
function rowOf(type: GraphQLOutputType): GraphQLObjectType | null {
  const named = getNamedType(type);
  if (!isObjectType(named)) return null;
  if (isListType(getNullableType(type))) return named;
  const nodes = named.getFields()['nodes'];
  return nodes === undefined ? null : rowOf(nodes.type);
}

const coordinate = ({ name }: GraphQLField<unknown, unknown>): string => name;

const has = (
  { astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>,
  directive: string,
): boolean => astNode?.directives?.some(({ name }) => name.value === directive) === true;

function rootFields(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
}

function membersOf(schema: GraphQLSchema): Member[] {
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

function memberOf(
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
