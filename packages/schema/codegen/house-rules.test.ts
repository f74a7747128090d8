import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { loadContract } from './contract.ts';
import { excepted, stillBroken } from './house-exceptions.fixture.ts';
import { houseRules } from './house-rules.ts';

const { schema: contract } = loadContract();

const scalars = `
  scalar Decimal scalar Date scalar DateTime
  directive @constraint(maxItems: Int) on INPUT_FIELD_DEFINITION
  enum Color { RED BLUE }
`;

describe('A rule of the house finds', () => {
  test.each([
    ['one word', 'type Lot { costBase: Int costBasis: Int }', ['Lot.costBase']],
    [
      'one word',
      'type Order { statusReason: String failureReason: String }',
      ['Order.statusReason'],
    ],
    ['one word', 'input RowsInput { includeArchived: Boolean }', ['RowsInput.includeArchived']],
    ['billing interval', 'type Chart { interval: Int }', ['Chart.interval']],
    ['billing interval', 'type PlanPrice { interval: Int }', []],
    ['a total', 'type Book { totalValue: Decimal }', ['Book.totalValue']],
    ['a total', 'type Book { totalValue: Decimal unpricedCount: Int! }', []],
    ['a point', 'type SharedPoint { value: Decimal }', ['SharedPoint.value']],
    ['a point', 'type NetWorthAssetPoint { value: Decimal unpricedCount: Int! }', []],
    ['can fail', 'type Job { failureReason: String }', ['Job.failureReason']],
    ['can fail', 'type Job { failureCode: Color failureReason: String }', []],
    [
      'every value',
      'input ChartInput { "RED is refused." color: Color "Any." other: Color }',
      ['ChartInput.color'],
    ],
    [
      'list of an answer',
      'type A { "All of them." ids: [ID!] "At most 5." few: [ID!] colors: [Color!] }',
      ['A.ids'],
    ],
    [
      'may be null',
      'type A { "The day." on: Date "A note. Null: none." note: Int "The day." at: Date! }',
      ['A.on'],
    ],
    ['list of an input', 'input A { ids: [ID!] names: [ID!] @constraint(maxItems: 5) }', ['A.ids']],
    ['a moment', 'type A { openAt: DateTime next: DateTime }', ['A.next']],
    ['a day', 'type A { paidOn: Date payDate: Date exDate: Date }', ['A.payDate']],
    ['booleans', 'type A { isStale: Boolean stale: Boolean island: Boolean }', ['A.isStale']],
    [
      'assetId',
      'input NetWorthAssetInput { assetId: ID } input OrderInput { assetId: ID }',
      ['NetWorthAssetInput.assetId'],
    ],
  ])('%s: %s', (rule, sdl, broken) => {
    const one = houseRules.find((known) => known.rule.includes(rule));
    expect(one?.broken(buildSchema(`${scalars} ${sdl} type Query { x: Int }`))).toEqual(broken);
  });

  test.each([
    ...['costBase', 'enrolment', 'realisedGain', 'amortisation', 'autoAmortise'],
    ...['statusReason', 'rejectReason', 'rejectionReason', 'error', 'errorMessage'],
    ...['nextOpen', 'nextClose', 'effectiveFrom', 'currentPeriodStart', 'currentPeriodEnd', 'now'],
    ...['articles', 'newsItems', 'owner', 'memberId', 'actualWeight', 'actualWeightPercent'],
    ...['targetWeight', 'weightPercent', 'includeArchived', 'includeInactive', 'includeClosed'],
  ])('the word %s that lost, as a field and as an input', (word) => {
    const sdl = `type A { ${word}: Int } input AInput { ${word}: Int } type Query { x: Int }`;
    const [rule] = houseRules;
    expect(rule?.broken(buildSchema(sdl))).toEqual([`A.${word}`, `AInput.${word}`]);
  });

  test('a list of objects that cannot be read by their ids', () => {
    const sdl = `
      directive @sessionOnly on FIELD_DEFINITION
      type Row { id: ID! } type Page { nodes: [Row!]! } type Point { at: Int }
      input GoodInput { ids: [ID!] } input PoorInput { names: [String!] }
      type Query { rows: [Row!]! page(params: PoorInput): Page! row: Row points: [Point!]!
        known(params: GoodInput): Page! own: [Row!]! @sessionOnly }`;
    const [rule] = houseRules.filter((one) => one.rule.startsWith('every list of objects'));
    expect(rule?.broken(buildSchema(sdl))).toEqual(['rows', 'page']);
  });

  test('a mutation that would make the same thing twice', () => {
    const sdl = `
      directive @effect(creates: [String!], changes: [String!]) on FIELD_DEFINITION
      input GoodInput { idempotencyKey: String } input PoorInput { name: String }
      type Query { x: Int }
      type Mutation { createOne(params: PoorInput): Int @effect(creates: ["One"])
        addOne: Int @effect(creates: ["One"]) keepOne(params: PoorInput): Int @effect(changes: [])
        makeOne(params: GoodInput): Int @effect(creates: ["One"]) }`;
    const [rule] = houseRules.filter((one) => one.rule.startsWith('every mutation that makes'));
    expect(rule?.broken(buildSchema(sdl))).toEqual(['createOne', 'addOne']);
  });

  test('an update that does not say what null does', () => {
    const sdl = `
      directive @constraint(notNull: Boolean) on INPUT_FIELD_DEFINITION
      input UpdateRowInput { id: ID! "The name." name: String kind: Int @constraint(notNull: true)
        "A note. Null removes it." note: String mfaCode: String }
      type Query { x: Int } type Mutation { updateRow(params: UpdateRowInput): Int
        makeRow(params: UpdateRowInput): Int }`;
    const [rule] = houseRules.filter((one) => one.rule.startsWith('a field of an update'));
    expect(rule?.broken(buildSchema(sdl))).toEqual(['UpdateRowInput.name']);
  });

  test.each([
    ['in plurals', ['rows.color', 'rows.portfolioId']],
    ['ends in Percent', ['RowsInput.weight', 'RowsInput.percentOwned']],
    ['id names', ['cancelRow']],
  ])('%s', (rule, broken) => {
    const sdl = `type Row { id: ID! percent: Decimal rate: Decimal feeFraction: Decimal }
      input RowsInput { color: Color colors: [Color!] tradingMode: Color portfolioId: ID
        weight: Decimal percentOwned: Decimal targetPercent: Decimal }
      input CancelRowInput { rowId: ID! } input EditRowInput { id: ID! }
      type Query { rows(params: RowsInput): [Row!]! row(params: RowsInput): Row }
      type Mutation { cancelRow(params: CancelRowInput!): Int editRow(params: EditRowInput!): Int }`;
    const one = houseRules.find((known) => known.rule.includes(rule));
    expect(one?.broken(buildSchema(`${scalars} ${sdl}`))).toEqual(broken);
  });

  test('an either-or for the whole input', () => {
    const sdl =
      'input AskInput @oneOf { a: Int b: Int } type Query { ask(params: AskInput!): Int }';
    const [rule] = houseRules.filter((one) => one.rule.startsWith('no either-or'));
    expect(rule?.broken(buildSchema(sdl))).toEqual(['ask(params: AskInput)']);
  });
});

test.each(houseRules)(
  '$rule: what still breaks it is known, and a mended one leaves the list',
  ({ rule, broken }) => {
    const known = [...(stillBroken[rule] ?? []), ...Object.keys(excepted[rule] ?? {})];
    expect(broken(contract).sort()).toEqual(known.sort());
  },
);
