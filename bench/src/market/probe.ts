import { searchAssets } from '@investing-platform/rules/market/search/search-assets';
import { searchIndex } from '@investing-platform/rules/market/search/search-index';
import { instruments } from '@investing-platform/schema/instruments';
import { compose, manualClock, readConfig, resolvers } from '@investing-platform/server/testing';
import { answerQuestions, READY } from '../children/questions.ts';
import { noDatabase } from '../servers/no-database.ts';
import { ownEngine, tokenActor } from '../servers/own-server.ts';
import { type HistoryCosts, MANY_INSTRUMENTS, POINTS, type SearchCosts } from './plan.ts';

const NOW = new Date('2026-03-11T15:00:00Z');
const QUERY =
  'query Bars($params: GetStockHistoricalDataInput!) { getStockHistoricalData(params: $params) { ' +
  'currency source nextCursor nodes { at open high low close volume vwap } } }';
/** V8 compiles the last of what a question runs after some dozens of them. */
const WARM_UP = 100;
const REPETITIONS = 40;
const COLD_ASSETS = 5;

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', METRICS_PORT: '0' });
const empty = { ...noDatabase, all: async () => [] };
const { deps } = await compose(config, { db: empty, clock: manualClock(NOW) });
const engine = ownEngine(config, resolvers);
const actor = tokenActor('nobody sends it', new Set(['identity', 'public']), NOW);

interface Answer {
  readonly getStockHistoricalData: { readonly nodes: readonly object[] };
}

/** The whole way of a query but its socket: read, check, run, print. */
async function history(assetId: string): Promise<{ text: string; data: Answer }> {
  const from = new Date(NOW.getTime() - 60 * 86_400_000).toISOString();
  const params = { asset: { assetId }, timeframe: 'MIN_1', from, limit: POINTS };
  const request = { query: QUERY, variables: { params } };
  const admitted = engine.admit(request, { actor, isFirstParty: false });
  if ('errors' in admitted) throw new Error(JSON.stringify(admitted.errors));
  const session = { token: null, set: () => undefined, end: () => undefined };
  const context = { actor, requestId: 'bench', deps, session };
  const result = await engine.execute(admitted, context);
  const text = JSON.stringify(result);
  const data = result.data as Answer | null | undefined;
  if (data?.getStockHistoricalData.nodes.length !== POINTS) throw new Error(text.slice(0, 500));
  return { text, data };
}

/** CPU milliseconds of one run. */
async function cpuOf(run: () => unknown, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / times;
}

const shares = instruments.filter(({ exchange }) => exchange === 'NASDAQ').map(({ id }) => id);
let nextCold = 0;

/** The first three letters, whole names, and words with a letter wrong or left out. */
const QUERIES = instruments
  .filter((_, place) => place % 40 === 0)
  .flatMap(({ symbol, name }) => {
    const misspelt = [`${name.slice(0, 4)}x`, name.slice(1)];
    return [symbol, name.slice(0, 3), name, ...misspelt];
  });

/** As many instruments as a large catalogue has, of the words of the real one. */
const manyNames = Array.from({ length: MANY_INSTRUMENTS }, (_, place) => {
  const first = instruments[place % instruments.length];
  const second = instruments[(place * 7 + 3) % instruments.length];
  const symbol = place < instruments.length ? (first?.symbol ?? '') : `Q${place.toString(36)}`;
  const name = `${first?.name.split(' ')[0]} ${second?.name ?? ''}`.toUpperCase();
  return { name, symbol, codes: [symbol.toLowerCase()], group: 'share', weight: 1 };
});
const searchMany = searchIndex(manyNames);

answerQuestions({
  async history(): Promise<HistoryCosts> {
    const coldMs: number[] = [];
    for (let asset = 0; asset < COLD_ASSETS; asset += 1) {
      const id = shares[nextCold % shares.length] ?? '';
      nextCold += 1;
      coldMs.push(await cpuOf(() => history(id), 1));
    }
    const id = shares[nextCold % shares.length] ?? '';
    const { data } = await history(id);
    await cpuOf(() => history(id), WARM_UP);
    const warm = await cpuOf(() => history(id), REPETITIONS);
    const stringify = () => JSON.stringify({ data });
    await cpuOf(stringify, WARM_UP);
    const cold = coldMs.reduce((sum, one) => sum + one, 0) / COLD_ASSETS;
    return { cold, warm, serialised: await cpuOf(stringify, REPETITIONS) };
  },
  async search(): Promise<SearchCosts> {
    const all = (search: (query: string) => unknown) => () => {
      for (const query of QUERIES) search(query);
    };
    const catalogue = all((query) => searchAssets(query, 10));
    const many = all((query) => searchMany(query, 10));
    const mean = async (run: () => void, times: number) => {
      await cpuOf(run, times);
      return (await cpuOf(run, times)) / QUERIES.length;
    };
    return { catalogue: await mean(catalogue, REPETITIONS), many: await mean(many, 3) };
  },
});
process.send?.(READY);
