import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { fileRail } from '../adapters/bank-files/index.ts';
import { memoryStore } from '../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../db/database.ts';
import { statementFile } from '../domains/funding/bank-files/statement.fixture.ts';
import { referenceOf } from '../domains/funding/deposits/reference.ts';
import {
  banked,
  type FundingWorld,
  fundingWorld,
  later,
} from '../domains/funding/funding.fixture.ts';
import { paymentQueue } from '../domains/funding/index.ts';
import { MINUTE, withdrawalsOf } from '../domains/funding/withdrawals/withdrawals.fixture.ts';
import { faultsOfTheBooks } from '../domains/trading/settlement/books.fixture.ts';
import type { Trader } from '../domains/trading/trading.fixture.ts';
import { onBooks } from '../testing/on-database.ts';
import { answerBankPage } from './bank-page/bank-page.ts';
import { operatorProgram } from './program.ts';

const NUMBER = '000123456780';
const OWN = { currency: 'USD', accountNumber: NUMBER, routingNumber: '021000021' };

let db: Database;
let world: FundingWorld;
let ada: Trader;
let folder: string;

onBooks(async (given) => {
  db = given;
  const simulated = await fundingWorld({ db });
  const { deps } = simulated;
  const about = { bankName: 'A Bank', accountName: 'Clients', bic: null };
  const bankRail = fileRail({ queue: paymentQueue(deps), accounts: [OWN], ...about });
  world = { ...simulated, deps: { ...deps, bankRail } };
  ada = await banked(world, '1000');
  folder = mkdtempSync(join(tmpdir(), 'bank-files-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

/** What a command prints, or why it is refused. */
async function operate(...args: string[]): Promise<string> {
  let printed = '';
  const bankAccounts = [{ ...OWN, name: 'Clients', bic: null }];
  const program = operatorProgram(async (run) => {
    printed = await run({ ...world.deps, objects: memoryStore(), bankAccounts, operator: 'olga' });
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return printed;
  } catch (error) {
    return `refused: ${String(error)}`;
  }
}

const out = () => withdrawalsOf(world, ada);
const fileNamed = (name: string) => join(folder, name);
const exported = (name: string, ...more: string[]) =>
  operate('export-payments', fileNamed(name), '--currency', 'USD', ...more);

/** A browser at the page, which keeps what it is given. */
function browser() {
  let token: string | null = null;
  const config = {
    bankRail: 'files',
    bankAccounts: [OWN],
    bankAccountName: 'Clients',
    bankName: 'A Bank',
    bankBic: '',
  };
  const deps = { ...world.deps, objects: memoryStore(), config };
  const ask = async (path: string, form?: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) body.append(name, value);
    const isPost = form !== undefined;
    const answer = await answerBankPage(deps, { path, isPost, token, form: async () => body });
    if (answer?.kind === 'begun') token = answer.token;
    return answer;
  };
  return { ask, shown: async (path = '') => Object(await ask(path)).html as string | undefined };
}

const linkTo = async () => /\/open\/[\w-]{43}/.exec(await operate('bank-page'))?.[0] ?? '';

let statements = 0;
type Lines = Parameters<typeof statementFile>[0]['lines'];
function statement(lines: Lines, messageId = `S${++statements}`): string {
  const file = fileNamed(`${messageId}-${statements}.xml`);
  const text = statementFile({ messageId, lines, account: NUMBER, currency: 'USD' });
  writeFileSync(file, text);
  return file;
}

/** Two withdrawals that wait for a file. */
async function twoThatWait() {
  const made = [await out().ask({ amount: '100' }), await out().ask({ amount: '50.05' })];
  await later(world, 1_000_000);
  return made.map(({ id }) => ({ id, endToEndId: id.replaceAll('-', '') }));
}

test('payments go into one file each, which is written again as it was, and statements end them', async () => {
  const [paid, back] = await twoThatWait();
  expect(await exported('dry.xml', '--dry-run')).toContain('2 payments');
  const told = await exported('one.xml');
  expect(told).toMatch(/^IP[0-9a-f]{32}: 2 payments in one.xml$/);
  expect(await exported('one.xml')).toContain('is there already');
  expect(await exported('two.xml')).toBe('Nothing to change.');
  const file = readFileSync(fileNamed('one.xml'), 'utf8');
  expect(file).toContain('<CtrlSum>150.05</CtrlSum>');
  expect(file).toContain(`<EndToEndId>${paid?.endToEndId}</EndToEndId>`);
  await exported('again.xml', '--again', told.slice(0, 34));
  expect(readFileSync(fileNamed('again.xml'), 'utf8')).toBe(file);

  const booked = statement([
    { ref: 'B1', amount: '100.00', isDebit: true, endToEndId: paid?.endToEndId ?? '' },
    { ref: 'B2', amount: '50.05', endToEndId: back?.endToEndId ?? '', returned: 'AC04' },
    { ref: 'B3', amount: '12.00', isDebit: true },
    { ref: 'B4', amount: '7.00', text: 'nobody knows' },
  ]);
  expect((await operate('take-statement', booked)).split('\n')).toEqual([
    `S${statements}: 4 movements`,
    `B1: -100 USD, paid ${paid?.endToEndId}`,
    `B2: 50.05 USD, ${back?.endToEndId} came back: The bank sent it back: AC04`,
    'B3: -12 USD, not one of our payments',
    'B4: 7 USD, nobody has this reference: nobody knows',
  ]);
  await later(world, 60_000);
  expect(await out().stored(paid?.id ?? '')).toMatchObject({ status: 'COMPLETED' });
  expect(await out().stored(back?.id ?? '')).toMatchObject({ status: 'RETURNED' });
  expect(await out().books()).toEqual({ 'cash USD': '900' });
});

test('a file that the bank books as one settles each of its payments', async () => {
  const [paid, other] = await twoThatWait();
  const messageId = (await exported('one.xml')).slice(0, 34);
  const batch = { ref: 'B1', amount: '150.05', isDebit: true, batchId: messageId };
  const short = { ...batch, ref: 'B0', amount: '150.04' };
  expect((await operate('take-statement', statement([short]))).split('\n').slice(1)).toEqual([
    'B0: -150.04 USD, not one of our payments',
  ]);
  expect((await operate('take-statement', statement([batch]))).split('\n').slice(1)).toEqual([
    `B1/1: -100 USD, paid ${paid?.endToEndId}`,
    `B1/2: -50.05 USD, paid ${other?.endToEndId}`,
  ]);
});

test('a payment is settled once, and only after it went to the bank', async () => {
  const [paid, back] = await twoThatWait();
  const told = async (lines: Lines) =>
    (await operate('take-statement', statement(lines))).split('\n').slice(1);
  const debit = (ref: string, endToEndId = '', amount = '100.00') => ({
    ref,
    amount,
    isDebit: true,
    endToEndId,
  });
  expect(await told([debit('B1', paid?.endToEndId)])).toEqual([
    `B1: -100 USD, the payment ${paid?.endToEndId} is QUEUED`,
  ]);
  await exported('one.xml');
  const returned = { ref: 'B3', amount: '50.05', endToEndId: back?.endToEndId ?? '' };
  expect(await told([debit('B2', paid?.endToEndId), returned])).toEqual([
    `B2: -100 USD, paid ${paid?.endToEndId}`,
    `B3: 50.05 USD, ${back?.endToEndId} came back: The bank sent it back`,
  ]);
  // Both again, in another statement, and what went out is told after it came back.
  const late = [debit('B4', paid?.endToEndId), debit('B5', back?.endToEndId, '50.05')];
  expect(await told([...late, { ...returned, ref: 'B6' }])).toEqual([
    `B4: -100 USD, the payment ${paid?.endToEndId} is SETTLED`,
    `B5: -50.05 USD, the payment ${back?.endToEndId} is RETURNED`,
    `B6: 50.05 USD, ${back?.endToEndId} came back, and its withdrawal is SENT`,
  ]);
  await later(world, 60_000);
  expect(await out().stored(back?.id ?? '')).toMatchObject({ status: 'RETURNED' });
  expect(await out().books()).toEqual({ 'cash USD': '900' });
});

test('a reference is found among the words of a bank, and never chosen among people', async () => {
  const bob = await banked(world, '0', 'bob@example.com');
  const [hers, his] = await Promise.all(
    [ada, bob].map(({ userId }) => referenceOf(db, world.deps, userId)),
  );
  const [first, second] = [hers?.slice(0, 4), hers?.slice(4)];
  const told = await operate(
    'take-statement',
    statement([
      { ref: 'B1', amount: '5.00', text: `ADA LOVELACE ${hers?.toLowerCase()} INV 7` },
      { ref: 'B2', amount: '6.00', text: `TFR IP-${first} ${second}` },
      { ref: 'B3', amount: '7.00', text: `${hers} ${his}` },
      { ref: 'B4', amount: '8.00', text: `ADA ${hers?.slice(0, 7)}` },
    ]),
  );
  expect(told.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^B1: 5 USD, a deposit for /),
    expect.stringMatching(/^B2: 6 USD, a deposit for /),
    'B3: 7 USD, The line has the references of several people',
    expect.stringMatching(/^B4: 8 USD, nobody has this reference: ADA /),
  ]);
});

test('a statement is taken once, and another in its name, of another sum or account is refused', async () => {
  const [paid] = await twoThatWait();
  await exported('one.xml');
  const line = { ref: 'B1', amount: '99.99', isDebit: true, endToEndId: paid?.endToEndId ?? '' };
  const file = statement([line], 'SAME');
  expect(await operate('take-statement', file)).toContain(`is of 100 USD`);
  expect(await operate('take-statement', file)).toBe('Nothing to change.');
  const other = statement([{ ...line, amount: '100.00' }], 'SAME');
  expect(await operate('take-statement', other)).toContain('Another file had the message id SAME');
  const text = statementFile({ messageId: 'X', lines: [line], currency: 'USD' });
  writeFileSync(fileNamed('stranger.xml'), text);
  expect(await operate('take-statement', fileNamed('stranger.xml'))).toContain('not of ours');
  const kiwis = statementFile({ messageId: 'Y', lines: [line], account: NUMBER, currency: 'NZD' });
  writeFileSync(fileNamed('kiwis.xml'), kiwis);
  expect(await operate('take-statement', fileNamed('kiwis.xml'))).toContain(`${NUMBER} in NZD`);
  writeFileSync(fileNamed('broken.xml'), '<!DOCTYPE x>');
  expect(await operate('take-statement', fileNamed('broken.xml'))).toContain('no document type');
  expect(await out().stored(paid?.id ?? '')).toMatchObject({ status: 'SENT' });
});

test('the page does the same for whoever opens its link first, and nothing for anybody else', async () => {
  const [paid, back] = await twoThatWait();
  const link = await linkTo();
  const [olgas, mallorys] = [browser(), browser()];
  expect(await olgas.shown()).toBeUndefined();
  // A link is opened once, whoever is at it at the same time.
  const opened = await Promise.all([olgas, olgas, olgas].map(({ ask }) => ask(link)));
  expect(opened.filter((answer) => answer !== null)).toHaveLength(1);
  expect(await mallorys.ask(link)).toBeNull();
  expect(await mallorys.ask('')).toBeNull();
  expect(await mallorys.ask('/payments', { currency: 'USD' })).toBeNull();
  const before = await olgas.shown();
  for (const word of ['Open for olga until', '150.05 USD', '2 payments', paid?.endToEndId ?? '']) {
    expect(before).toContain(word);
  }
  expect(await olgas.ask('/payments', { currency: 'NZD' })).toMatchObject({ status: 400 });
  const made = Object(await olgas.ask('/payments', { currency: 'USD' })).html;
  const file = /\/payments\/IP[0-9a-f]{32}\.xml/.exec(made)?.[0] ?? '';
  expect(made).toContain('No payment waits.');
  const [first, again] = [await olgas.ask(file), await olgas.ask(file)];
  expect(first).toMatchObject({ kind: 'file', text: expect.stringContaining('<CtrlSum>150.05<') });
  expect(again).toEqual(first);
  expect(await mallorys.ask(file)).toBeNull();

  const booked = statement([
    { ref: 'B1', amount: '100.00', isDebit: true, endToEndId: paid?.endToEndId ?? '' },
    { ref: 'B2', amount: '50.00', isDebit: true, endToEndId: back?.endToEndId ?? '' },
    { ref: 'B4', amount: '7.00', text: '&lt;b&gt;nobody&lt;/b&gt; knows' },
  ]);
  const bytes = new File([readFileSync(booked)], 'may.xml');
  const taken = Object(await olgas.ask('/statements', { file: bytes })).path as string;
  expect(Object(await olgas.ask('/statements', { file: bytes })).path).toBe(taken);
  const page = (await olgas.shown(taken.replace('/operator/bank', ''))) ?? '';
  const [odd = '', even = ''] = page.split('Not matched: 2')[1]?.split('Matched: 1') ?? [];
  expect(odd).toContain(`the payment ${back?.endToEndId} is of 50.05 USD`);
  expect(odd).toContain('nobody has this reference: &lt;b&gt;nobody&lt;/b&gt; knows');
  expect(even).toContain(`paid ${paid?.endToEndId}`);
  expect(await olgas.shown()).toContain('1 of 3 movements matched');
  const broken = { file: new File(['<!DOCTYPE x>'], 'x.xml') };
  expect(Object(await olgas.ask('/statements', broken)).html).toContain('no document type');
  const audit = await operate('audit');
  for (const word of [
    'bank-page',
    'export-payments',
    '2 payments in the bank page',
    '3 movements',
  ]) {
    expect(audit).toContain(word);
  }
});

test('a link ends after ten minutes, a visit after thirty, and a closed page at once', async () => {
  const late = await linkTo();
  world.clock.advance(10 * MINUTE);
  expect(await browser().ask(late)).toBeNull();
  const [first, second] = [browser(), browser()];
  await first.ask(await linkTo());
  await second.ask(await linkTo());
  expect(await second.ask('/close', {})).toMatchObject({ kind: 'ended' });
  expect([await first.shown(), await second.shown()]).toEqual([expect.any(String), undefined]);
  world.clock.advance(30 * MINUTE);
  expect(await first.shown()).toBeUndefined();
});
