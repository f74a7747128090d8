import { chmod } from 'node:fs/promises';
import { instruments } from '@investing-platform/schema/instruments';
import {
  createPortfolio,
  type Deps,
  fileJobs,
  type ManualClock,
  receiveUpload,
  runDueJobs,
  uploadFile,
} from '@investing-platform/server/testing';
import { addPerson, type Person } from '../trading/world.ts';
import { type Imported, REPEATED, ROWS } from './plan.ts';

const SAMPLED_EVERY_MS = 20;
const DAY_MS = 86_400_000;
const DAYS = 3_650;
const HEADER = 'Date,Type,Symbol,Quantity,Price,Fee,Currency';
const SYMBOLS = instruments
  .filter(({ currency, assetClass }) => currency === 'USD' && assetClass === 'EQUITY')
  .slice(0, 200)
  .map(({ symbol }) => symbol);

/** Imports a file of somebody new, with each call, beside what PostgreSQL takes for its rows. */
export function importer(deps: Deps, clock: ManualClock, folder: string) {
  const jobs = fileJobs(deps);
  let round = 0;
  /** Before the first file: what a process has grown by once is no part of what it is idle at. */
  let idle: number | undefined;

  async function take(
    { actor, userId }: Person,
    portfolioId: string,
    bytes: Uint8Array,
  ): Promise<void> {
    const upload = await receiveUpload(deps, userId, oneOf(bytes));
    const content = { uploadId: upload?.uploadId ?? '' };
    await uploadFile(deps, actor, { portfolioId, fileName: 'trades.csv', content });
    await runDueJobs(deps, jobs);
  }

  return async (): Promise<Imported> => {
    round += 1;
    const person = await addPerson(deps, `import-${round}@example.com`, '1000');
    const terms = { name: 'Imported', currency: 'USD', costBasisMethod: 'FIFO' } as const;
    const portfolioId = await createPortfolio(deps, person.actor, terms);
    const now = clock.now().getTime();
    await take(person, portfolioId, csv(now, 0, REPEATED));
    const file = csv(now, 0, ROWS);
    rest();
    idle ??= process.memoryUsage.rss();
    let most = idle;
    const sampling = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, SAMPLED_EVERY_MS);
    const began = performance.now();
    await take(person, portfolioId, file);
    const milliseconds = performance.now() - began;
    clearInterval(sampling);
    const counted = await deps.db.one<{ readonly count: number }, [string]>(COUNTED, portfolioId);
    if (counted.count !== ROWS) throw new Error(`${counted.count} trades are confirmed`);
    const copyMs = await copied(deps, portfolioId, folder);
    return { copyMs, milliseconds, bytesAboveIdle: most - idle };
  };
}

/** A process that has nothing to do collects what has died, and gives back what that leaves. */
function rest(): void {
  for (let times = 0; times < 2; times += 1) globalThis.gc?.();
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Three purchases and a sale in turn, of two hundred instruments; no two of them alike. */
function csv(now: number, first: number, last: number): Uint8Array {
  const lines = [HEADER];
  for (let n = first; n < last; n += 1) {
    const ago = 1 + DAYS - Math.floor((n * DAYS) / ROWS);
    const day = new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
    const isSale = Math.floor(n / SYMBOLS.length) % 4 === 3;
    const quantity = isSale ? 1 : 1 + (n % 7);
    const price = (10 + n / 1_000).toFixed(3);
    const symbol = SYMBOLS[n % SYMBOLS.length];
    lines.push(`${day},${isSale ? 'SELL' : 'BUY'},${symbol},${quantity},${price},1.25,USD`);
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}

const COUNTED = {
  name: 'bench_networth_counted',
  text: `select count(*)::integer as count from tracked_trades
    where portfolio_id = $1 and state = 'CONFIRMED' and tombstoned_at is null`,
};

/** Into a table with the same columns, checks and indexes, from a file on the same machine. */
async function copied({ db }: Deps, portfolioId: string, folder: string): Promise<number> {
  await chmod(folder, 0o777);
  const file = `${folder}/${portfolioId}.csv`;
  const run = (text: string) =>
    db.transaction((tx) => tx.run<never, []>({ name: `bench ${text.slice(0, 40)}`, text }));
  await run(
    `copy (select * from tracked_trades where portfolio_id = '${portfolioId}') to '${file}' csv`,
  );
  await run('drop table if exists bench_copied');
  await run('create table bench_copied (like tracked_trades including all)');
  const began = performance.now();
  await run(`copy bench_copied from '${file}' csv`);
  return performance.now() - began;
}
