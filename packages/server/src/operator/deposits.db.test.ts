import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../db/database.ts';
import { brokerageJobs } from '../domains/brokerage/index.ts';
import { getBankDetail } from '../domains/funding/deposits/bank-detail.ts';
import { banked, type FundingWorld, fundingWorld } from '../domains/funding/funding.fixture.ts';
import { balancesOf, type Trader } from '../domains/trading/trading.fixture.ts';
import { runDueJobs } from '../jobs/jobs.ts';
import { onDatabase } from '../testing/on-database.ts';
import { latestAudits } from './audit.sql.ts';
import { operatorProgram } from './program.ts';

let db: Database;
let world: FundingWorld;
let ada: Trader;
let sum: string[];

onDatabase(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world);
  const { reference } = await getBankDetail(world.deps, ada.actor, 'USD');
  sum = ['--reference', reference, '--amount', '250.50', '--currency', 'usd'];
});
afterEach(() => db.close());

const books = () => balancesOf(world, ada.live.id);
const work = () => runDueJobs(world.deps, brokerageJobs(world.deps));
const audits = () => db.all(latestAudits, 100);

/** What a command prints. */
async function operate(...args: string[]): Promise<string> {
  let printed = '';
  const program = operatorProgram(async (run) => {
    printed = await run({ ...world.deps, objects: memoryStore(), operator: 'olga' });
  });
  const silent = { writeErr: () => undefined, writeOut: () => undefined };
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput(silent);
  }
  await program.parseAsync(args, { from: 'user' });
  return printed;
}

test('a transfer that the bank shows is added to the cash, once a line', async () => {
  const printed = await operate('receive-deposit', ...sum, '--bank-line', 'L1');
  expect(printed).toMatch(/^[0-9a-f-]{36}: 250.50 USD for ada@example.com; the server adds it/);
  expect(await operate('receive-deposit', ...sum, '--bank-line', 'L1')).toBe('Nothing to change.');
  await work();
  expect(await books()).toEqual({ 'cash USD': '1250.5' });
  expect(await audits()).toMatchObject([{ operator: 'olga', command: 'receive-deposit' }]);
});

test('what the bank takes back leaves the cash', async () => {
  const id = (await operate('receive-deposit', ...sum, '--bank-line', 'L1')).slice(0, 36);
  await work();
  const reason = 'The sender called it back.';
  expect(await operate('return-deposit', id, '--reason', reason)).toBe(
    `${id}: RETURNED, 250.5 USD; the person is mailed`,
  );
  expect(await books()).toEqual({ 'cash USD': '1000' });
  expect(await audits()).toMatchObject([{ command: 'return-deposit', reason }, {}]);
});

test('a dry run keeps nothing', async () => {
  expect(await operate('receive-deposit', ...sum, '--bank-line', 'L1', '--dry-run')).toContain(
    'Dry run',
  );
  await work();
  expect(await books()).toEqual({ 'cash USD': '1000' });
  expect(await audits()).toEqual([]);
});

test('a transfer without its number on the statement could count twice, and is refused', async () => {
  await expect(operate('receive-deposit', ...sum)).rejects.toMatchObject({
    code: 'commander.missingMandatoryOptionValue',
  });
});
