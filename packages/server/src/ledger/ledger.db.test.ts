import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database, Transaction } from '../db/database.ts';
import { sqlState } from '../db/faults.ts';
import { statement } from '../db/statement.ts';
import { providedDatabase } from '../db/testing.ts';
import { decimal } from '../kernel/decimal.ts';
import { sha256Hex } from '../kernel/hash.ts';
import { InvariantViolation } from '../kernel/invariant.ts';
import {
  balanceDifferences,
  hold,
  type Line,
  post,
  rebuildBalances,
  release,
  system,
} from './index.ts';
import { ACCOUNTLESS, ledgerWorld, line, owned } from './testing.ts';

const SHARE = '019b7d2f-7c4e-7000-8000-00000000a55e';
let db: Database;
let world: ReturnType<typeof ledgerWorld>;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'), ACCOUNTLESS);
  world = ledgerWorld(db, 'ledger');
});
afterAll(() => db.close());

const postLines = (lines: readonly Line[]): Promise<string> =>
  db.transaction((tx) => post(tx, world.deps, { ...world.source, kind: 'FILL', lines }));

describe('an entry', () => {
  test('moves amounts between accounts, which come into being with it', async () => {
    const owner = world.newOwner();
    await world.deposit(owner, 'USD', '100');
    await postLines([
      line(owned(owner, 'cash', 'USD'), '-30.5'),
      line(system('market', 'USD'), '30'),
      line(system('fees', 'USD'), '0.5'),
      line(owned(owner, 'position', SHARE), '0.123456789'),
      line(system('market', SHARE), '-0.123456789'),
    ]);
    expect(await world.balancesOf(owner)).toEqual({
      'cash USD': '69.5',
      [`position ${SHARE}`]: '0.123456789',
    });
  });

  test('may name an account on several lines', async () => {
    const owner = world.newOwner();
    const cash = owned(owner, 'cash', 'USD');
    await postLines([
      line(cash, '5'),
      line(cash, '-2'),
      line(system('external_bank', 'USD'), '-3'),
    ]);
    expect(await world.balancesOf(owner)).toEqual({ 'cash USD': '3' });
  });

  test('may be about more accounts than one statement looks for, some of them new', async () => {
    const owners = Array.from({ length: 20 }, () => world.newOwner());
    const toAll = (amount: string) => [
      ...owners.map((owner) => line(owned(owner, 'cash', 'USD'), amount)),
      line(system('interest', 'USD'), decimal(amount).times(owners.length).negated()),
    ];
    await postLines(
      toAll('1')
        .filter((_, at) => at !== 7 && at !== 20)
        .concat(line(system('interest', 'USD'), '-19')),
    );
    await postLines(toAll('2'));
    const held = await Promise.all(owners.map((owner) => world.balancesOf(owner)));
    expect(held.map((balances) => balances['cash USD'])).toEqual(
      owners.map((_, at) => (at === 7 ? '2' : '3')),
    );
    expect(await balanceDifferences(db)).toEqual([]);
  });

  test('is recorded with its instant, its source and its lines in order', async () => {
    const owner = world.newOwner();
    const id = await postLines([
      line(owned(owner, 'cash', 'USD'), '1.10'),
      line(system('interest', 'USD'), '-1.10'),
    ]);
    const recorded = statement<Record<string, unknown>, [string]>(
      'test.entry',
      `select e.posted_at, e.kind, e.source_type, e.source_id, e.user_id,
         l.line_number, a.kind as account, l.asset, l.amount
       from journal_entries e join journal_lines l on l.entry_id = e.id
       join ledger_accounts a on a.id = l.account_id
       where e.id = $1 order by l.line_number`,
    );
    const entry = {
      posted_at: world.deps.clock.now(),
      kind: 'FILL',
      source_type: 'test',
      source_id: 'ledger',
      user_id: world.source.userId,
      asset: 'USD',
    };
    expect(await db.all(recorded, id)).toEqual([
      { ...entry, line_number: 1, account: 'cash', amount: '1.1' },
      { ...entry, line_number: 2, account: 'interest', amount: '-1.1' },
    ]);
  });

  test.each<[string, (owner: string) => Line[]]>([
    ['one line', (o) => [line(owned(o, 'cash', 'USD'), '1')]],
    [
      'a sum that is not zero',
      (o) => [line(owned(o, 'cash', 'USD'), '1'), line(system('fees', 'USD'), '-0.99')],
    ],
    [
      'a sum that is zero only across assets',
      (o) => [line(owned(o, 'cash', 'USD'), '1'), line(system('fees', 'NZD'), '-1')],
    ],
    [
      'an amount of zero',
      (o) => [line(owned(o, 'cash', 'USD'), '0'), line(system('fees', 'USD'), '0')],
    ],
    [
      'cash below the minor unit',
      (o) => [line(owned(o, 'cash', 'USD'), '0.001'), line(system('fees', 'USD'), '-0.001')],
    ],
  ])('is refused with %s', async (_, lines) => {
    const owner = world.newOwner();
    await expect(postLines(lines(owner))).rejects.toThrow(InvariantViolation);
    expect(await world.balancesOf(owner)).toEqual({});
  });
});

