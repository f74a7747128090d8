import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MockServer, refuse, setupMockServer } from '@investing-platform/mocks/node';
import type { LeafScope } from '@investing-platform/schema';
import { type Client, clientCredentials, createClient } from '@investing-platform/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/process.mjs';
import { blocksOf, writePages } from './support/pages.ts';

type Recipe = (client: Client<LeafScope>, ...more: unknown[]) => Promise<unknown>;

const baseUrl = 'https://api.example.com';
const SOME_ID = '01a1f640-f103-7e8b-9a14-2c7d5b3e8f61';
let mocks: MockServer;
let folder: string;
let recipes: Readonly<Record<string, Recipe>>;
let client: Client<LeafScope>;

/** Each recipe as people copy it, in a module of its own. */
beforeAll(async () => {
  // Inside of the repository, where the packages are found.
  const built = join(root, 'dist');
  await mkdir(built, { recursive: true });
  folder = await mkdtemp(join(built, 'recipes-'));
  const page = (await writePages()).pages.get('guides/recipes') ?? '';
  const modules = await Promise.all(
    blocksOf(page, 'ts').map(async (code, at) => {
      const path = join(folder, `${at}.ts`);
      await writeFile(path, code);
      return import(path);
    }),
  );
  recipes = Object.assign({}, ...modules);
  mocks = setupMockServer({ baseUrl });
  mocks.listen();
  const { clientId, clientSecret } = mocks.world.person.credential;
  const auth = clientCredentials({ baseUrl, clientId, clientSecret, scopes: ['full_access'] });
  client = createClient({ baseUrl, auth });
});

afterAll(async () => {
  client.close();
  mocks.close();
  await rm(folder, { recursive: true, force: true });
});

function recipe(name: string): Recipe {
  const found = recipes[name];
  if (found === undefined) throw new Error(`there is no recipe ${name}`);
  return found;
}

test.each(['BTC', 'AAPL'])(
  'the recipe buys %s once, however often it is called',
  async (ticker) => {
    const [first, second] = [
      await recipe('buy')(client, ticker, '25', `key-${ticker}`),
      await recipe('buy')(client, ticker, '25', `key-${ticker}`),
    ];
    expect(first).toMatchObject({ symbol: ticker, side: 'BUY' });
    expect(second).toMatchObject({ id: Object(first).id });
  },
);

test('the recipe adds up the dividends of a year by currency', async () => {
  expect(await recipe('dividendsOf')(client, 2026)).toBeInstanceOf(Map);
});

test('the recipe streams prices until one is low enough', async () => {
  const watching = recipe('watch')(client, ['BTC'], 1e9);
  const ticking = setInterval(() => mocks.advance(1_000), 10);
  expect(await watching.finally(() => clearInterval(ticking))).toBe('BTC');
});

test('the recipe follows a strategy with a practice account, then rebalances what it made', async () => {
  const [offered] = (await client.fetchStrategies({ limit: 1 })).nodes;
  const active = await recipe('follow')(client, offered?.id, '1000');
  expect(active).toMatchObject({ id: expect.any(String) });
  mocks.advance(60_000);
  const agreed = recipe('rebalance')(client, Object(active).id, async () => true);
  expect(await agreed).toSatisfy((run) => run === null || 'id' in Object(run));
});

test('the recipes record a trade once, and import a file', async () => {
  const [portfolio] = await client.getPortfolios({ kinds: ['MANUAL'] });
  const id = portfolio?.id;
  const first = await recipe('record')(client, id, 'AAPL');
  expect(await recipe('record')(client, id, 'AAPL')).toMatchObject({ id: Object(first).id });
  const rows = 'date,type,symbol,quantity,price,currency\n2026-03-02,BUY,MSFT,2,400,USD\n';
  const importing = recipe('importFile')(client, id, 'own.csv', Buffer.from(rows));
  const ticking = setInterval(() => mocks.advance(1_000), 10);
  expect(await importing.finally(() => clearInterval(ticking))).toMatchObject({
    extractionStatus: expect.stringMatching(/COMPLETED|NEEDS_REVIEW/),
  });
});

test('the recipe that moves money asks a person for the code, with the same key', async () => {
  const asked: unknown[] = [];
  mocks.override('createWithdrawalRequest', ({ variables }) => {
    asked.push(variables.params);
    if (asked.length === 1) throw refuse('MFA_REQUIRED', 'A code is needed');
    return {};
  });
  const payment = { amount: '20', currency: 'USD', bankAccountId: SOME_ID, key: 'rent-2026-12' };
  await recipe('payOut')(client, payment, async () => '123456');
  const params = { amount: '20', bankAccountId: SOME_ID, idempotencyKey: 'rent-2026-12' };
  expect(asked).toMatchObject([params, { ...params, mfaCode: '123456' }]);
});
