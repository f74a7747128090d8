import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);
const sourceConditions = ['@investing-platform/source'];
/**
 * What domains ask of their database they ask PostgreSQL, and the embedded one, which is PostgreSQL
 * too, in the long run (`npm run test:long`); the rooms that speak with an engine ask both each time.
 */
const askedOfPostgres =
  process.env.LONG === '1' ? [] : ['packages/server/src/domains/**/*.db.test.ts'];
const notTests = ['**/node_modules/**', '**/dist/**'];

/**
 * Node resolves `graphql` to its CommonJS entry, Vite to the ESM one. Two copies break the
 * `instanceof` checks between libraries, so every import is led to the file that Node loads.
 */
const graphqlAliases = [
  { find: /^graphql$/, replacement: require.resolve('graphql') },
  {
    find: /^graphql\/(.+)$/,
    replacement: `${dirname(require.resolve('graphql/package.json'))}/$1`,
  },
];

export default defineConfig({
  resolve: { alias: graphqlAliases, conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceConditions } },
  test: {
    environment: 'node',
    allowOnly: false,
    // One for each core, and three on a small machine: a fifth of their time they wait for
    // processes, browsers and PostgreSQL. Four take as long there, and more of the processor.
    maxWorkers: Math.max(3, availableParallelism()),
    // Nothing fails because the machine is busy: a wait ends when what it waits for is there.
    expect: { poll: { timeout: 60_000, interval: 50 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,scripts,examples}/**/*.test.{ts,tsx}', 'bench/src/**/*.test.ts'],
          exclude: [...notTests, ...askedOfPostgres, '**/*.race.test.ts'],
          provide: { database: 'embedded', postgresUrl: undefined },
          // One worker serves many files, so that an embedded database starts once, not per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['tests/**/*.test.ts'],
          exclude: [...notTests, '**/*.race.test.ts', 'tests/browser/**'],
          globalSetup: ['tests/support/built-server.ts'],
          provide: { database: 'embedded', postgresUrl: undefined },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/global-setup.ts'],
          // A real browser on a busy machine: a second try is told in the output, and is the last.
          retry: process.env.CI === undefined ? 0 : 1,
          provide: { database: 'embedded', postgresUrl: undefined },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['{packages,tests}/**/*.{race,db}.test.ts'],
          exclude: notTests,
          globalSetup: ['tests/support/built-server.ts', 'tests/support/postgres.ts'],
          provide: { database: 'postgres' },
          // One worker serves many files, so that they take turns with one database.
          isolate: false,
        },
      },
    ],
  },
});
