import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../scripts/lib/process.mjs';
import { runNode } from '../../../scripts/release/published.ts';
import type { Installed } from '../support/installed.ts';

const SCRIPT = `
  import { once } from 'node:events';
  import { createServer } from 'node:http';
  import { refuse, setupMockServer } from '@investing-platform/mocks/node';
  const baseUrl = 'https://api.example.com';
  const mocks = setupMockServer({ baseUrl, seed: 'consumer' });
  mocks.listen();
  const ask = async (query) => {
    const headers = { 'Content-Type': 'application/json' };
    headers.Authorization = 'Bearer ' + mocks.world.issueToken();
    const body = JSON.stringify({ query });
    return (await fetch(baseUrl + '/graphql', { method: 'POST', headers, body })).json();
  };
  const other = createServer((_request, response) => response.end('ours')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const url = 'http://127.0.0.1:' + other.address().port + '/graphql';
  const elsewhere = await (await fetch(url, { method: 'POST', body: '{}' })).text();
  other.close();
  const { data } = await ask('{ fetchCurrentUser { email } getPositions { symbol } }');
  mocks.override('fetchCurrentUser', () => ({ name: 'Ada' }));
  const part = (await ask('{ fetchCurrentUser { name email } }')).data.fetchCurrentUser;
  mocks.scenarios.nulls();
  const bare = (await ask('{ getPositions { symbol asset { id } } }')).data.getPositions[0];
  mocks.scenarios.networkError();
  const down = await ask('{ healthCheck { status } }').catch(({ name }) => name);
  mocks.advance(400 * 86_400_000);
  const dashboard = await ask('{ netWorthDashboard { totals { netWorth } } }');
  mocks.override('fetchCurrentUser', () => { throw refuse('ACCOUNT_RESTRICTED', 'Not today'); });
  const { errors } = await ask('{ fetchCurrentUser { email } }');
  const socket = new WebSocket('wss://api.example.com/graphql', 'graphql-transport-ws');
  socket.onopen = () => socket.send('{"type":"connection_init"}');
  const code = await new Promise((resolve) => { socket.onclose = (event) => resolve(event.code); });
  mocks.close();
  console.log(JSON.stringify({
    data, code, elsewhere, error: errors[0].extensions.code, part, bare, down, dashboard,
  }));
`;

const TYPED = `
  import { setupMockServer, type World } from '@investing-platform/mocks/node';
  const populate = (world: World) => void world.addUser({ plan: 'PLUS' });
  const mocks = setupMockServer({ baseUrl: 'https://api.example.com', populate });
  mocks.override('fetchCurrentUser', () => ({ name: 'Ada' }));
  mocks.override('searchBar', ({ variables }) => {
    const query: string = variables.params.query;
    return query === '' ? [] : undefined;
  });
  export const amount: string = mocks.world.person.user.email;
`;

export function mocksTests(installed: () => Installed): void {
  describe('the installed mocks', () => {
    test('stand in for the network in a script', async () => {
      const { project } = installed();
      await writeFile(join(project, 'script.js'), SCRIPT);
      expect(JSON.parse(await runNode(['script.js'], project))).toEqual({
        data: {
          fetchCurrentUser: { email: expect.stringMatching(/\.pro@example\.com$/) },
          getPositions: ['AAPL', 'BTC', 'FPH', 'JPM', 'KO', 'MSFT', 'VOO', 'VTI'].map((symbol) => ({
            symbol,
          })),
        },
        code: 4401,
        elsewhere: 'ours',
        error: 'ACCOUNT_RESTRICTED',
        part: { name: 'Ada', email: expect.stringMatching(/@example\.com$/) },
        bare: { symbol: 'AAPL', asset: null },
        down: 'TypeError',
        // More than a year later, which once was more than the mocks could bear.
        dashboard: { data: { netWorthDashboard: { totals: { netWorth: expect.any(String) } } } },
      });
    });

    test('run under vitest as their README shows it', async () => {
      const { project, built } = installed();
      const readme = await readFile(join(built('mocks').folder, 'README.md'), 'utf8');
      const [, shown = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
      expect(shown).toContain("test('buys a coin'");
      await writeFile(join(project, 'shown.test.ts'), shown);
      const vitest = join(root, 'node_modules/vitest/vitest.mjs');
      const args = ['run', '--root', project, '--reporter', 'dot', 'shown.test.ts'];
      expect(await runNode([vitest, ...args], project)).toMatch(/Tests.*1 passed/);
    });

    const compile = async (texts: readonly string[]) => {
      const { project } = installed();
      const files = texts.map((_, at) => `typed-${at}.ts`);
      for (const [at, file] of files.entries())
        await writeFile(join(project, file), texts[at] ?? '');
      const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
      const lib = 'es2024,dom,dom.iterable,dom.asynciterable';
      const options = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--lib', lib];
      const args = [tsc, '--pretty', 'false', '--noEmit', '--skipLibCheck', ...options, ...files];
      return runNode(args, project).catch((error: unknown) => String(Object(error).stdout));
    };

    test('know each operation by its types', async () => {
      const wrong = [
        ["'searchBar'", "'searchBars'"],
        ['[] : undefined', "'none' : undefined"],
        ["name: 'Ada'", 'name: 1'],
        ['variables.params.query', 'variables.params.text'],
      ].map(([from = '', to = '']) => TYPED.replace(from, to));
      const output = await compile([TYPED, ...wrong]);
      const faulty = new Set([...output.matchAll(/^(typed-\d)\.ts\(/gm)].map(([, file]) => file));
      expect([...faulty].sort()).toEqual(['typed-1', 'typed-2', 'typed-3', 'typed-4']);
    });
  });
}
