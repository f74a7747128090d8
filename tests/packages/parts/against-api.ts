import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runNode } from '../../../scripts/release/published.ts';
import { type ApiOverMocks, apiOverMocks } from '../../docs/support/api-over-mocks.ts';
import type { Installed } from '../support/installed.ts';

/** A selection of one's own, what a success says of itself, a refusal's words, and the end. */
const SCRIPT = `
  import { clientCredentials, createClient } from '@investing-platform/sdk';
  import { initGraphQLTada } from 'gql.tada';
  const [baseUrl, clientId, clientSecret] = process.argv.slice(2);
  const scopes = ['portfolio.read', 'trade'];
  const auth = clientCredentials({ baseUrl, clientId, clientSecret, scopes });
  const client = createClient({ baseUrl, auth });
  const graphql = initGraphQLTada();
  const own = graphql(
    'query Own($params: GetPositionsInput) { getPositions(params: $params) { symbol } }',
  );
  const seen = [];
  const onAnswer = (facts) => seen.push(facts);
  const variables = { params: { tradingMode: 'LIVE' } };
  const { getPositions } = await client.query(own, variables, { onAnswer });
  const { id: assetId } = await client.fetchAssetByTicker({ ticker: 'AAPL' });
  const order = { assetId, side: 'BUY', type: 'MARKET', timeInForce: 'DAY', notional: '25' };
  const refused = await client.placeOrder({ ...order, limitPrice: '1' }).catch(({ problems }) => problems);
  client[Symbol.dispose]();
  console.log(JSON.stringify({
    symbols: getPositions.map(({ symbol }) => symbol),
    statuses: seen.map(({ status, headers }) => [status, headers.get('content-type')]),
    fields: refused[0].fields,
  }));`;

/** What is installed, against the API behind a port. */
export function againstApiTests(installed: () => Installed): void {
  describe('against an API', () => {
    let api: ApiOverMocks;
    let home: string;

    beforeAll(async () => {
      api = await apiOverMocks();
      home = await mkdtemp(join(tmpdir(), 'commands-at-once-'));
    });
    afterAll(async () => {
      await api.close();
      await rm(home, { recursive: true, force: true });
    });

    test('the SDK sends selections of one’s own, and says what came of a call', async () => {
      const { project } = installed();
      const { clientId, clientSecret } = api.mocks.world.person.credential;
      await writeFile(join(project, 'everyday.mjs'), SCRIPT);
      const args = ['everyday.mjs', api.url, clientId, clientSecret];
      expect(JSON.parse(await runNode(args, project))).toEqual({
        symbols: expect.arrayContaining(['AAPL', 'BTC']),
        statuses: [[200, expect.stringMatching(/json/)]],
        fields: [{ path: 'params.limitPrice', message: expect.stringContaining('a MARKET order') }],
      });
    });

    test('commands at once share one token, and keep each other’s profiles', async () => {
      const { clientId, clientSecret } = api.mocks.world.person.credential;
      const main = join(installed().project, 'node_modules/@investing-platform/cli/dist/main.js');
      const run = async (args: readonly string[], more = {}) => {
        const own = { PATH: process.env.PATH, XDG_CONFIG_HOME: home, INVESTING_BASE_URL: api.url };
        const env = { ...own, ...more };
        return promisify(execFile)(process.execPath, [main, ...args], { env });
      };
      const secret = { INVESTING_CLIENT_SECRET: clientSecret };
      const names = ['one', 'two'];
      const login = ['login', '--client-id', clientId, '--profile'];
      await Promise.all(names.map((name) => run([...login, name], secret)));
      const file = await readFile(join(home, 'investing/profiles.json'), 'utf8');
      expect(Object.keys(JSON.parse(file).profiles).sort()).toEqual(names);
      const before = api.tokensAsked();
      const read = ['getPositions', '--profile', 'one', '--format', 'json'];
      const answers = await Promise.all([1, 2, 3].map(() => run(read)));
      for (const { stdout } of answers) expect(JSON.parse(stdout)).not.toEqual([]);
      expect(api.tokensAsked() - before).toBe(1);
    });
  });
}
