import { DAY_MS } from '@investing-platform/schema/durations';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { netWorthDashboard } from '../../networth/dashboard/net-worth-dashboard.ts';
import { refusal } from '../../trading/trading.fixture.ts';
import { confirmTrade } from '../trades/change-trade.ts';
import { getTrades } from '../trades/get-trades.ts';
import { deletePortfolio } from '../write-portfolio.ts';
import {
  BROKER,
  CSV,
  type EmailWorld,
  emailWorld,
  mailOf,
  mailWith,
  NOTE,
  sent,
} from './emails.fixture.ts';
import { getEmails, retryEmail } from './own-emails.ts';
import { tradesOfEmail } from './read-from-email.ts';
import { receiveEmail, takesEmails } from './receive-email.ts';

let db: Database;
let world: EmailWorld;
/** Whose mails are signed. */
let signer: string | null;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  signer = null;
  world = await emailWorld(db, { signerOf: async () => signer });
});

afterEach(() => db.close());

const receive = (message: string, to = world.address) =>
  receiveEmail(world.deps, to, sent(message));

async function read(message: string) {
  expect(await receive(message)).toBe('taken');
  await world.work();
  const [email] = await world.emails();
  if (email === undefined) throw new Error('no e-mail came in');
  const trades = await tradesOfEmail({ deps: world.deps, actor: world.actor }, email);
  return { ...email, told: trades.map(({ state, origin, value }) => [state, origin, value]) };
}

test('what a mail brings waits for its owner, unless the sender is proven and may be believed', async () => {
  const byFile = await read(mailWith('trades.csv', CSV));
  expect(byFile).toMatchObject({
    status: 'IMPORTED',
    sender: BROKER,
    attachments: ['trades.csv'],
    attempts: 1,
    verified: false,
    told: [['PENDING', 'EMAIL', '1905']],
  });
  // The same trade in the text of another mail is no second one.
  const again = await read(mailOf(NOTE));
  expect(again).toMatchObject({ status: 'IMPORTED', told: [] });
  await world.takes({ autoConfirm: true });
  const unsigned = await read(mailOf(NOTE.replace('AAPL', 'MSFT')));
  expect(unsigned).toMatchObject({ verified: false, told: [['PENDING', 'EMAIL', '1905']] });
  signer = BROKER;
  const signed = await read(mailOf(NOTE.replace('AAPL', 'NVDA')));
  expect(signed).toMatchObject({ verified: true, told: [['CONFIRMED', 'EMAIL', '1905']] });
  const { nodes } = await getTrades(world.deps, world.actor, { states: ['PENDING'] });
  expect(nodes.map(({ emailId }) => emailId)).toEqual([unsigned.id, byFile.id]);
  const waiting = async () =>
    (await netWorthDashboard(world.deps, world.actor)).pendingConfirmations;
  expect(await waiting()).toBe(2);
  const id = nodes[0]?.id ?? '';
  await confirmTrade(world.deps, world.actor, { id, decision: 'CONFIRM' });
  expect(await waiting()).toBe(1);
});

test('a mail with more files than are read says so, whatever the others brought', async () => {
  const parts = Array.from({ length: 23 }, (_, place) => {
    const name = `Content-Disposition: attachment; filename="${place}.csv"`;
    return `--b\nContent-Type: text/csv\n${name}\n\n${CSV.replace('10,', `${place + 1},`)}\n`;
  });
  const type = { 'Content-Type': 'multipart/mixed; boundary=b' };
  const many = await read(mailOf(`${parts.join('')}--b--`, type));
  expect(many).toMatchObject({
    status: 'NEEDS_REVIEW',
    failureReason: 'Files that are not read: 3. Add them to the portfolio yourself.',
  });
  expect(many.told).toHaveLength(20);
  expect(many.attachments).toHaveLength(20);
});

test.each([
  ['a zero', '\0'],
  ['a quotation mark that stays open', '\n"Thank you'],
  ['a line without end', `\n${'x'.repeat(20_000)}`],
])('a note in a mail is read in spite of %s', async (_title, more) => {
  const email = await read(mailOf(NOTE + more));
  expect(email).toMatchObject({ status: 'IMPORTED', told: [['PENDING', 'EMAIL', '1905']] });
});

