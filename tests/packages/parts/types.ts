import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../scripts/lib/process.mjs';
import { runNode } from '../../../scripts/release/published.ts';
import { compilers } from '../support/bundle.ts';
import { type Installed, importedBy } from '../support/installed.ts';

/** A small part of what a project's own libraries cost: a tenth of a second at the most. */
const MAX_MADE = { Types: 1_000, Instantiations: 1_000, Symbols: 15_000 };

const setUp = (scopes: string) => `
  import { clientCredentials, createClient } from '@investing-platform/sdk';
  import { createClient as createLean } from '@investing-platform/sdk/lean';
  import { placeOrder } from '@investing-platform/sdk/operations';
  const baseUrl = 'https://api.example.com';
  const secret = { baseUrl, clientId: 'c', clientSecret: 's' };
  const auth = clientCredentials({ ...secret, scopes: ${scopes} });
  const client = createClient({ baseUrl, auth });
  const lean = createLean({ baseUrl, auth, operations: { placeOrder } });
  const params = { assetId: 'a', side: 'BUY', type: 'MARKET', timeInForce: 'IOC' } as const;
  `;

const GOOD = `${setUp(`['trade']`)}
  import type { AssetSummary, Order, OrderDetail } from '@investing-platform/sdk/operations';
  const shown = ({ side, asset }: Order): string => side + symbolOf(asset);
  const symbolOf = (asset: AssetSummary | null) => asset?.symbol ?? '';
  const order = await client.placeOrder(params);
  const status: 'FILLED' | 'REJECTED' | string = order.status;
  const detail: OrderDetail = order;
  const own = await client.request(placeOrder, { params });
  export const ids: string[] = [own.placeOrder.id, shown(detail), status];`;

const COMMON_JS = `
  import { clientCredentials, createClient } from '@investing-platform/sdk';
  import { placeOrder } from '@investing-platform/sdk/operations';
  import type { Contract } from '@investing-platform/schema/introspection';
  const baseUrl = 'https://api.example.com';
  const auth = clientCredentials({ baseUrl, clientId: 'c', clientSecret: 's', scopes: ['trade'] });
  export const client = createClient({ baseUrl, auth });
  export const text: string = placeOrder;
  export type Decimal = Contract['scalars']['Decimal'];`;

const OWN = `
  import type { Contract } from '@investing-platform/schema/introspection';
  import { createClient, fixedToken, type TypedNode } from '@investing-platform/sdk';
  import { initGraphQLTada } from 'gql.tada';
  const graphql = initGraphQLTada<Contract>();
  const client = createClient({ baseUrl: 'https://api.example.com', auth: fixedToken('t') });
  const orders = graphql(\`query O($params: GetOrdersInput) {
    getOrders(params: $params) { nodes { id limitPrice status } nextCursor }
  }\`);
  const place = graphql(
    \`mutation P($params: PlaceOrderInput!) { placeOrder(params: $params) { id } }\`,
  );
  const prices = graphql(
    \`subscription L($params: LivePriceDataInput!) { livePriceData(params: $params) { price } }\`,
  );
  declare const generated: TypedNode<{ a: number }, { x: string }>;
`;

const OWN_GOOD = `${OWN}
  const { getOrders } = await client.query(orders, { params: { group: 'OPEN' } });
  export const price: string | null | undefined = getOrders.nodes[0]?.limitPrice;
  export const page: string | null = getOrders.nextCursor;
  const params = { assetId: 'a', side: 'BUY', type: 'MARKET', timeInForce: 'IOC' } as const;
  export const id: string = (await client.request(place, { params })).placeOrder.id;
  for await (const event of client.subscribe(prices, { params: { symbols: ['BTC'] } })) {
    if (event.type === 'data') console.log(event.data.livePriceData.price.length);
  }
  export const a: number = (await client.query(generated, { x: 'y' })).a;
  export const some: unknown = await client.query('{ fetchCurrentUser { id } }');`;

/** Lines that do not compile, each with a part of what the compiler says. */
const REFUSED = [
  [
    'await client.placeOrder(params);',
    `'placeOrder' does not exist on type 'Client<"portfolio.read">'`,
  ],
  ['await lean.placeOrder(params);', 'MissingScope<"trade">'],
  ['await client.request(placeOrder, { params });', '"trade"'],
  [
    'await createClient({ baseUrl }).searchBar({ query: "x" });',
    "does not exist on type 'Client<never>'",
  ],
  ['await client.searchBar({});', "'query' is missing"],
  ['await client.fetchMarketHours({ exchange: "NYSEE" });', '"NYSEE"'],
  ['clientCredentials({ ...secret, scopes: ["admin"] });', '"admin"'],
] as const;

const OWN_REFUSED = [
  ['await client.query(orders, { params: { group: "OPENED" } });', '"OPENED"'],
  ['await client.query(graphql(`{ getOrders { nodes { idd } } }`));', 'NotInContract<"idd">'],
  ['await client.request(place);', 'Expected 2-3 arguments'],
  ['await client.query(generated, { x: 1 });', "'number' is not assignable to type 'string'"],
] as const;

/** What a compiler says of modules, by their names, in a project. */
async function compileIn(
  project: string,
  compiler: string,
  texts: Readonly<Record<string, string>>,
  module: string,
  ...more: string[]
): Promise<string> {
  const moduleResolution = module === 'esnext' ? 'bundler' : module;
  const options = { module, moduleResolution, target: 'es2024', types: [], noEmit: true };
  const lib = ['es2024', 'dom', 'dom.asynciterable'];
  const strict = { strict: true, exactOptionalPropertyTypes: true };
  for (const [file, text] of Object.entries(texts)) await writeFile(join(project, file), text);
  const config = { compilerOptions: { ...options, lib, ...strict }, files: Object.keys(texts) };
  const path = join(project, `tsconfig.${Object.keys(texts)[0]}.json`);
  await writeFile(path, JSON.stringify(config));
  return runNode([compiler, '--pretty', 'false', '-p', path, ...more], project).catch(
    (error: unknown) => String(Object(error).stdout),
  );
}

