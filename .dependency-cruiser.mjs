/** "Who may import whom" of docs/ARCHITECTURE.md as rules; `npm test` runs them. */

const SERVER = '^packages/server/src';
const TEST_CODE = '([.](test|contract|fixture)[.]ts$|/testing([.]ts$|/)|/test/)';

/** Each layer of the server with the layers below it that it may use; itself is understood. */
const LAYERS = {
  kernel: [],
  addresses: [],
  ports: ['kernel', 'addresses'],
  writers: ['kernel'],
  adapters: ['kernel', 'ports', 'addresses'],
  db: ['kernel'],
  jobs: ['kernel', 'db'],
  ledger: ['kernel', 'db'],
  events: ['kernel', 'db'],
  oauth: ['kernel', 'db', 'ledger', 'events', 'ports'],
  domains: ['kernel', 'addresses', 'db', 'jobs', 'ledger', 'events', 'ports', 'oauth', 'writers'],
  graphql: ['kernel', 'db', 'ledger', 'events', 'ports', 'oauth', 'domains'],
  http: ['kernel', 'db', 'ledger', 'events', 'ports', 'oauth', 'domains', 'graphql', 'operator'],
  smtp: ['kernel', 'domains'],
};

/** Layers whose functions take `Pick<Deps, ...>`; deps.ts and config/config.ts hold types for them. */
const TAKES_DEPS = new Set(['ledger', 'events', 'oauth', 'domains', 'graphql', 'http', 'smtp']);

const layerRules = Object.entries(LAYERS).map(([layer, below]) => {
  const allowed = [`${SERVER}/(${[layer, ...below].join('|')})/`];
  if (TAKES_DEPS.has(layer)) allowed.push(`${SERVER}/(deps|config/config)[.]ts$`);
  if (layer === 'domains') allowed.push(`${SERVER}/graphql/generated/resolver-types[.]ts$`);
  return {
    name: `server-${layer}-imports-only-what-is-below-it`,
    severity: 'error',
    from: { path: `${SERVER}/${layer}/`, pathNot: TEST_CODE },
    to: { path: `${SERVER}/`, pathNot: allowed },
  };
});

/** Packages with the workspace packages that each may import; itself is understood. */
const PACKAGES = {
  'packages/schema': [],
  'packages/rules': ['packages/schema'],
  'packages/engine': ['packages/rules', 'packages/schema'],
  'packages/sdk': ['packages/schema'],
  'packages/mocks': ['packages/engine', 'packages/rules', 'packages/schema'],
  'packages/web': ['packages/rules', 'packages/schema', 'packages/sdk'],
  'packages/docs': ['packages/engine', 'packages/schema', 'packages/mocks', 'packages/cli'],
  'packages/cli': ['packages/schema', 'packages/sdk'],
  'packages/mcp': ['packages/schema'],
  'packages/spreadsheets': [],
  'packages/server': [
    'packages/engine',
    'packages/mcp',
    'packages/rules',
    'packages/schema',
    'packages/spreadsheets',
  ],
  examples: ['packages/sdk', 'packages/mocks'],
};

const packageRules = Object.entries(PACKAGES).map(([folder, others]) => ({
  name: `${folder.replace('packages/', '')}-imports-only-its-packages`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: '[.]test[.]tsx?$' },
  to: {
    path: '^(packages|examples|tests|scripts|bench)/',
    pathNot: [folder, ...others].map((path) => `^${path}/`),
  },
}));