describe('available amounts never fall below zero', () => {
  test.each([
    ['cash', 'USD', 'INSUFFICIENT_FUNDS'],
    ['cash_hold', 'USD', 'INSUFFICIENT_FUNDS'],
    ['position', SHARE, 'INSUFFICIENT_QUANTITY'],
    ['position_hold', SHARE, 'INSUFFICIENT_QUANTITY'],
  ] as const)('%s: %s gives %s', async (kind, asset, code) => {
    const owner = world.newOwner();
    const account = owned(owner, kind, asset);
    await postLines([line(account, '1'), line(system('clearing', asset), '-1')]);
    const tooMuch = [line(account, '-1.01'), line(system('clearing', asset), '1.01')];
    await expect(postLines(tooMuch)).rejects.toMatchObject({ code });
    await postLines([line(account, '-1'), line(system('clearing', asset), '1')]);
    expect(await world.balancesOf(owner)).toEqual({});
  });

  test('and the transaction of a refused entry can go on', async () => {
    const owner = world.newOwner();
    await world.deposit(owner, 'USD', '10');
    const request = { ...world.source, ownerId: owner, of: 'cash', asset: 'USD' } as const;
    await db.transaction(async (tx) => {
      const refused = hold(tx, world.deps, { ...request, amount: decimal('11') });
      await expect(refused).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
      await hold(tx, world.deps, { ...request, amount: decimal('4') });
    });
    expect(await world.balancesOf(owner)).toEqual({ 'cash USD': '6', 'cash_hold USD': '4' });
  });
});

describe('a hold', () => {
  test('takes an amount out of what is available and gives it back', async () => {
    const owner = world.newOwner();
    await world.deposit(owner, 'USD', '10');
    const request = { ...world.source, ownerId: owner, of: 'cash', asset: 'USD' } as const;
    const move = (work: typeof hold, amount: string) =>
      db.transaction((tx) => work(tx, world.deps, { ...request, amount: decimal(amount) }));
    await move(hold, '10');
    await expect(move(hold, '0.01')).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await move(release, '3');
    expect(await world.balancesOf(owner)).toEqual({ 'cash USD': '3', 'cash_hold USD': '7' });
    await expect(move(release, '7.01')).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  test.each(['0', '-1'])('of %s is refused', async (amount) => {
    const request = {
      ...world.source,
      ownerId: world.newOwner(),
      of: 'position',
      asset: SHARE,
      amount: decimal(amount),
    } as const;
    const work = db.transaction((tx) => hold(tx, world.deps, request));
    await expect(work).rejects.toThrow(InvariantViolation);
  });
});

describe('the database itself', () => {
  const refused = async (state: string, text: string): Promise<void> => {
    const tamper = statement<never>(`test.tamper.${sha256Hex(text).slice(0, 16)}`, text);
    const work = db.transaction((tx: Transaction) => tx.run(tamper));
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === state);
  };
  beforeAll(() => world.deposit(world.newOwner(), 'USD', '1'));

  test.each([
    'update journal_entries set kind = kind',
    'update journal_lines set amount = amount',
    'delete from journal_entries',
    'delete from journal_lines',
    'truncate journal_lines, journal_entries',
    'delete from ledger_accounts',
  ])('refuses: %s', (text) => refused('23001', text));

  test('refuses lines that do not sum to zero for each asset', () =>
    refused(
      '23514',
      `insert into journal_lines select entry_id, line_number + 100, account_id, asset, 1
       from journal_lines limit 2`,
    ));

  test('refuses an entry without lines', () =>
    refused(
      '23514',
      `insert into journal_entries
       select gen_random_uuid(), posted_at, kind, source_type, source_id, user_id
       from journal_entries limit 1`,
    ));

  test('refuses a line in another asset than its account', () =>
    refused(
      '23503',
      `insert into journal_lines select entry_id, line_number + 100, account_id, 'NZD',
         sign(amount) from journal_lines
       where entry_id = (select entry_id from journal_lines limit 1)`,
    ));

  test.each(['-0.01', 'NaN', 'Infinity'])('refuses a balance of %s', (balance) =>
    refused(
      '23514',
      `update ledger_accounts set balance = '${balance}' where owner_id is not null`,
    ),
  );
});

test('balances that someone changed past the ledger are found and rebuilt from the journal', async () => {
  const owner = world.newOwner();
  await world.deposit(owner, 'USD', '10');
  expect(await balanceDifferences(db)).toEqual([]);
  const tamper = statement<never, [string]>(
    'test.tamper',
    'update ledger_accounts set balance = 99 where owner_id = $1',
  );
  await db.transaction((tx) => tx.run(tamper, owner));
  const difference = {
    ownerId: owner,
    kind: 'cash',
    asset: 'USD',
    recorded: decimal('99'),
    actual: decimal('10'),
  };
  expect(await balanceDifferences(db)).toMatchObject([difference]);
  expect(await db.transaction(rebuildBalances)).toMatchObject([difference]);
  expect(await world.balancesOf(owner)).toEqual({ 'cash USD': '10' });
  expect(await db.transaction(rebuildBalances)).toEqual([]);
});
