import { describe, expect, test } from 'vitest';
import type { OperationName } from '../service/operations.ts';
import {
  mutations,
  queries,
  shownTypes,
  type TestPlatform,
  testPlatform,
  wholeDocument,
  writtenBy,
} from './contract.fixture.ts';
import { hintsOf, inputOf } from './model.ts';

/** Where the change is seen with other parameters than the least. */
const SEEN_WITH: Readonly<Record<string, readonly (readonly [OperationName, object])[]>> = {
  createCustomInstrument: [['searchInstruments', { query: 'kea' }]],
  createNetWorthDocumentUpload: [['netWorthDocuments', { statuses: ['PENDING_UPLOAD'] }]],
  createStrategy: [['fetchStrategies', { mine: true }]],
  deleteSavedPayoutAccount: [['fetchSavedPayoutAccount', { currency: 'NZD' }]],
  deleteStrategy: [['fetchStrategies', { mine: true }]],
  saveBankAccountUSD: [['fetchSavedBankAccount', { currency: 'USD' }]],
  savePayoutBankAccountNZD: [['fetchSavedPayoutAccount', { currency: 'NZD' }]],
};

/** Queries that make something of their own each time. */
const MAKING: readonly OperationName[] = [
  'getIdvToken',
  'getRebalancePreview',
  'getTemporaryQuote',
  'sharedNetWorthDashboard',
];

/** Queries that can show an object of one of the types. */
function readersOf(types: readonly string[]): OperationName[] {
  const byName = queries.filter((name) =>
    hintsOf(name).effect.reads.some((type) => types.includes(type)),
  );
  const byShape = queries.filter((name) => types.some((type) => shownTypes(name).has(type)));
  return [...new Set([...byName, ...byShape])].filter((name) => !MAKING.includes(name));
}

/** Only what a query needs: filters of its example would hide what is new. */
function leastParams({ exampleOf }: TestPlatform, query: OperationName): unknown {
  const input = inputOf(query);
  if (input === null) return null;
  const example = Object(exampleOf(query));
  const needed = Object.values(input.getFields()).filter(
    ({ name, type, defaultValue }) =>
      input.isOneOf ||
      name === 'passcode' ||
      (String(type).endsWith('!') && defaultValue === undefined),
  );
  const wide = Object.fromEntries(
    Object.values(input.getFields())
      .filter(({ name, type }) => name.startsWith('include') && String(type).startsWith('Boolean'))
      .map(({ name }) => [name, true]),
  );
  const own = needed.flatMap(({ name }) =>
    example[name] === undefined ? [] : [[name, example[name]]],
  );
  return { ...wide, ...Object.fromEntries(own) };
}

type Asked = readonly [query: OperationName, params: unknown];

async function answerOf(mocks: TestPlatform, [query, params]: Asked): Promise<string> {
  const { value, codes } = await mocks.run(query, params, wholeDocument(query));
  return JSON.stringify([value, codes]);
}

const steady = new Map<OperationName, Promise<boolean>>();

/** Whether a query answers alike in two equal worlds; asked once for all mutations. */
function isSteady(query: OperationName): Promise<boolean> {
  const known = steady.get(query);
  if (known !== undefined) return known;
  const answer = () => {
    const mocks = testPlatform();
    return answerOf(mocks, [query, leastParams(mocks, query)]);
  };
  const found = answer().then(async (first) => first === (await answer()));
  steady.set(query, found);
  return found;
}

/** Two equal worlds, of which the mutation was made in one, and what to ask both. */
async function worldsOf(operation: OperationName) {
  const prepared = () => {
    const mocks = testPlatform();
    const params = mocks.exampleOf(operation);
    const asked: readonly Asked[] = [
      ...readersOf(writtenBy(operation)).map(
        (query) => [query, leastParams(mocks, query)] as const,
      ),
      ...(SEEN_WITH[operation] ?? []),
    ];
    return { mocks, params, asked };
  };
  const [left, changed] = [prepared(), prepared()];
  expect((await changed.mocks.run(operation, changed.params)).codes).toEqual([]);
  return { left: left.mocks, changed: changed.mocks, asked: left.asked };
}

/** The first query that answers otherwise after the mutation than without it. */
async function seenIn(operation: OperationName) {
  const { left, changed, asked } = await worldsOf(operation);
  const names = asked.map(([query]) => query).join(', ');
  for (const one of asked) {
    if (!(await isSteady(one[0]))) continue;
    if ((await answerOf(left, one)) !== (await answerOf(changed, one)))
      return { seen: one[0], names };
  }
  return { seen: null, names };
}

describe('every mutation', () => {
  const isSeen = (name: OperationName) => hintsOf(name).effect.none === null;

  test.each(mutations.filter(isSeen))('%s changes what a query shows', async (operation) => {
    const { seen, names } = await seenIn(operation);
    expect(seen, `of ${names}`).not.toBeNull();
  });

  test.each(mutations.filter((name) => !isSeen(name)))(
    '%s, of which the contract says why no query shows it, changes none',
    async (operation) => {
      expect((await seenIn(operation)).seen).toBeNull();
    },
  );
});
