import { readdir, readFile, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BuiltPackage,
  buildPublished,
  faultsOf,
  runNode,
} from '../../scripts/release/published.ts';
import { installPacked } from '../support/installed-package.ts';
import { startAnsweringServer } from './support/answering-server.ts';
import { bundle, compilers, gzipped } from './support/bundle.ts';

/** A small part of what a project's own libraries cost: a tenth of a second at the most. */
const MAX_MADE = { Types: 1_000, Instantiations: 1_000, Symbols: 25_000 };

let built: BuiltPackage;
let project: string;

beforeAll(async () => {
  built = await buildPublished('sdk');
  project = await installPacked(built);
});

afterAll(() => built.dispose());

const dist = async (extension: string) => {
  const names = (await readdir(built.dist)).filter((name) => name.endsWith(extension));
  return Promise.all(names.map((name) => readFile(join(built.dist, name), 'utf8')));
};
const importedBy = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"'.][^"']*)["']/g)].map(([, name]) => name);

describe('the package', () => {
  test('has no fault that checkers of packages know, and types under every ESM resolution', async () => {
    expect(await faultsOf(built)).toEqual([]);
  });

  test('holds what was built and nothing else', async () => {
    const installed = join(project, 'node_modules/@investing-platform/sdk');
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
    expect([...imported].sort()).toEqual(['graphql-request', 'graphql-ws/client', 'openid-client']);
  });

  test('uses nothing that only Node has', async () => {
    for (const text of await dist('.js')) {
      expect(importedBy(text).filter((name) => builtinModules.includes(name ?? ''))).toEqual([]);
      expect(text).not.toMatch(/["']node:|\bprocess\.|\bBuffer\b|\brequire\(|\b__dirname\b/);
    }
  });
});

describe('the installed package', () => {
  test.each([
    ['the main entry', '@investing-platform/sdk', ''],
    ['the lean entry', '@investing-platform/sdk/lean', 'operations: { fetchCurrentUser },'],
  ])('answers through %s', async (_title, entry, options) => {
    const server = await startAnsweringServer();
    const script = `
      import { createClient } from '${entry}';
      import { clientCredentials } from '@investing-platform/sdk/auth';
      import { fetchCurrentUser } from '@investing-platform/sdk/operations';
      const baseUrl = '${server.baseUrl}';
      const auth = clientCredentials({ baseUrl, clientId: 'c', clientSecret: 's' });
      const client = createClient({ baseUrl, auth, ${options} });
      console.log((await client.fetchCurrentUser()).name);
      console.log((await client.request(fetchCurrentUser)).fetchCurrentUser.id);`;
    await writeFile(join(project, 'run.mjs'), script);
    try {
      expect(await runNode(['run.mjs'], project)).toBe('Ada\nu-1\n');
    } finally {
      server.close();
    }
  });

  test('runs where there is only what browsers have', async () => {
    const code = await bundle(
      project,
      `import { createClient, fixedToken } from '@investing-platform/sdk/lean';
       import { fetchCurrentUser } from '@investing-platform/sdk/operations';
       export const answer = (fetch) => createClient({
         baseUrl: 'https://api.example.com',
         auth: fixedToken('t'),
         fetch,
         operations: { fetchCurrentUser },
       }).fetchCurrentUser();`,
      'iife',
    );
    const web = { AbortController, crypto, Headers, setTimeout, clearTimeout, URL };
    const answer = runInContext(`${code}; bundled.answer`, createContext(web));
    const fetch = async () => Response.json({ data: { fetchCurrentUser: { id: 'u-1' } } });
    expect(await answer(fetch)).toEqual({ id: 'u-1' });
  });
});

describe.each(compilers)('under TypeScript %s', (_version, compiler) => {
  /** What the compiler says of the files `consumer-0.ts`, `consumer-1.ts` and so on. */
  async function compile(texts: readonly string[], module: string, moduleResolution: string) {
    const options = { module, moduleResolution, target: 'es2024', types: [], noEmit: true };
    const lib = ['es2024', 'dom', 'dom.asynciterable'];
    const compilerOptions = { ...options, lib, strict: true, exactOptionalPropertyTypes: true };
    const files = texts.map((_, index) => `consumer-${index}.ts`);
    for (const [index, text] of texts.entries()) {
      await writeFile(join(project, `consumer-${index}.ts`), text);
    }
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    return runNode([compiler, '--pretty', 'false', '-p', '.'], project).catch((error: unknown) =>
      String(Object(error).stdout),
    );
  }

  const setUp = (scopes: string) => `
    import { clientCredentials, createClient } from '@investing-platform/sdk';
    import { placeOrder } from '@investing-platform/sdk/operations';
    const baseUrl = 'https://api.example.com';
    const secret = { baseUrl, clientId: 'c', clientSecret: 's' };
    const auth = clientCredentials({ ...secret, scopes: ${scopes} });
    const client = createClient({ baseUrl, auth });
    const params = { assetId: 'a', side: 'BUY', type: 'MARKET', timeInForce: 'IOC' } as const;
    `;

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('a project with module %s type checks', async (module, resolution) => {
    const text = `${setUp(`['trade']`)}
      const order = await client.placeOrder(params);
      const status: 'FILLED' | 'REJECTED' | string = order.status;
      const own = await client.request(placeOrder, { params });
      export const ids: string[] = [own.placeOrder.id, order.symbol, status];`;
    expect(await compile([text], module, resolution)).toBe('');
  });

  test('the examples of the README and of every method type check', async () => {
    const readme = await readFile(join(built.folder, 'README.md'), 'utf8');
    const scripts = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text]) => text ?? '');
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    const types = (await dist('.d.ts')).join('\n');
    const examples = [...types.matchAll(/\* @example\n *\* ```ts\n([\s\S]*?) *\* ```/g)].map(
      ([, text = '']) => text.replaceAll(/^ *\* ?/gm, ''),
    );
    expect(examples).toHaveLength(244);
    const blocks = examples.map((text) => `{\n${text}}`).join('\n');
    const methods = `${setUp(`['full_access']`)}\n${blocks}`;
    expect(await compile([...scripts, methods], 'nodenext', 'nodenext')).toBe('');
  });

  test('what a client may not do is a compile error that names the reason', async () => {
    const refused: readonly (readonly [string, string])[] = [
      ['await client.placeOrder(params);', 'MissingScope<"trade">'],
      ['await client.request(placeOrder, { params });', '"trade"'],
      ['await createClient({ baseUrl }).searchBar({ query: "x" });', 'MissingToken'],
      ['await client.searchBar({});', "'query' is missing"],
      ['await client.fetchMarketHours({ exchange: "NYSEE" });', '"NYSEE"'],
      ['clientCredentials({ ...secret, scopes: ["admin"] });', '"admin"'],
    ];
    const before = setUp(`['portfolio']`);
    const text = `${before}\n${refused.map(([line]) => line).join('\n')}`;
    const output = await compile([text], 'nodenext', 'nodenext');
    const firstLine = before.split('\n').length + 1;
    for (const [index, [line, reason]] of refused.entries()) {
      const errors = output.split(`consumer-0.ts(${firstLine + index},`).slice(1);
      expect(errors, line).toHaveLength(1);
      expect(errors[0]?.split('consumer-0.ts(')[0], line).toContain(reason);
    }
  });
});

