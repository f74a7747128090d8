import {
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { membersOf, named } from './house-members.ts';
import {
  coordinate,
  fieldsSilentOfNull,
  isListWithoutIds,
  listQueries,
  makesWithoutKey,
  namesItsObjectOtherwise,
  rootFields,
  singularFilters,
  unboundedLists,
} from './house-operations.ts';

/** A rule of how the contract is written, beyond what GraphQL asks for. */
export interface HouseRule {
  readonly rule: string;
  /** The coordinates, such as `Order.assetId`, that break it. */
  readonly broken: (schema: GraphQLSchema) => string[];
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
const SHARE = /^percent$|(Percent|PercentPoints|Fraction)$/;
/** Prices of one currency in another are no shares. */
const MISSPELT_SHARE = /(Rate|Ratio|Share|Weight|Pct|Bps)$|^(ratio|share|weight)$/;
const SAYS_WHEN_NULL = /\bnull\b|\bwhere\b|\bif\b/i;
const REFUSED = /\b(?:is|are) refused\b|\bnot among\b|\bcannot be given\b/;

const has = (schema: GraphQLSchema, owner: string, name: RegExp): boolean =>
  membersOf(schema).some((member) => member.owner === owner && name.test(member.name));

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
        return !has(schema, owner, /^unpriced\w*Count$|UnpricedCount$/);
      }),
  },
  {
    rule: 'a point of somebody’s worth says how many of its parts have no price',
    broken: (schema) =>
      named(
        schema,
        ({ owner, name }) =>
          /^(NetWorth|Shared)\w*Point$/.test(owner) &&
          /^(value|balance)$/.test(name) &&
          !has(schema, owner, /^unpricedCount$/),
      ),
  },
  {
    rule: 'what can fail says why in words and in a code',
    broken: (schema) =>
      named(
        schema,
        ({ owner, name }) =>
          (name === 'failureReason' && !has(schema, owner, /^failureCode$/)) ||
          (name === 'failureCode' && !has(schema, owner, /^failureReason$/)),
      ),
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
    rule: 'every list of an answer has a bound',
    broken: unboundedLists,
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
    rule: 'a field of an answer that may be null says when it is',
    broken: (schema) =>
      named(
        schema,
        ({ isInput, type, description }) =>
          !isInput &&
          !isNonNullType(type) &&
          description !== '' &&
          !SAYS_WHEN_NULL.test(description),
      ),
  },
  {
    rule: 'what a list leaves out is said in plurals',
    broken: (schema) => listQueries(schema).flatMap(singularFilters),
  },
  {
    rule: 'a share of something ends in Percent or Fraction',
    broken: (schema) =>
      named(
        schema,
        ({ name, type }) =>
          getNamedType(type).name === 'Decimal' &&
          (MISSPELT_SHARE.test(name) || (/percent|fraction/i.test(name) && !SHARE.test(name))),
      ),
  },
  {
    rule: 'id names the object of a mutation',
    broken: (schema) => rootFields(schema).filter(namesItsObjectOtherwise).map(coordinate),
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
    rule: 'a currency is called so',
    broken: (schema) =>
      named(
        schema,
        ({ name, type }) => getNamedType(type).name === 'CurrencyCode' && /^assets?$/.test(name),
      ),
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
