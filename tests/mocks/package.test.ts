import { readdir, readFile, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/process.mjs';
import {
  type BuiltPackage,
  buildPublished,
  faultsOf,
  runNode,
} from '../../scripts/release/published.ts';
import { installPacked } from '../support/installed-package.ts';

let built: BuiltPackage;
let project: string;

beforeAll(async () => {
  built = await buildPublished('mocks');
  project = await installPacked(built);
});

afterAll(() => built.dispose());

const dist = async (extension: string) => {
  const names = (await readdir(built.dist)).filter((name) => name.endsWith(extension));
  return Promise.all(names.map((name) => readFile(join(built.dist, name), 'utf8')));
};
const importedBy = (text: string) =>
  [...text.matchAll(/^(?:import|export)\s[^;'"]*["']([^."'][^"']*)["']/gm)].map(([, name]) => name);

describe('the package', () => {
  test('has no fault that checkers of packages know, and types under every ESM resolution', async () => {
    expect(await faultsOf(built)).toEqual([]);
  });

  test('holds what was built and nothing else', async () => {
    const installed = join(project, 'node_modules/@investing-platform/mocks');
    expect((await readdir(installed)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ]);
    const names = await readdir(join(installed, 'dist'), { recursive: true });
    expect(names.filter((name) => !/\.(js|d\.ts)$/.test(name))).toEqual([]);
  });

  test('stands alone: neither code nor types import the contract package', async () => {
    const texts = [...(await dist('.js')), ...(await dist('.d.ts'))];
    const imported = new Set(texts.flatMap(importedBy));
    expect([...imported].sort()).toEqual(['graphql', 'msw', 'msw/browser', 'msw/node', 'msw/ws']);
  });

  test('uses nothing that only Node has', async () => {
    for (const text of await dist('.js')) {
      expect(importedBy(text).filter((name) => builtinModules.includes(name ?? ''))).toEqual([]);
      expect(text).not.toMatch(/["']node:|\bprocess\.|\bBuffer\b|\brequire\(|\b__dirname\b/);
    }
  });
});

const SCRIPT = `
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
  const { data } = await ask('{ fetchCurrentUser { email } getPositions { symbol } }');
  mocks.override('fetchCurrentUser', () => { throw refuse('ACCOUNT_RESTRICTED', 'Not today'); });
  const { errors } = await ask('{ fetchCurrentUser { email } }');
  const socket = new WebSocket('wss://api.example.com/graphql', 'graphql-transport-ws');
  socket.onopen = () => socket.send('{"type":"connection_init"}');
  const code = await new Promise((resolve) => { socket.onclose = (event) => resolve(event.code); });
  mocks.close();
  console.log(JSON.stringify({ data, code, error: errors[0].extensions.code }));
`;

const TYPED = `
  import { setupMockServer, type World } from '@investing-platform/mocks/node';
  const populate = (world: World) => void world.addUser({ plan: 'PLUS' });
  const mocks = setupMockServer({ baseUrl: 'https://api.example.com', populate });
  mocks.override('searchBar', ({ variables }) => {
    const query: string = variables.params.query;
    return query === '' ? [] : undefined;
  });
  export const amount: string = mocks.world.person.user.email;
`;

describe('the installed package', () => {
  test('stands in for the network in a script', async () => {
    await writeFile(join(project, 'script.js'), SCRIPT);
    expect(JSON.parse(await runNode(['script.js'], project))).toEqual({
      data: {
        fetchCurrentUser: { email: expect.stringMatching(/\.pro@example\.com$/) },
        getPositions: ['AAPL', 'BTC', 'FPH', 'JPM', 'KO', 'MSFT', 'VOO', 'VTI'].map((symbol) => ({
          symbol,
        })),
      },
      code: 4401,
      error: 'ACCOUNT_RESTRICTED',
    });
  });

  const compile = async (text: string) => {
    await writeFile(join(project, 'typed.ts'), text);
    const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
    const rest = [
      '--lib',
      'es2024,dom,dom.iterable,dom.asynciterable',
      '--skipLibCheck',
      'typed.ts',
    ];
    return runNode([tsc, ...options, ...rest], project);
  };

  test('knows each operation by its types', async () => {
    expect(await compile(TYPED)).toBe('');
  });

  test.each([
    ['another operation', "'searchBar'", "'searchBars'"],
    ['another answer', '[] : undefined', "'none' : undefined"],
    ['another variable', 'variables.params.query', 'variables.params.text'],
  ])('does not compile with %s', async (_title, from, to) => {
    await expect(compile(TYPED.replace(from, to))).rejects.toThrow();
  });
});
