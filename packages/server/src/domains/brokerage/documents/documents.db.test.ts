import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { memoryStore } from '../../../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { applyActions } from '../../trading/corporate-actions/index.ts';
import { payDividends } from '../../trading/corporate-actions/pay-dividends.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import {
  AAPL,
  balancesOf,
  buy,
  giveCash,
  refusal,
  type Trader,
  trader,
} from '../../trading/trading.fixture.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { documentIssues } from './document-job.ts';
import { fetchDocumentById, fetchDocuments, sendDocument } from './fetch-documents.ts';
import { objectKey } from './issue-documents.ts';

let db: Database;
let world: BrokerageWorld;
let ada: Trader;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await brokerageWorld({ db });
  world.clock.set(new Date('2026-10-20T15:00:00Z'));
  ada = await trader(world, '10000.10');
});

afterEach(() => db.close());

const objects = memoryStore();
const deps = () => ({ ...world.deps, objects, config: { pdfFonts: [] } });
const at = (text: string) => world.clock.set(new Date(text));
const never = new AbortController().signal;
const runJob = () => documentIssues(deps()).run('all', never);
const listed = async (more = {}) => (await fetchDocuments(deps(), ada.actor, more)).nodes;
const named = async (more = {}) => (await listed(more)).map(({ name }) => name);

async function trade(side: 'BUY' | 'SELL', quantity: string): Promise<void> {
  await placeOrder(world.deps, ada.actor, buy({ side, quantity }));
  await runOnce(world.deps);
}

/** Bought in October and November, sold in part, and paid a dividend on the first of December. */
async function months(): Promise<void> {
  at('2026-10-21T15:00:00Z');
  await trade('BUY', '20');
  at('2026-11-05T15:00:00Z');
  await giveCash(world, ada, 'EUR', '1234.5');
  world.market.setPrice('AAPL', '112.5');
  await trade('SELL', '8');
  await trade('BUY', '1');
  world.market.act({
    id: 'a dividend',
    assetId: AAPL,
    kind: 'DIVIDEND',
    amountPerShare: '0.26',
    currency: 'USD',
    withholdingRate: '0.15',
    exAt: new Date('2026-11-23T09:00:00Z'),
    payAt: new Date('2026-12-01T14:00:00Z'),
  });
  at('2026-11-23T15:00:00Z');
  await applyActions(world.deps);
  at('2026-12-01T15:00:00Z');
  await payDividends(world.deps);
}

async function wordsOf(name: string): Promise<string> {
  const document = (await listed({ limit: 500 })).find((one) => one.name === name);
  const { downloadUrl } = await fetchDocumentById(deps(), ada.actor, document?.id ?? '');
  const file = await sendDocument(deps(), downloadUrl?.split('/').at(-1) ?? '');
  const parts: Uint8Array[] = [];
  for await (const part of file?.bytes ?? []) parts.push(part);
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(Buffer.concat(parts))));
  return text.join(' ').replace(/\s+/g, ' ');
}

test('papers are issued once their period is over, and are those of the ledger', async () => {
  await months();
  const { 'cash USD': dollars } = await balancesOf(world, ada.live.id);
  expect(await named()).toEqual([
    'Trade confirmation of 2026-11-05',
    'Trade confirmation of 2026-10-21',
    'Statement of 2026-11',
    'Statement of 2026-10',
  ]);
  const october = await wordsOf('Statement of 2026-10');
  // Twenty shares at 100.01 of 10,000.10 USD.
  expect(october).toContain('USD 0.00 10,000.10 -2,000.20 7,999.90');
  expect(october).toContain('2026-10-01 to 2026-10-31');
  expect(october).toContain(`Issued by ${new URL(world.deps.oauth.issuer).host} Name ada`);
  expect(october).toContain('AAPL Apple');
  const november = await wordsOf('Statement of 2026-11');
  // Eight sold at 112.49, and one bought at 112.51.
  expect(november).toContain('USD 7,999.90 899.92 -112.51 8,787.31');
  expect(november).toContain('EUR 0.00 1,234.50 0.00 1,234.50');
  expect(november).toContain('13 1,462.50 USD');
  expect(await wordsOf('Trade confirmation of 2026-11-05')).toContain(
    '15:00:00 SELL AAPL 8 112.49 0.00 899.92 USD 2026-11-06',
  );
  at('2027-01-02T15:00:00Z');
  await runJob();
  // The dividend of December, which is all that came after.
  expect(dollars).toBe('8789.68');
  expect(await wordsOf('Statement of 2026-12')).toContain('USD 8,787.31 3.38 -1.01 8,789.68');
  const tax = await wordsOf('Figures of 2026 for tax form 1042-S');
  expect(tax).toContain('3.38 30 % 1.01 USD');
  expect(tax).not.toContain('Sales');
});

