import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { Services } from './services.ts';

/** A function that a cell calls. */
export interface CellJob {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** What came of it: a value, or a fault that Google would show as `#ERROR!`. */
export interface Ended {
  readonly value?: unknown;
  readonly fault?: string;
}

/** What a service answered. */
export interface Answered {
  readonly value?: unknown;
  readonly error?: string;
}

/** A spreadsheet whose cells run at once, each as an execution of its own. */
export interface FakeSpreadsheet {
  readonly services: Services;
  /** The cells' values, in the order of the cells. */
  recalculate(cells: readonly CellJob[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Executions at once; Google allows thirty. */
const AT_ONCE = 6;

/**
 * Google's side of a script: its services with their limits, and executions that share nothing but
 * those. Each runs in a thread of its own, since a script waits for whatever it asks for.
 */
export function fakeSpreadsheet(script: string, timeZone = 'Pacific/Auckland'): FakeSpreadsheet {
  const services = new Services(timeZone);
  const threads = Array.from({ length: AT_ONCE }, (_, number) => thread(script, services, number));
  return {
    services,
    async recalculate(cells) {
      const values: unknown[] = [];
      const left = cells.map((cell, at) => ({ cell, at }));
      await Promise.all(
        threads.map(async ({ run }) => {
          for (let next = left.shift(); next !== undefined; next = left.shift()) {
            values[next.at] = checked(await run(next.cell));
          }
        }),
      );
      return values;
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function thread(script: string, services: Services, number: number) {
  const own = new MessageChannel();
  const asked = new MessageChannel();
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./cell-worker.ts', import.meta.url), {
    workerData: { script, jobs: own.port2, services: asked.port2, flag },
    transferList: [own.port2, asked.port2],
  });
  asked.port1.on('message', ({ method, args }: { method: string; args: unknown[] }) => {
    const answer = (answered: Answered) => {
      asked.port1.postMessage(answered);
      Atomics.store(flag, 0, 1);
      Atomics.notify(flag, 0);
    };
    services.call(number, method, args).then(
      (value) => answer({ value }),
      (error: unknown) => answer({ error: Object(error).message }),
    );
  });
  // A script that does not even load ends its thread before the first cell.
  const broken = new Promise<never>((_, reject) => worker.once('error', reject));
  broken.catch(() => undefined);
  const run = (cell: CellJob) => Promise.race([answered(own.port1, cell), broken]);
  return { worker, run };
}

function answered(jobs: MessagePort, cell: CellJob): Promise<Ended> {
  return new Promise((resolve) => {
    jobs.once('message', resolve);
    jobs.postMessage(cell);
  });
}

const MAX_CHARACTERS = 50_000;

/** What a cell may show: one value, or rows of equal length. */
function checked({ value, fault }: Ended): unknown {
  if (fault !== undefined) throw new Error(fault);
  const rows = Array.isArray(value) ? value : [[value]];
  for (const row of rows) {
    if (!Array.isArray(row) || row.length !== rows[0].length) throw new Error('Not a table');
    for (const cell of row) {
      const isPlain = ['string', 'number', 'boolean'].includes(typeof cell) || cell instanceof Date;
      if (!isPlain || String(cell).length > MAX_CHARACTERS) {
        throw new Error(`No cell holds ${JSON.stringify(cell)}`);
      }
    }
  }
  return value;
}
