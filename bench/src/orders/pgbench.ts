import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinned } from '../children/cores.ts';

/** Not less than there are clients: those of one branch wait for each other. */
const SCALE = 16;
/** The statements of TPC-B, over and over. */
const TPC_B = [
  'update pgbench_accounts set abalance = abalance + :delta where aid = :aid',
  'select abalance from pgbench_accounts where aid = :aid',
  'update pgbench_tellers set tbalance = tbalance + :delta where tid = :tid',
  'update pgbench_branches set bbalance = bbalance + :delta where bid = :bid',
  `insert into pgbench_history (tid, bid, aid, delta, mtime)
     values (:tid, :bid, :aid, :delta, current_timestamp)`,
];
const DRAWS = [
  `\\set aid random(1, ${SCALE * 100_000})`,
  `\\set bid random(1, ${SCALE})`,
  `\\set tid random(1, ${SCALE * 10})`,
  '\\set delta random(-5000, 5000)',
];
const run = promisify(execFile);
const LOG = 'transactions';

export interface Pgbench {
  /** Transactions a second. */
  throughput(seconds: number): Promise<number>;
  /**
   * Transactions come by chance (Poisson), whether or not those before are done.
   *
   * @param rate transactions a second, in the mean
   * @returns milliseconds from when each was due to its commit, ascending
   */
  latencies(rate: number, seconds: number): Promise<number[]>;
  [Symbol.dispose](): void;
}

/**
 * PostgreSQL's own benchmark on the same server, with transactions of so many statements. Null where
 * this machine lacks it.
 *
 * @param databaseUrl whose database its tables are put into
 */
export async function openPgbench(
  databaseUrl: string,
  statements: number,
  clients: number,
): Promise<Pgbench | null> {
  if (spawnSync('pgbench', ['--version']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'investing-platform-pgbench-'));
  const script = join(folder, 'order.sql');
  writeFileSync(script, scriptOf(statements));
  const call = async (args: readonly string[]): Promise<string> => {
    const [command, ...rest] = pinned('server', ['pgbench', ...args, databaseUrl]);
    return (await run(command, rest, { cwd: folder })).stdout;
  };
  const load = ['--no-vacuum', '--protocol=prepared', `--file=${script}`, '--jobs=1'];
  const play = (seconds: number, ...more: readonly string[]) =>
    call([...load, `--client=${clients}`, `--time=${Math.ceil(seconds)}`, ...more]);
  await call(['--initialize', '--quiet', `--scale=${SCALE}`]);
  return {
    async throughput(seconds) {
      const text = await play(seconds);
      const tps = /tps = ([\d.]+)/.exec(text)?.[1];
      if (tps === undefined) throw new Error(`pgbench says no rate:\n${text}`);
      return Number(tps);
    },
    async latencies(rate, seconds) {
      await play(seconds, `--rate=${rate}`, '--log', `--log-prefix=${LOG}`);
      return takeLatencies(folder);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Of the transactions that are logged in a folder, which then holds none. */
function takeLatencies(folder: string): number[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(LOG));
  const paths = names.map((name) => join(folder, name));
  const lines = paths.flatMap((path) => readFileSync(path, 'utf8').trimEnd().split('\n'));
  for (const path of paths) rmSync(path);
  // Client, number, microseconds since it was due, and more.
  const latencies = lines.map((line) => Number(line.split(' ')[2]) / 1_000);
  return latencies.sort((left, right) => left - right);
}

function scriptOf(statements: number): string {
  const repeated = Array.from({ length: statements }, (_, index) => {
    const statement = TPC_B[index % TPC_B.length] ?? '';
    return `${statement.replaceAll('\n', ' ')};`;
  });
  return [...DRAWS, 'begin;', ...repeated, 'end;', ''].join('\n');
}
