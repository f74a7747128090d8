import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { memoryStore } from '../../../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { getDividends } from '../../portfolios/dividends/read-dividends.ts';
import { extractedOf } from '../../portfolios/extracted.ts';
import { getDefaultPortfolio, portfolioOf } from '../../portfolios/read-portfolios.ts';
import { confirmTrade } from '../../portfolios/trades/change-trade.ts';
import { createTrade } from '../../portfolios/trades/create-trade.ts';
import { getTrades } from '../../portfolios/trades/get-trades.ts';
import { createPortfolio, deletePortfolio } from '../../portfolios/write-portfolio.ts';
import { AAPL, asset, refusal } from '../../trading/trading.fixture.ts';
import { receiveUpload } from '../../uploads/index.ts';
import { sendFile } from '../documents/files.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth.fixture.ts';
import { allFiles, deleteFile, portfolioFiles, retryFile, uploadFile } from './own-files.ts';
import { fileJobs } from './read-file.ts';
import { takeFile } from './take-file.ts';

let db: Database;
let world: NetWorthWorld;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});

afterEach(() => db.close());

const depsWithStore = () => ({ ...world.deps, objects: memoryStore() });
type Store = ReturnType<typeof depsWithStore>;

const HEADER = 'Date,Type,Symbol,Quantity,Price,Fee,Trade ID';
const csv = (...lines: string[]) => Buffer.from([HEADER, ...lines, ''].join('\n'));
const TRADES = csv(
  '2026-03-02,BUY,AAPL,10,250,1,T1',
  '2026-03-03,BUY,AAPL,2,251,1,T2',
  '2026-09-01,SELL,AAPL,4,260,1,T3',
);

const read = (deps: Store) =>
  runDueJobs({ ...deps, db, log: { error: () => undefined } }, fileJobs(deps));

const open = (currency = 'USD') =>
  createPortfolio(world.deps, world.ada.actor, {
    name: 'Shares',
    costBasisMethod: 'FIFO',
    currency,
  });

async function add(deps: Store, portfolioId: string, bytes: Buffer, more: object = {}) {
  const { id } = await uploadFile(deps, world.ada.actor, {
    portfolioId,
    fileName: 'trades.csv',
    content: { base64: bytes.toString('base64') },
    ...more,
  });
  await read(deps);
  return id;
}

async function shown(deps: Store, id: string) {
  const [file] = (await allFiles(deps, world.ada.actor, { ids: [id] })).nodes;
  return { ...file, extracted: await extractedOf(deps, id) };
}

type Noted = [portfolioId: string, assetId: string, type: 'BUY' | 'SELL', on: string, of: string];
const record = (...[portfolioId, instrumentId, type, tradedOn, quantity]: Noted) =>
  createTrade(
    world.deps,
    world.ada.actor,
    Object.assign({ portfolioId, instrumentId, type, tradedOn, quantity }, { price: '250' }),
  );
const held = async (id: string) => {
  const { all } = await portfolioOf(world.deps, world.ada.actor, id);
  return all.map(({ quantity }) => quantity);
};
const trades = async (given: Parameters<typeof getTrades>[2] = {}) =>
  (await getTrades(world.deps, world.ada.actor, given)).nodes;

test('a file is read into trades that count, and imported twice it is imported once', async () => {
  const deps = depsWithStore();
  const portfolioId = await open();
  const id = await add(deps, portfolioId, TRADES);
  const file = await shown(deps, id);
  expect(file).toMatchObject({
    extractionStatus: 'COMPLETED',
    kind: 'TRADE_LIST',
    mimeType: 'text/csv',
    rowCount: 3,
    pendingCount: 0,
    attempts: 1,
    periodStartsOn: '2026-03-02',
    periodEndsOn: '2026-09-01',
    extracted: [
      { rowNumber: 2, trade: { type: 'BUY', quantity: '10', state: 'CONFIRMED', origin: 'FILE' } },
      { rowNumber: 3, problem: null },
      { rowNumber: 4, trade: { type: 'SELL', fileId: id } },
    ],
  });
  expect(await held(portfolioId)).toEqual(['8']);
  // The same bytes are the same file; the same rows in other bytes are the same trades.
  expect(await add(deps, portfolioId, TRADES)).toBe(id);
  const more = Buffer.concat([TRADES, Buffer.from('2026-10-01,BUY,AAPL,1,255,1,T4\n')]);
  const again = await shown(deps, await add(deps, portfolioId, more));
  expect(
    again.extracted.map(({ duplicateOfId, trade }) => duplicateOfId ?? trade?.quantity),
  ).toEqual([...file.extracted.map(({ trade }) => trade?.id), '1']);
  expect(await trades()).toHaveLength(4);
  expect(await held(portfolioId)).toEqual(['9']);
  const signature = again.downloadUrl?.split('/').at(-1) ?? '';
  expect(await sendFile(deps, signature)).toMatchObject({ fileName: 'trades.csv' });
});

