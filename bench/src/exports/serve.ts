import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  compose,
  makeNextExport,
  manualClock,
  readConfig,
  requestExport,
} from '@investing-platform/server/testing';
import { answerQuestions, READY } from '../children/questions.ts';
import { type Person, SETTINGS } from '../trading/world.ts';
import { ACTIVITIES, type Made, type MadeFormat } from './plan.ts';
import { addActivities, statementsOf } from './world.ts';

const SAMPLED_EVERY_MS = 20;
const FEW = 20_000;

const folder = await mkdtemp(join(tmpdir(), 'bench-exports-'));
process.once('exit', () => void rm(folder, { recursive: true, force: true }));
const clock = manualClock(new Date());
const settings = { ...SETTINGS, DATABASE_URL: process.argv[2] ?? '', DATA_DIR: folder };
const { deps } = await compose(readConfig(settings), { clock });
const never = new AbortController().signal;
/** Who has many activities, and who has few: what the first export loads is no part of the others. */
let people: { readonly many: Person; readonly few: Person };

async function seed(): Promise<number> {
  people = {
    many: await addActivities(deps, 'many@example.com', ACTIVITIES),
    few: await addActivities(deps, 'few@example.com', FEW),
  };
  for (const format of ['CSV', 'XLSX'] as const) await makeFor(people.few, format);
  return ACTIVITIES;
}

/** The same columns of the same rows in the same order, written to nowhere by PostgreSQL itself. */
const copied = (userId: string) => ({
  name: 'bench_exports_copied',
  text: `copy (
    select to_char(v.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), a.name,
      a.trading_mode, v.type, v.status, v.symbol, v.side, trim_scale(v.quantity),
      trim_scale(v.price), trim_scale(v.per_share_amount), trim_scale(v.net_amount), v.currency,
      v.settle_date, v.order_id, v.description, v.id
    from account_activities v join broker_accounts a on a.id = v.broker_account_id
    where a.user_id = '${userId}' order by v.occurred_at, v.id
  ) to '/dev/null' with (format csv)`,
});

async function copyAll(): Promise<number> {
  const began = performance.now();
  await deps.db.transaction((tx) => tx.run<never, []>(copied(people.many.userId)));
  return performance.now() - began;
}

const make = (format: MadeFormat): Promise<Made> => makeFor(people.many, format);

/** From the first row to the file in the object store. */
async function makeFor({ actor }: Person, format: MadeFormat): Promise<Made> {
  await requestExport(deps, actor, { type: 'ACTIVITIES', format });
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  let most = idle;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLED_EVERY_MS);
  const began = performance.now();
  const kept = keeping();
  await makeNextExport({ ...deps, objects: kept.objects }, never);
  const milliseconds = performance.now() - began;
  clearInterval(sampling);
  await kept.forget();
  return { milliseconds, bytesAboveIdle: most - idle, fileBytes: kept.bytes() };
}

/** The store of the server, whose files are removed once they are measured. */
function keeping() {
  const { objects } = deps;
  let key = '';
  let size = 0;
  async function* counted(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of bytes) {
      size += part.length;
      yield part;
    }
  }
  const put: typeof objects.put = (name, bytes) => {
    key = name;
    return objects.put(name, counted(bytes));
  };
  const forget = () => objects.delete(key);
  return { objects: { ...objects, put }, forget, bytes: () => size };
}

let nextStatement: (() => Promise<number>) | undefined;

/** CPU milliseconds, user and system. */
async function statement(): Promise<number> {
  nextStatement ??= await statementsOf(deps, clock);
  const before = process.cpuUsage();
  if ((await nextStatement()) !== 1) throw new Error('there are no more statements to issue');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

answerQuestions({ seed, copy: copyAll, make, statement });
process.send?.(READY);