test('what nobody asked for is not read, and says why', async () => {
  const stranger = await read(mailWith('t.csv', CSV, { From: 'eve@stranger.example' }));
  expect(stranger).toMatchObject({
    status: 'IGNORED',
    told: [],
    failureReason: 'E-mails from eve@stranger.example are not allowed for the portfolio.',
  });
  expect(await world.deps.objects.get(stranger.id)).toBeNull();
  const answer = await read(mailOf('I am away', { 'Auto-Submitted': 'auto-replied' }));
  expect(answer.status).toBe('IGNORED');
  const [first] = [await read(mailOf(NOTE, { 'Message-ID': '<1@broker.example>' }))];
  expect(first).toMatchObject({ status: 'IMPORTED' });
  for (const same of [
    mailOf(NOTE, { Received: 'by another' }),
    mailOf('Else', { 'Message-ID': '<1@broker.example>' }),
  ]) {
    expect(await read(same)).toMatchObject({
      status: 'IGNORED',
      failureReason: expect.stringMatching(/^The same e-mail came before, at 2026-11-20T/),
    });
  }
  await world.takes({ enabled: false });
  expect(await read(mailOf(NOTE))).toMatchObject({
    failureReason: 'E-mail is switched off for the portfolio.',
  });
});

test('a mail that says nothing is read again on demand, once for a key', async () => {
  const { deps, actor } = world;
  const failed = await read(mailOf('Price: USD 190.50\nQuantity: 10\nSide: Buy'));
  expect(failed).toMatchObject({
    status: 'FAILED',
    failureCode: 'UNKNOWN_LAYOUT',
    failureReason: expect.stringMatching(/it names no symbol/),
  });
  const retry = { id: failed.id, idempotencyKey: 'k' };
  expect(await retryEmail(deps, actor, retry)).toMatchObject({ status: 'PARSING', attempts: 2 });
  expect(await retryEmail(deps, actor, retry)).toMatchObject({ attempts: 2 });
  expect(await refusal(retryEmail(deps, actor, { id: failed.id }))).toMatchObject({
    code: 'INVALID_STATE',
  });
  await world.work();
  expect((await world.emails())[0]).toMatchObject({ status: 'FAILED', attempts: 2 });
  const eve = await world.another();
  expect(await refusal(retryEmail(deps, eve.actor, { id: failed.id }))).toMatchObject({
    code: 'NOT_FOUND',
  });
  const { portfolioId } = world;
  expect(await refusal(getEmails(deps, eve.actor, { portfolioId }))).toMatchObject({
    code: 'NOT_FOUND',
  });
  // What brought nothing is kept for 90 days.
  world.clock.advance(90 * DAY_MS);
  expect(await refusal(retryEmail(deps, actor, { id: failed.id }))).toMatchObject({
    code: 'INVALID_STATE',
  });
  await world.work();
  expect(await world.emails()).toEqual([]);
  expect(await deps.objects.get(failed.id)).toBeNull();
});

test('an address takes a hundred mails a day, and none once it is made anew', async () => {
  const { deps, address } = world;
  const other = mailOf('Hello', { From: 'eve@stranger.example' });
  for (let count = 0; count < 100; count += 1) expect(await receive(other)).toBe('taken');
  expect(await receive(other)).toBe('full');
  expect(await takesEmails(deps, address)).toBe('full');
  world.clock.advance(DAY_MS);
  expect(await takesEmails(deps, address.toUpperCase())).toBe('taken');
  const renewed = await world.takes({ regenerateAddress: true });
  expect(renewed.address).toMatch(/^[a-z2-9]{20}@in\.example\.com$/);
  expect(renewed).toMatchObject({ allowedSenders: [BROKER] });
  expect(await receive(other)).toBe('unknown');
  expect(await receive(mailOf('x', { From: 'nobody' }), renewed.address)).toBe('malformed');
  expect(await takesEmails(deps, `x@in.example.com`)).toBe('unknown');
  await deletePortfolio(deps, world.actor, { id: world.portfolioId });
  expect(await takesEmails(deps, renewed.address)).toBe('unknown');
});