test('what was recorded by hand is found, and a deleted file leaves nothing behind', async () => {
  const deps = depsWithStore();
  const portfolioId = await open();
  const byHand = await record(portfolioId, AAPL, 'BUY', '2026-03-02', '10');
  const id = await add(deps, portfolioId, TRADES);
  expect((await shown(deps, id)).extracted[0]).toMatchObject({ duplicateOfId: byHand.id });
  expect(await held(portfolioId)).toEqual(['8']);
  await deleteFile(deps, world.ada.actor, { id, deleteExtracted: true });
  expect(await held(portfolioId)).toEqual(['10']);
  expect(await allFiles(deps, world.ada.actor, {})).toMatchObject({ nodes: [] });
  await read(deps);
  expect(await deps.objects.get(id)).toBeNull();
  const second = await add(deps, portfolioId, TRADES);
  expect(await held(portfolioId)).toEqual(['8']);
  await deleteFile(deps, world.ada.actor, { id: second });
  expect(await held(portfolioId)).toEqual(['8']);
  expect((await trades()).map(({ fileId }) => fileId)).toEqual([null, null, null]);
});

test('a file whose trades others need is not taken back, and each of them is named', async () => {
  const deps = depsWithStore();
  const portfolioId = await open();
  const rows = ['02,BUY,AAPL,10,250,1,T1', '03,BUY,MSFT,4,400,1,T2', '04,BUY,TSLA,2,300,1,T3'];
  const id = await add(deps, portfolioId, csv(...rows.map((row) => `2026-03-${row}`)));
  await record(portfolioId, AAPL, 'SELL', '2026-04-02', '3');
  await record(portfolioId, asset('MSFT').id, 'SELL', '2026-05-04', '4');
  const undone = deleteFile(deps, world.ada.actor, { id, deleteExtracted: true });
  const { code, fields } = await refusal(undone);
  expect([code, ...(fields ?? []).map(({ message }) => message)]).toEqual([
    'INSUFFICIENT_QUANTITY',
    'AAPL: on 2026-04-02 3 is needed and 0 was held',
    'MSFT: on 2026-05-04 4 is needed and 0 was held',
  ]);
  expect((await held(portfolioId)).toSorted()).toEqual(['0', '2', '7']);
});

test('the files of a portfolio go with it, or move with its trades', async () => {
  const deps = depsWithStore();
  await getDefaultPortfolio(world.deps, world.ada.actor, 'ASSETS');
  const [kept, gone] = [await open(), await open()];
  const moved = await add(deps, kept, TRADES);
  const lost = await add(deps, gone, TRADES);
  await deletePortfolio(world.deps, world.ada.actor, { id: kept, keepTrades: true });
  await deletePortfolio(world.deps, world.ada.actor, { id: gone });
  await read(deps);
  expect((await allFiles(deps, world.ada.actor, {})).nodes.map(({ id }) => id)).toEqual([moved]);
  expect((await trades()).map(({ fileId }) => fileId)).toEqual([moved, moved, moved]);
  expect(await deps.objects.get(lost)).toBeNull();
});

test('what is not certain waits for a person, and says why', async () => {
  const deps = depsWithStore();
  const portfolioId = await open('NZD');
  const id = await add(
    deps,
    portfolioId,
    csv(
      '2026-03-02,BUY,AAPL,10,250,0,',
      '2026-03-03,SELL,AAPL,11,260,0,',
      '2026-02-31,BUY,AAPL,1,250,0,',
      '2026-03-04,BUY,NOSUCH,1,250,0,',
      '2026-05-14,DIVIDEND,AAPL,,0.26,0,',
      '2026-02-14,DIVIDEND,MSFT,,0.26,0,',
      '2026-03-05,BUY,"=CMD(""x"")",1,1,0,',
    ).subarray(),
  );
  const file = await shown(deps, id);
  expect(file).toMatchObject({ extractionStatus: 'NEEDS_REVIEW', rowCount: 7 });
  expect(await held(portfolioId)).toEqual(['10']);
  const [buy, sell, noDay, unknown, , , formula] = file.extracted;
  expect(buy?.trade).toMatchObject({ state: 'CONFIRMED', exchangeRate: expect.any(String) });
  expect(sell).toMatchObject({
    trade: { state: 'PENDING' },
    problem: 'More is taken out than was held: record what came before.',
  });
  expect(noDay).toMatchObject({ trade: null, problem: 'Date: “2026-02-31” is not a day.' });
  expect(unknown?.problem).toMatch(/^NOSUCH is not known/);
  expect(formula).toMatchObject({ trade: null, problem: expect.stringMatching(/not a symbol/) });
  const [pending] = await trades({ states: ['PENDING'] });
  const decided = { id: pending?.id ?? '', decision: 'CONFIRM', quantity: '4' } as const;
  await confirmTrade(world.deps, world.ada.actor, decided);
  expect(await held(portfolioId)).toEqual(['6']);
  // Read again, what a person has decided on stays.
  await retryFile(deps, world.ada.actor, { id });
  await read(deps);
  expect(await held(portfolioId)).toEqual(['6']);
  expect(await shown(deps, id)).toMatchObject({ attempts: 2, pendingCount: 0 });
});