const linesOf = (refused: readonly (readonly [string, string])[]) =>
  refused.map(([line]) => line).join('\n');

/** The modules that every compiler is given. */
async function consumers(installed: Installed): Promise<Readonly<Record<string, string>>> {
  const readmes = await Promise.all(
    (['sdk', 'schema'] as const).map((name) =>
      readFile(join(installed.built(name).folder, 'README.md'), 'utf8'),
    ),
  );
  const scripts = readmes.flatMap((text) => [...text.matchAll(/```ts\n([\s\S]*?)```/g)]);
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  const types = (await installed.texts('sdk', '.d.ts')).join('\n');
  const examples = [...types.matchAll(/\* @example\n *\* ```ts\n([\s\S]*?) *\* ```/g)].map(
    ([, text = '']) => `{\n${text.replaceAll(/^ *\* ?/gm, '')}}`,
  );
  // One for each method, and one for selections of one's own.
  expect(examples).toHaveLength(245);
  return {
    'good.ts': GOOD,
    'own.ts': OWN_GOOD,
    'common.cts': COMMON_JS,
    'methods.ts': `${setUp(`['full_access']`)}\n${examples.join('\n')}`,
    ...Object.fromEntries(scripts.map(([, text = ''], at) => [`readme-${at}.ts`, text])),
    'refused.ts': `${REFUSED_SET_UP}\n${linesOf(REFUSED)}`,
    'own-refused.ts': `${OWN}\n${linesOf(OWN_REFUSED)}`,
  };
}

const REFUSED_SET_UP = setUp(`['portfolio.read']`);

export function typeTests(installed: () => Installed): void {
  describe.each(compilers)('under TypeScript %s', (_version, compiler) => {
    let output: string;

    beforeAll(async () => {
      const { project } = installed();
      output = await compileIn(project, compiler, await consumers(installed()), 'nodenext');
    });

    test('modules and CommonJS, READMEs, and the example of every method type check', () => {
      const said = output.split('\n').filter((line) => /^\w[\w-]*[.]c?ts\(/.test(line));
      expect(said.filter((line) => !/^(own-)?refused[.]ts/.test(line))).toEqual([]);
    });

    test.each([
      ...REFUSED.map(
        ([line, reason], at) => ['refused', line, reason, REFUSED_SET_UP, at] as const,
      ),
      ...OWN_REFUSED.map(([line, reason], at) => ['own-refused', line, reason, OWN, at] as const),
    ])('%s: `%s` is an error that says %s', (file, _line, reason, above, at) => {
      const place = above.split('\n').length + 1 + at;
      const [, ...errors] = output.split(new RegExp(`^${file}[.]ts\\(${place},`, 'm'));
      expect(errors).toHaveLength(1);
      expect(errors[0]?.split(/^\w[\w-]*[.]ts\(/m)[0]).toContain(reason);
    });
  });

  const [, newest = ''] = compilers.at(-1) ?? [];

  test('a project that bundles type checks, its own selections too', async () => {
    const texts = { 'bundled-good.ts': GOOD, 'bundled-own.ts': OWN_GOOD };
    expect(await compileIn(installed().project, newest, texts, 'esnext')).toBe('');
  });

  test('the React example type checks where it is copied to, by its own settings', async () => {
    const folder = join(installed().project, 'react');
    await cp(join(root, 'examples/react'), folder, { recursive: true });
    await mkdir(join(folder, 'node_modules/@types'), { recursive: true });
    for (const name of ['@types/react', '@types/react-dom', 'vite']) {
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
    expect(await runNode([newest, '--pretty', 'false', '-p', folder], folder)).toBe('');
  });

  test('the types of all entries together are at most 1 MB', async () => {
    const texts = await installed().texts('sdk', '.d.ts');
    expect(texts.join('').length).toBeLessThanOrEqual(1_000_000);
  });

  test('the types of the SDK come from no other package, which would be read as well', async () => {
    const texts = await installed().texts('sdk', '.d.ts');
    expect(texts.flatMap(importedBy)).toEqual([]);
  });

  test('the types cost the compiler of a project that uses five methods little', async () => {
    const texts = {
      without: 'export const answer = 42;',
      with: `import { createClient, fixedToken } from '@investing-platform/sdk';
        const client = createClient({ baseUrl: 'https://api.example.com', auth: fixedToken('t') });
        export const answers = [
          client.healthCheck(),
          client.fetchCurrentUser(),
          client.getOrders({ group: 'OPEN' }),
          client.getPositions(),
          client.searchBar({ query: 'apple' }),
        ];`,
    };
    const diagnosed = (name: keyof typeof texts) =>
      compileIn(
        installed().project,
        newest,
        { [`cost-${name}.ts`]: texts[name] },
        'nodenext',
        '--extendedDiagnostics',
        '--skipLibCheck',
      );
    const [less, more] = [await diagnosed('without'), await diagnosed('with')];
    const made = (output: string, what: string) =>
      Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(output)?.[1]);
    // Counted, for the time depends on what else the machine does.
    for (const [what, most] of Object.entries(MAX_MADE)) {
      expect(made(more, what) - made(less, what), what).toBeLessThan(most);
    }
  });
}