export default {
  forbidden: [
    ...layerRules,
    ...packageRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(packages|examples|tests)/' },
      to: { circular: true },
    },
    {
      name: 'figures-are-recomputed-without-what-they-check',
      severity: 'error',
      from: { path: '^tests/figures/' },
      to: {
        path: '^packages/(rules|mocks|server)/',
        pathNot: '^packages/server/src/testing[.]ts$',
      },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'only-compose-knows-adapters',
      severity: 'error',
      from: {
        path: `${SERVER}/`,
        pathNot: [`${SERVER}/(adapters/|compose[.]ts$|operator/main[.]ts$)`, TEST_CODE],
      },
      to: { path: `${SERVER}/adapters/` },
    },
    {
      name: 'nothing-below-imports-main-or-compose',
      severity: 'error',
      from: { path: `${SERVER}/`, pathNot: [`${SERVER}/main[.](ts|mjs)$`, TEST_CODE] },
      to: { path: `${SERVER}/(main|compose)[.]ts$` },
    },
    {
      name: 'a-domain-is-entered-by-its-index',
      severity: 'error',
      from: { path: `${SERVER}/domains/([^/]+)/`, pathNot: TEST_CODE },
      to: {
        path: `${SERVER}/domains/`,
        pathNot: [`${SERVER}/domains/$1/`, `${SERVER}/domains/[^/]+/index[.]ts$`],
      },
    },
    {
      name: 'outside-domains-only-the-resolver-map-passes-the-index',
      severity: 'error',
      from: {
        path: `${SERVER}/`,
        pathNot: [`${SERVER}/(domains|db|graphql/generated)/`, TEST_CODE],
      },
      to: { path: `${SERVER}/domains/`, pathNot: `${SERVER}/domains/[^/]+/index[.]ts$` },
    },
    {
      name: 'resolvers-reach-only-their-own-domain',
      severity: 'error',
      from: { path: `${SERVER}/domains/([^/]+)/resolvers[.]ts$` },
      to: { path: `${SERVER}/domains/`, pathNot: `${SERVER}/domains/$1/` },
    },
    {
      name: 'only-db-imports-the-orm-or-a-driver',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: [`${SERVER}/db/`, TEST_CODE],
      },
      to: { path: 'node_modules/(@mikro-orm|kysely|pg|@electric-sql)/' },
    },
    {
      // It takes 22 MB and a fifth of a second: a server that only reads never needs it.
      name: 'the-orm-is-loaded-by-the-first-who-writes-entities',
      severity: 'error',
      from: {
        path: `${SERVER}/`,
        pathNot: [`${SERVER}/db/(orm[.]ts$|generated/|migrations/)`, TEST_CODE],
      },
      to: {
        path: [
          'node_modules/(@mikro-orm|kysely)/',
          `${SERVER}/db/(orm|generated/entities|migrations/index)[.]ts$`,
        ],
        dependencyTypesNot: ['type-only'],
        dynamic: false,
      },
    },
    {
      name: 'the-contract-imports-graphql-alone',
      severity: 'error',
      from: { path: '^packages/schema/(src|generated)/', pathNot: TEST_CODE },
      to: { path: 'node_modules/', pathNot: 'node_modules/graphql/' },
    },
    {
      name: 'the-mocks-calculate-with-the-rules',
      severity: 'error',
      from: { path: '^packages/mocks/src/' },
      to: { path: 'node_modules/(decimal|big|bignumber)[.]js/' },
    },
    {
      name: 'the-rules-import-decimals-alone',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: TEST_CODE },
      to: { path: 'node_modules/', pathNot: 'node_modules/decimal[.]js/' },
    },
    {
      name: 'the-rules-and-the-engine-run-in-browsers',
      severity: 'error',
      from: { path: '^packages/(rules|engine)/src/', pathNot: TEST_CODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-contract-runs-in-browsers',
      severity: 'error',
      from: { path: '^packages/schema/(src|generated|data)/', pathNot: TEST_CODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-contract-does-not-import-its-generators',
      severity: 'error',
      from: { path: '^packages/schema/(src|generated)/', pathNot: TEST_CODE },
      to: { path: '^packages/schema/codegen/' },
    },
    {
      name: 'the-server-is-entered-by-its-testing-entry',
      severity: 'error',
      from: { path: '^(tests|packages/(schema|rules|engine|sdk|mocks|web|cli|mcp))/' },
      to: { path: `${SERVER}/`, pathNot: `${SERVER}/testing([.]ts$|/index[.]ts$)` },
    },
    {
      name: 'product-code-uses-no-dev-dependency',
      severity: 'error',
      from: { path: '^packages/(server|mocks)/src/', pathNot: TEST_CODE },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@investing-platform/source', 'import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
