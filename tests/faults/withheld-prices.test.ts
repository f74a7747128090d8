import { instruments } from '@investing-platform/schema/instruments';
import { manualClock, startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Chance } from '../security/support/generated-input.ts';
import { inventions } from './support/inventions.ts';
import { miscounted, positionsOf } from './support/miscounted.ts';
import { type Question, questionsAbout } from './support/questions.ts';
import { idOf, type Somebody, somebodyWithThings } from './support/somebody-with-things.ts';
import { type Withheld, withholding } from './support/withholding.ts';

const SEED = Number(process.env.SEED ?? 20_261_123);
const ROUNDS = process.env.LONG === '1' ? 200 : 4;

const OWNED = ['AAPL', 'MSFT', 'BTC', 'VTI'].map(idOf);
const CURRENCIES = ['USD', 'NZD', 'EUR'];
const EVERYTHING = [...instruments.map(({ id }) => id), ...CURRENCIES];

/** Their whole answer is what the source tells, so that there is no part to be told without it. */
const OF_THE_SOURCE = new Set([
  'getCurrentStockPrice',
  'getStockHistoricalData',
  'fetchAssetPerformance',
  'getInstrumentPrices',
]);
/** Says that the source is silent, and is another each time. */
const DIFFERS = new Set(['healthCheck', 'getTemporaryQuote']);

interface Answered extends Question {
  readonly data: unknown;
}

let server: TestServer;
let source: TestServer['deps']['marketData'];
let person: Somebody;
/** What is answered where everything is known. */
let whole: Answered[];

const use = (marketData: typeof source) => Object.assign(server.deps, { marketData });

beforeAll(async () => {
  const clock = manualClock(new Date('2026-11-20T16:00:00Z'));
  server = await startTestServer({ clock, seed: 'withheld' });
  source = server.deps.marketData;
  person = await somebodyWithThings(server);
  whole = [];
  for (const question of questionsAbout([...person.things, ...OWNED.slice(0, 1)])) {
    const { data, errors } = await person.send(question.query, question.params);
    if (errors === undefined) whole.push({ ...question, data });
  }
});
afterAll(() => server.stop());

/** What is wrong about the answers of a source that withholds something. */
async function faultsOf(withheld: Withheld): Promise<string[]> {
  use(withholding(source, withheld));
  const faults: string[] = [];
  for (const { name, query, params, data } of whole) {
    const shown = `${name}(${JSON.stringify(params) ?? ''})`;
    const answer = await person.send(query, params);
    const codes = (answer.errors ?? []).map(({ extensions }) => extensions.code);
    const mayRefuse = OF_THE_SOURCE.has(name) ? 'PROVIDER_UNAVAILABLE' : null;
    const wrong = codes.filter((code) => code !== mayRefuse);
    if (wrong.length > 0) faults.push(`${shown} is refused: ${wrong}`);
    if (codes.length > 0 || DIFFERS.has(name)) continue;
    faults.push(...inventions(answer.data, data).map((one) => `${shown}: ${one}`));
  }
  return [...faults, ...(await miscounted(person))];
}

describe(`A source that withholds prices and rates (SEED=${SEED})`, () => {
  const chance = new Chance(SEED);
  const rounds = Array.from({ length: ROUNDS }, (_, place): Withheld => {
    // The first two know nothing at all; the others have it by chance.
    const probability = place < 2 ? 1 : chance.next();
    const names = new Set(EVERYTHING.filter(() => chance.happens(probability)));
    return { names, fails: place % 2 === 0 };
  });

  test('is asked about everything that a person owns', () => {
    const asked = new Set(whole.map(({ name }) => name));
    expect(asked.size).toBeGreaterThan(50);
    expect([...asked]).toEqual(
      expect.arrayContaining([
        'getRebalancePreview',
        'netWorthAssetHistory',
        'getPortfolioHistory',
      ]),
    );
  });

  test.each(rounds.map((withheld, place) => [place, withheld] as const))(
    'round %i: every read answers, nothing is made up, and what is left out is counted',
    async (_, withheld) => {
      expect(await faultsOf(withheld)).toEqual([]);
    },
  );

  test('and had told them before leaves the last ones standing, and says that they are old', async () => {
    const withheld = { names: new Set<string>(), fails: true };
    use(withholding(source, withheld));
    const before = await positionsOf(person);
    for (const id of OWNED) withheld.names.add(id);
    const after = await positionsOf(person);
    expect(before.map(({ stale }) => stale)).not.toContain(true);
    expect(after).toEqual(before.map((position) => ({ ...position, stale: true })));
  });
});
