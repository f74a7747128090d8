import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { memoryStore } from '../../adapters/embedded/object-store/memory-store.ts';
import { compose } from '../../compose.ts';
import { readConfig } from '../../config/config.ts';
import { restoreBackup } from '../../db/backup/index.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { openOrm } from '../../db/orm.ts';
import { pgliteEngine } from '../../db/pglite/engine.ts';
import { statement } from '../../db/statement.ts';
import { databaseOn } from '../../db/transactions/database-on-engine.ts';
import { faultsOfTheBooks } from '../../domains/trading/settlement/books.fixture.ts';
import { httpServer } from '../../http/server.ts';
import { manualClock } from '../../kernel/clock.ts';
import { systemRandom } from '../../kernel/random.ts';
import { credentials } from '../credentials.ts';
import { postGraphql } from '../requests.ts';

/*
 * `backup.jsonl.gz` is what `backup` of release 1.0.0 wrote of its demo world, `answers.json.gz`
 * what 1.0.0 answered to its people at that moment. A later release that means to answer one of the
 * operations differently takes it out of the second, and says so in its commit.
 */

/** The first migration that release 1.0.0 did not have. */
const AFTER_RELEASE = '0375';
const THEN = new Date('2026-11-20T16:00:00Z');

interface Answers {
  readonly name: string;
  readonly query: string;
  /** By the e-mail address of who asked. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const unpacked = (file: string): string =>
  gunzipSync(readFileSync(join(import.meta.dirname, file))).toString();

const everybody = statement<{ id: string; email: string }>(
  'test_people_of_the_first_release',
  'select id, email from users order by email',
);

const NO_FILES = {
  async *keys() {},
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
};

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* unpacked(file).trimEnd().split('\n');
}

/** The demo world in the database that 1.0.0 made, brought up to date as a start does. */
async function upgradedWorld(): Promise<Database> {
  const engine = await pgliteEngine({ dataDir: undefined, warn: () => undefined });
  const orm = openOrm();
  await migrate(
    engine,
    orm,
    migrations.filter(({ name }) => name < AFTER_RELEASE),
  );
  const db = databaseOn(engine, orm, { random: systemRandom });
  await restoreBackup(db, NO_FILES, linesOf('backup.jsonl.gz'));
  await migrate(engine, orm, migrations);
  return db;
}

/** Answers without what a server signs for itself. */
function unsigned(answer: unknown): unknown {
  const text = JSON.stringify(answer, (key, value) =>
    key === 'requestId' || (key === 'nextCursor' && value !== null) ? '*' : value,
  );
  return JSON.parse(text);
}

test('the people of the first release find their figures as they were', async () => {
  const db = await upgradedWorld();
  expect(await faultsOfTheBooks(db)).toEqual([]);

  const http = httpServer();
  const port = await http.listen('127.0.0.1', 0);
  const url = `http://localhost:${port}`;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    METRICS_PORT: '0',
    MARKET_SEED: 'old',
    RATE_LIMIT_GENERAL: '1000000',
    RATE_LIMIT_SENSITIVE: '1000000',
    PORT: String(port),
    PUBLIC_URL: url,
  });
  const clock = manualClock(THEN);
  const objects = memoryStore();
  const server = await compose(config, { db, clock, http, objects, random: systemRandom });
  onTestFinished(() => server.stop());
  await server.start();

  const asked: readonly Answers[] = JSON.parse(unpacked('answers.json.gz'));
  const { issueToken } = credentials(server.deps, url);
  const people = await db.all(everybody);
  const emails = people.map(({ email }) => email);
  for (const { answers } of asked) expect(Object.keys(answers).sort()).toEqual(emails);
  for (const { id, email } of people) {
    const user = { id, email, password: '', plan: 'PRO' as const };
    const Authorization = `Bearer ${await issueToken(user, ['full_access'])}`;
    for (const { name, query, answers } of asked) {
      const { body } = await postGraphql(url, { Authorization }, { query });
      const answer = unsigned(body.errors === undefined ? body.data : body.errors);
      expect(answer, `${name} of ${email}`).toEqual(answers[email]);
    }
  }
}, 300_000);