describe('the types', () => {
  test('of all entries together are at most 1 MB', async () => {
    const texts = await dist('.d.ts');
    expect(texts.join('').length).toBeLessThanOrEqual(1_000_000);
  });

  test('cost the compiler of a project that imports the client little', async () => {
    const [, compiler] = compilers.at(-1) ?? [];
    const options = { module: 'nodenext', target: 'es2024', types: [], strict: true, noEmit: true };
    const compilerOptions = { ...options, skipLibCheck: true, lib: ['es2024', 'dom'] };
    const texts = {
      without: 'export const answer = 42;',
      with: `import { createClient } from '@investing-platform/sdk';
        export const answer = createClient({ baseUrl: 'https://api.example.com' }).healthCheck();`,
    };
    for (const [name, text] of Object.entries(texts)) {
      await writeFile(join(project, `cost-${name}.ts`), text);
      const config = { compilerOptions, files: [`cost-${name}.ts`] };
      await writeFile(join(project, `tsconfig.${name}.json`), JSON.stringify(config));
    }
    const diagnosed = (name: keyof typeof texts) =>
      runNode([String(compiler), '-p', `tsconfig.${name}.json`, '--extendedDiagnostics'], project);
    const [less, more] = [await diagnosed('without'), await diagnosed('with')];
    const made = (output: string, what: string) =>
      Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(output)?.[1]);
    // Counted, for the time depends on what else the machine does.
    for (const [what, most] of Object.entries(MAX_MADE)) {
      expect(made(more, what) - made(less, what), what).toBeLessThan(most);
    }
  });
});

describe('a bundle', () => {
  const entry = '@investing-platform/sdk';
  const size = async (text: string) => gzipped(await bundle(project, text));
  const lean = `export { createClient } from '${entry}/lean';`;
  const subscriptions = `export { webSocketSubscriptions } from '${entry}/subscriptions';`;

  test.each([
    ['the lean core', lean, 4_224],
    ['all operations', `export * from '${entry}/operations';`, 14_336],
    ['client credentials', `export { clientCredentials } from '${entry}/auth';`, 9_216],
    [
      'both grants',
      `export { authorizationCode, clientCredentials } from '${entry}/auth';`,
      12_288,
    ],
  ])('of %s keeps to its budget, gzipped', async (_title, text, budgetBytes) => {
    expect(await size(text)).toBeLessThanOrEqual(budgetBytes);
  });

  test('of any one operation keeps to 512 bytes, gzipped', async () => {
    const operations: Record<string, unknown> = await import(
      '@investing-platform/schema/operations'
    );
    const names = Object.keys(operations);
    expect(names).toHaveLength(244);
    const over: string[] = [];
    for (const name of names) {
      const bytes = await size(`export { ${name} } from '${entry}/operations';`);
      if (bytes > 512) over.push(`${name}: ${bytes}`);
    }
    expect(over).toEqual([]);
  });

  test('of subscriptions adds at most 5 KB to the lean core', async () => {
    const added = (await size(lean + subscriptions)) - (await size(lean));
    expect(added).toBeLessThanOrEqual(5_120);
  });

  test('of one operation holds that operation alone', async () => {
    const code = await bundle(project, `export { getOrders } from '${entry}/operations';`);
    expect(code).toContain('getOrders');
    expect(code).not.toContain('placeOrder');
  });

  test('of the lean client holds no library', async () => {
    expect(await bundle(project, lean)).not.toMatch(/GraphQLError|ClientError|oauth|WebSocket/);
  });
});
