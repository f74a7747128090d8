import { describe, expect, test } from 'vitest';
import type { OperationName } from '../operations/types.ts';
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

async function snapshot(
  mocks: TestPlatform,
  asked: readonly (readonly [OperationName, unknown])[],
): Promise<string[]> {
  const answers: string[] = [];
  for (const [query, params] of asked) {
    const { value, codes } = await mocks.run(query, params, wholeDocument(query));
    answers.push(JSON.stringify([value, codes]));
  }
  return answers;
}

const steady = new Map<OperationName, Promise<boolean>>();

/** Whether a query answers twice alike where nothing has changed; asked once for all mutations. */
function isSteady(query: OperationName): Promise<boolean> {
  const known = steady.get(query);
  if (known !== undefined) return known;
  const mocks = testPlatform();
  const asked = [[query, leastParams(mocks, query)]] as const;
  const found = snapshot(mocks, asked).then(
    async ([first]) => first === (await snapshot(mocks, asked))[0],
  );
  steady.set(query, found);
  return found;
}

/** The queries that answer otherwise after the mutation than before it, and those asked. */
async function changedBy(operation: OperationName) {
  const mocks = testPlatform();
  const params = mocks.exampleOf(operation);
  const asked = [
    ...readersOf(writtenBy(operation)).map((query) => [query, leastParams(mocks, query)] as const),
    ...(SEEN_WITH[operation] ?? []),
  ];
  const isTold = await Promise.all(asked.map(([query]) => isSteady(query)));
  const before = await snapshot(mocks, asked);
  const { codes } = await mocks.run(operation, params);
  expect(codes).toEqual([]);
  const after = await snapshot(mocks, asked);
  const changed = asked.filter((_, at) => isTold[at] && before[at] !== after[at]);
  return { changed, asked };
}

describe('every mutation', () => {
  const isSeen = (name: OperationName) => hintsOf(name).effect.none === null;

  test.each(mutations.filter(isSeen))('%s changes what a query shows', async (operation) => {
    const { changed, asked } = await changedBy(operation);
    expect(changed, `of ${asked.map(([query]) => query).join(', ')}`).not.toEqual([]);
  });

  test.each(mutations.filter((name) => !isSeen(name)))(
    '%s, of which the contract says why no query shows it, changes none',
    async (operation) => {
      expect((await changedBy(operation)).changed).toEqual([]);
    },
  );
});