test('dividends wait, for what was held on the day before', async () => {
  const deps = depsWithStore();
  const portfolioId = await open();
  const id = await add(
    deps,
    portfolioId,
    Buffer.from(
      [
        'Date,Type,Symbol,Quantity,Price,Total',
        '2026-03-02,BUY,AAPL,10,250,2500',
        '2026-05-14,DIVIDEND,AAPL,,,2.6',
        '2026-02-14,DIVIDEND,MSFT,,,2.6',
      ].join('\n'),
    ),
  );
  const { nodes } = await getDividends(world.deps, world.ada.actor, {});
  expect(nodes).toMatchObject([
    { state: 'PENDING', quantity: '10', grossAmount: '2.6', amountPerShare: '0.26', fileId: id },
  ]);
  const [, dividend, unheld] = (await shown(deps, id)).extracted;
  expect(dividend?.dividend?.id).toBe(nodes[0]?.id);
  expect(unheld).toMatchObject({
    dividend: null,
    problem: 'Nothing was held on 2026-02-13: record the trades first.',
  });
});

test.each([
  ['Colour,Shape,Size\nred,round,1\n', 'UNKNOWN_LAYOUT', /Colour, Shape, Size/],
  ['Date,Symbol,Quantity,Price\n', 'EMPTY', /no rows/],
  ['Date,Symbol,Quantity,Price\n2026-03-02,"AAPL,1,1\n', 'UNREADABLE', /^Row 2/],
])('a file that cannot be read says why: %j', async (text, failureCode, reason) => {
  const deps = depsWithStore();
  const id = await add(deps, await open(), Buffer.from(text));
  expect(await shown(deps, id)).toMatchObject({
    extractionStatus: 'FAILED',
    failureCode,
    failureReason: expect.stringMatching(reason),
    extracted: [],
  });
});

test('a file is taken by what it is, and not by its name', async () => {
  const deps = depsWithStore();
  const portfolioId = await open();
  const upload = (bytes: Buffer, more: object = {}) => refusal(add(deps, portfolioId, bytes, more));
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect(await upload(html)).toMatchObject({ code: 'BAD_USER_INPUT' });
  for (const fileName of ['../trades.csv', 'C:\\trades.csv', '..']) {
    expect(await upload(TRADES, { fileName })).toMatchObject({ code: 'BAD_USER_INPUT' });
  }
  expect(await upload(TRADES, { content: { base64: '%%%%' } })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await upload(Buffer.from('PK\u0003\u0004\u0014\0\u0001\0', 'latin1'))).toMatchObject({
    fields: [{ path: 'params.content', message: expect.stringMatching(/^is an archive: unpack/) }],
  });
  const id = await add(deps, portfolioId, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  const { nodes } = await portfolioFiles(deps, world.ada.actor, { portfolioId });
  expect(nodes).toMatchObject([
    { id, mimeType: 'image/png', kind: 'ATTACHMENT', extractionStatus: 'NOT_APPLICABLE' },
  ]);
  expect(await refusal(retryFile(deps, world.ada.actor, { id }))).toMatchObject({
    code: 'INVALID_STATE',
  });
});

test('an upload is used once, by its owner, and a repetition needs it no more', async () => {
  const deps = depsWithStore();
  const portfolioId = await open();
  async function* sent(): AsyncGenerator<Uint8Array> {
    yield TRADES;
  }
  const uploaded = await receiveUpload(deps, world.ada.actor.userId, sent());
  const uploadId = uploaded?.uploadId ?? '';
  const file = { portfolioId, fileName: 'trades.csv', content: { uploadId } };
  const eve = await world.another();
  expect(await refusal(uploadFile(deps, eve.actor, file))).toMatchObject({ code: 'NOT_FOUND' });
  const once = { ...file, idempotencyKey: 'k' };
  const { id } = await uploadFile(deps, world.ada.actor, once);
  expect((await uploadFile(deps, world.ada.actor, once)).id).toBe(id);
  expect(await refusal(uploadFile(deps, world.ada.actor, file))).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('the rows of an e-mail wait, unless its owner wants otherwise', async () => {
  const deps = depsWithStore();
  const portfolioId = await open();
  const file = { userId: world.ada.actor.userId, portfolioId, name: 'a.csv', bytes: TRADES };
  await takeFile(deps, { ...file, source: 'EMAIL', emailId: portfolioId });
  await read(deps);
  expect(await trades()).toMatchObject(
    Array.from({ length: 3 }, () => ({ state: 'PENDING', origin: 'EMAIL', emailId: portfolioId })),
  );
});
