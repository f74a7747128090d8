import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { providedDatabase } from '../../db/testing.ts';
import { outcomes } from '../../testing/outcomes.ts';
import { netWorthWorld } from '../networth/networth.fixture.ts';
import { startThread } from './messages/exchange.ts';
import { puppet } from './puppet.fixture.ts';

const AT_ONCE = 8;
const ALLOWED = 50;
const MAX_REPLIES_AT_ONCE = 5;

const used = statement<never, [userId: string, startsOn: string, started: number]>(
  'test_assistant_race_used',
  'insert into assistant_allowances (user_id, starts_on, started) values ($1, $2, $3)',
);
const counted = statement<{ started: number; threads: number }, [userId: string]>(
  'test_assistant_race_counted',
  `select started, (select count(*)::integer from assistant_threads where user_id = $1) as threads
   from assistant_allowances where user_id = $1`,
);

let db: Database;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});

afterEach(() => db.close());

test.each([
  ['no more threads than a month allows', ALLOWED - 3, 3],
  ['no more replies at once than a person may have', 0, MAX_REPLIES_AT_ONCE],
])('of threads that are started at once, %s', async (_title, before, fitting) => {
  const { deps: own, ada } = await netWorthWorld(db);
  const actor = { ...ada.actor, plan: 'PLUS' } as const;
  const deps = {
    ...own,
    ask: async () => ({ data: null }),
    languageModels: [puppet('nobody').model],
  };
  const month = `${own.clock.now().toISOString().slice(0, 7)}-01`;
  await db.transaction((tx) => tx.run(used, actor.userId, month, before));
  const start = () => startThread(deps, actor, { content: 'Hello' });
  const deeds = Array.from({ length: AT_ONCE }, start);
  expect(await outcomes(deeds)).toEqual({ ok: fitting, QUOTA_EXCEEDED: AT_ONCE - fitting });
  const after = await db.one(counted, actor.userId);
  expect(after).toEqual({ started: before + fitting, threads: fitting });
});