test('a confirmation breaks no number, however many places a quantity has', async () => {
  at('2026-10-21T15:00:00Z');
  await trade('BUY', '20.123456789');
  at('2026-10-22T15:00:00Z');
  expect(await wordsOf('Trade confirmation of 2026-10-21')).toContain(
    'BUY AAPL 20.123456789 100.01 0.00 -2,012.55 USD 2026-10-22',
  );
});

const moveTo = statement<never, [userId: string, country: string]>(
  'test_documents_move_to',
  'update users set country = $2 where id = $1',
);

const countIssued = statement<{ count: number }, [userId: string, name: string]>(
  'test_documents_count_issued',
  `select count(*)::int as count from account_documents where user_id = $1 and name like $2`,
);

test('papers beyond the turn of an account are issued by the next turn, not on the next day', async () => {
  at('2028-01-03T15:00:00Z');
  const issued = async () => (await db.one(countIssued, ada.userId, 'Statement of %')).count;
  expect(await runJob()).toEqual(world.clock.now());
  expect(await issued()).toBe(12);
  expect(await runJob()).toBeNull();
  // From October 2026 to December 2027.
  expect(await issued()).toBe(15);
});

test('a person of the United States is told of sales too', async () => {
  await months();
  await db.transaction((tx) => tx.run(moveTo, ada.userId, 'US'));
  at('2027-01-02T15:00:00Z');
  await runJob();
  const tax = await wordsOf('Figures of 2026 for tax form 1099');
  expect(tax).toContain('AAPL 8 2026-10-21 2026-11-05 899.92 800.08 99.84 USD');
});

test('a paper is issued once, however many ask, and never changes', async () => {
  await months();
  await Promise.all([listed(), runJob(), listed()]);
  const all = await listed();
  expect(new Set(all.map(({ name }) => name)).size).toBe(4);
  expect(all).toHaveLength(4);
  const [first] = all;
  const id = first?.id ?? '';
  const change = db.transaction((tx) => tx.run(rename, id));
  await expect(change).rejects.toThrow('append-only');
  const { downloadUrl, downloadUrlExpiresAt } = await fetchDocumentById(deps(), ada.actor, id);
  const signature = downloadUrl?.split('/').at(-1) ?? '';
  expect(downloadUrlExpiresAt).toEqual(new Date(world.clock.now().getTime() + 300_000));
  expect(await sendDocument(deps(), signature)).toMatchObject({ sizeBytes: first?.sizeBytes });
  await objects.put(objectKey(id), once(Buffer.from('%PDF-1.7 another')));
  expect(await sendDocument(deps(), signature)).toBeNull();
  world.clock.advance(300_000);
  expect(await sendDocument(deps(), signature)).toBeNull();
  await objects.delete(objectKey(id));
  expect(await refusal(fetchDocumentById(deps(), ada.actor, id))).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
  });
});

const rename = statement<never, [id: string]>(
  'test_documents_rename',
  `update account_documents set name = 'Another' where id = $1`,
);

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

test('papers are found by type, day and id, by their person alone', async () => {
  await months();
  expect(await named({ types: ['ACCOUNT_STATEMENT'] })).toHaveLength(2);
  expect(await named({ to: '2026-11-30' })).toEqual([]);
  expect(await named({ from: '2026-12-01' })).toHaveLength(4);
  const [one, two] = await listed();
  const ids = [one?.id ?? ''];
  expect((await listed({ ids }))[0]?.downloadUrl).toMatch(/^http/);
  expect((await listed({ ids: [...ids, two?.id ?? ''] }))[0]?.downloadUrl).toBeNull();
  const eve = await trader(world, '0', 'eve@example.com');
  expect((await fetchDocuments(deps(), eve.actor, { ids })).nodes).toEqual([]);
  expect(await refusal(fetchDocumentById(deps(), eve.actor, ids[0] ?? ''))).toMatchObject({
    code: 'NOT_FOUND',
  });
  const backwards = fetchDocuments(deps(), ada.actor, { from: '2026-12-01', to: '2026-11-01' });
  expect(await refusal(backwards)).toMatchObject({ code: 'BAD_USER_INPUT' });
});
