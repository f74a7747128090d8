import { afterEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../db/database.ts';
import {
  banked,
  type FundingWorld,
  fundingWorld,
  later,
} from '../domains/funding/funding.fixture.ts';
import { withdrawalsOf } from '../domains/funding/withdrawals/withdrawals.fixture.ts';
import type { Trader } from '../domains/trading/trading.fixture.ts';
import { onDatabase } from '../testing/on-database.ts';
import { latestAudits } from './audit.sql.ts';
import { operatorProgram } from './program.ts';

const UNKNOWN = '01900000-0000-7000-8000-000000000009';

let db: Database;
let world: FundingWorld;
let ada: Trader;

onDatabase(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world);
});
afterEach(() => db.close());

const ask = () => withdrawalsOf(world, ada).ask({}, { withdrawalReviewFrom: 100 });
const stored = (id: string) => withdrawalsOf(world, ada).stored(id);
const books = () => withdrawalsOf(world, ada).books();
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

describe('list-withdrawals', () => {
  test('says so where there is none', async () => {
    expect(await operate('list-withdrawals')).toBe('No withdrawal is under way.');
  });

  test('shows whose and how much, and why it needs a decision', async () => {
    const { id } = await ask();
    expect(await operate('list-withdrawals')).toBe(
      [
        `${id}  REQUESTED  100 USD to ••••••••6789`,
        '  ada@example.com, asked for at 2026-11-21T15:00:00.000Z, reference INVESTING',
        '  ! It is 100 USD or more',
        '',
        '1 under way, 1 to be decided by you.',
      ].join('\n'),
    );
  });
});

describe('approve-withdrawal', () => {
  test('lets it be paid, and the audit says who did it', async () => {
    const { id } = await ask();
    const printed = await operate('approve-withdrawal', id);
    expect(printed).toBe(`${id}: APPROVED, 100 USD to ••••••••6789 is paid with the next run`);
    expect(await audits()).toMatchObject([
      { operator: 'olga', command: 'approve-withdrawal', subject: id, changes: [printed] },
    ]);
    await later(world, 0);
    expect(await stored(id)).toMatchObject({ status: 'SENT' });
    expect(await books()).toEqual({ 'cash USD': '900' });
  });

  test('is refused the second time, and for what does not exist', async () => {
    const { id } = await ask();
    await operate('approve-withdrawal', id);
    for (const [wanted, code] of [
      [id, 'INVALID_STATE'],
      [UNKNOWN, 'NOT_FOUND'],
    ] as const) {
      await expect(operate('approve-withdrawal', wanted)).rejects.toMatchObject({ code });
    }
    expect(await audits()).toHaveLength(1);
  });
});

describe('reject-withdrawal', () => {
  test('frees what was held, with a reason in the audit', async () => {
    const { id } = await ask();
    const reason = 'The account is not yours.';
    const printed = await operate('reject-withdrawal', id, '--reason', reason);
    expect(printed).toContain(`${id}: REJECTED, 100 USD to ••••••••6789 is free again`);
    expect(await stored(id)).toMatchObject({ failureReason: reason });
    expect(await books()).toEqual({ 'cash USD': '1000' });
    expect(await audits()).toMatchObject([{ command: 'reject-withdrawal', reason }]);
  });

  test('asks for a reason', async () => {
    const { id } = await ask();
    await expect(operate('reject-withdrawal', id)).rejects.toMatchObject({
      code: 'commander.missingMandatoryOptionValue',
    });
  });
});

test.each([
  ['approve', []],
  ['reject', ['--reason', 'A test.']],
])('a dry run of %s-withdrawal tells the change and keeps nothing', async (command, more) => {
  const { id } = await ask();
  const before = [await stored(id), await books(), await audits()];
  const printed = await operate(`${command}-withdrawal`, id, ...more, '--dry-run');
  expect(printed).toContain('100 USD');
  expect(printed).toContain('Dry run: nothing was changed.');
  expect([await stored(id), await books(), await audits()]).toEqual(before);
});
