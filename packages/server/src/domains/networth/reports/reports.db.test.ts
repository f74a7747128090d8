import { DAY_MS } from '@investing-platform/schema/durations';
import { readXlsx } from 'hucre/xlsx';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { memoryStore } from '../../../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import type { ObjectStore } from '../../../ports/object-store.ts';
import { refusal } from '../../trading/trading.fixture.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { sendFile } from '../documents/files.ts';
import { netWorthAssetHistory } from '../history/asset-history.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { type NetWorthWorld, netWorthWorld, TODAY, withLostRates } from '../networth.fixture.ts';
import { type GenerateReportInput, generateReport } from './generate-report.ts';
import { reportJobs } from './make-report.ts';
import { fillNetWorth, LONG, manyHoldings } from './reports.fixture.ts';

let db: Database;
let world: NetWorthWorld;
let objects: ObjectStore;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
  objects = memoryStore();
});

afterEach(() => db.close());

const fill = () => fillNetWorth(world);
const config: { pdfFonts: readonly string[] } = { pdfFonts: [] };
const deps = () => ({ ...world.deps, objects, config });
const report = (input: GenerateReportInput = {}) => generateReport(deps(), world.ada.actor, input);
const runJobs = () => runDueJobs(deps(), reportJobs(deps()));

async function fileOf(url: string | null | undefined) {
  const file = await sendFile(deps(), url?.split('/').at(-1) ?? '');
  if (file === null) throw new Error('there is no file');
  const parts: Uint8Array[] = [];
  for await (const part of file.bytes) parts.push(part);
  return { ...file, content: Buffer.concat(parts) };
}

async function pagesOf(content: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(content)));
  return text.join(' ').replace(/\s+/g, ' ');
}

const grouped = (amount: string) => {
  const [whole = '', cents = '00'] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
};

test('a report on paper says what the dashboard says, and is read aloud by its tags', async () => {
  await fill();
  const made = await report();
  expect(made).toMatchObject({
    status: 'COMPLETED',
    format: 'PDF',
    asOf: TODAY,
    failureCode: null,
  });
  const file = await fileOf(made.downloadUrl);
  expect(file).toMatchObject({
    fileName: `net-worth-${TODAY}.pdf`,
    mimeType: 'application/pdf',
    sizeBytes: made.sizeBytes,
  });
  const words = await pagesOf(file.content);
  const { totals, assets } = await netWorthDashboard(deps(), world.ada.actor);
  for (const amount of [totals.netWorth, totals.totalAssets, totals.totalLiabilities]) {
    expect(words).toContain(grouped(amount));
  }
  for (const { valueInDisplayCurrency } of assets) {
    expect(words).toContain(grouped(valueInDisplayCurrency ?? ''));
  }
  for (const name of [LONG, 'Mortgage 987654', 'Salary', 'Rent', 'A boat', 'Page 1 of']) {
    expect(words).toContain(name);
  }
  const document = await getDocumentProxy(Uint8Array.from(file.content));
  const tags = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const tag of ['"H1"', '"H2"', '"Figure"', '"Table"', '"TH"', '"TD"', 'A line of what']) {
    expect(tags).toContain(tag);
  }
});

test('every sum says how many parts it leaves out where no exchange rate is known', async () => {
  await fill();
  const house = { currency: 'EUR', category: 'PROPERTY', purchasedOn: '2025-01-10' } as const;
  await recordAsset(deps(), world.ada.actor, { ...house, name: 'House', purchasePrice: '1000' });
  const withoutRates = { ...deps(), marketData: withLostRates(world.deps.marketData) };
  const reportOf = async (input: GenerateReportInput) =>
    (await fileOf((await generateReport(withoutRates, world.ada.actor, input)).downloadUrl))
      .content;
  for (const hideAmounts of [false, true]) {
    const json = JSON.parse(String(await reportOf({ format: 'JSON', hideAmounts })));
    expect(json.totals.unpricedCount).toBe(1);
    expect(new Set(json.history.map(Object).map(countOf))).toEqual(new Set([1]));
    const { sheets } = await readXlsx(await reportOf({ format: 'XLSX', hideAmounts }));
    const lastOf = (name: string) =>
      sheets.find((sheet) => sheet.name === name)?.rows.map((row) => row.at(-1)) ?? [];
    // Of percentages alone there is none without the missing part.
    expect(lastOf('Totals').slice(0, 2)).toEqual(hideAmounts ? ['Left out'] : ['Left out', 1]);
    expect(new Set(lastOf('Over time'))).toEqual(new Set(['Left out', 1]));
    expect(lastOf('Allocation')).toContain(1);
  }
});

const countOf = ({ unpricedCount }: { unpricedCount?: number }) => unpricedCount;

test('every format has exactly the figures of the dashboard and its history', async () => {
  await fill();
  const dashboard = await netWorthDashboard(deps(), world.ada.actor);
  const history = await netWorthAssetHistory(deps(), world.ada.actor, {
    from: '2025-11-20',
    timeframe: 'MONTH_1',
  });
  const json = JSON.parse(
    String((await fileOf((await report({ format: 'JSON' })).downloadUrl)).content),
  );
  const { netWorth, totalAssets, totalLiabilities, debtToAssetPercent } = dashboard.totals;
  expect(json.totals).toMatchObject({
    netWorth,
    totalAssets,
    totalLiabilities,
    debtToAssetPercent,
  });
  expect(json.assets.map(({ value }: { value: string }) => value)).toEqual(
    dashboard.assets.map((asset) => asset.valueInDisplayCurrency),
  );
  expect(json.allocation).toEqual(dashboard.allocation);
  expect(json.history).toEqual(
    history.nodes.map(({ date, value, netWorth: worth, unpricedCount }) => {
      return { date, value, netWorth: worth, unpricedCount };
    }),
  );
  const { sheets } = await readXlsx(
    (await fileOf((await report({ format: 'XLSX' })).downloadUrl)).content,
  );
  expect(sheets.map(({ name }) => name)).toEqual([
    ...['Totals', 'Over time', 'Allocation', 'Assets', 'Debts', 'Income', 'Expenses', 'Goals'],
  ]);
  const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [];
  expect(rowsOf('Totals')[1]?.slice(0, 2)).toEqual(['Net worth', Number(netWorth)]);
  expect(rowsOf('Over time')[1]?.[0]).toEqual(new Date('2025-11-30'));
  const named = rowsOf('Assets').map(([name]) => name);
  expect(named).toContain('=HYPERLINK("https://evil.example")');
  const zip = await fileOf((await report({ format: 'CSV' })).downloadUrl);
  expect(zip.fileName).toBe(`net-worth-${TODAY}.zip`);
  expect(zip.content.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['totals.csv', 'over-time.csv', 'assets.csv', 'income.csv']) {
    expect(zip.content.includes(name)).toBe(true);
  }
});

test.each(['PDF', 'XLSX', 'JSON'] as const)(
  'a %s that hides amounts has none of them',
  async (format) => {
    await fill();
    const made = await report({ format, hideAmounts: true });
    const { content } = await fileOf(made.downloadUrl);
    const words =
      format === 'PDF'
        ? await pagesOf(content)
        : format === 'JSON'
          ? String(content)
          : JSON.stringify((await readXlsx(content)).sheets.map(({ rows }) => rows));
    expect(words).toContain('Mortgage #');
    const { totals, assets } = await netWorthDashboard(deps(), world.ada.actor);
    const amounts = [totals.netWorth, totals.totalAssets, totals.totalLiabilities, '7000', '1500'];
    for (const amount of [...amounts, ...assets.map(({ value }) => value ?? '0'), '987654']) {
      expect(words).not.toContain(amount);
      expect(words).not.toContain(grouped(amount));
    }
  },
);

test('a report of portfolios and of some sections shows no other', async () => {
  await fill();
  const made = await report({ format: 'JSON', sections: ['TOTALS', 'GOALS'] });
  const { content } = await fileOf(made.downloadUrl);
  expect(Object.keys(JSON.parse(String(content)))).toEqual([
    ...['asOf', 'valuedAt', 'currency', 'totals', 'goals'],
  ]);
  const { assets } = await netWorthDashboard(deps(), world.ada.actor);
  const portfolioId = assets[0]?.portfolioId ?? '';
  const part = await report({ format: 'JSON', portfolioIds: [portfolioId], asOf: '2026-06-30' });
  expect(part).toMatchObject({ asOf: '2026-06-30', portfolioIds: [portfolioId] });
  const shown = JSON.parse(String((await fileOf(part.downloadUrl)).content));
  expect(Object.keys(shown)).not.toContain('goals');
  const then = await netWorthDashboard(deps(), world.ada.actor, {
    asOf: '2026-06-30',
    portfolioIds: [portfolioId],
  });
  expect(shown.totals.totalAssets).toBe(then.totals.totalAssets);
});

test('what cannot be is refused, and a key makes one report', async () => {
  const future = await refusal(report({ asOf: '2026-11-21' }));
  expect([future.code, future.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.asOf']);
  const eve = await world.another();
  const { assets } = await netWorthDashboard(deps(), eve.actor);
  expect(assets).toEqual([]);
  const unknown = report({ portfolioIds: ['01a1f640-d007-7a8c-9d9e-0f1a2b3c4d5e'] });
  expect((await refusal(unknown)).code).toBe('NOT_FOUND');
  const once = { idempotencyKey: 'k', format: 'JSON' } as const;
  expect((await report(once)).id).toBe((await report(once)).id);
  expect((await refusal(report({ ...once, format: 'CSV' }))).code).toBe('IDEMPOTENCY_CONFLICT');
});

test('a report that fails is tried again by itself, and told once it is given up', async () => {
  const working = objects;
  const full = () => Promise.reject(new Error('the disk is full'));
  objects = { ...working, put: full };
  const key = { idempotencyKey: 'k', format: 'JSON' } as const;
  expect(await report(key)).toMatchObject({ status: 'QUEUED', downloadUrl: null });
  const second = { idempotencyKey: 'l', format: 'JSON' } as const;
  await report(second);
  world.clock.advance(61_000);
  await runJobs();
  objects = working;
  world.clock.advance(31_000);
  await runJobs();
  expect(await report(key)).toMatchObject({ status: 'COMPLETED' });
  objects = { ...working, put: full };
  const third = { idempotencyKey: 'm', format: 'JSON' } as const;
  await report(third);
  for (let round = 0; round < 3; round += 1) {
    world.clock.advance(61_000);
    await runJobs();
  }
  const failed = await report(third);
  expect(failed).toMatchObject({ status: 'FAILED', failureCode: 'INTERNAL', downloadUrl: null });
  expect(failed.failureReason).not.toBeNull();
});

test('a report of very many holdings is made in the background', async () => {
  await fill();
  await db.transaction((tx) => tx.run(manyHoldings, world.ada.userId, world.clock.now()));
  const key = { idempotencyKey: 'k', format: 'JSON' } as const;
  expect(await report(key)).toMatchObject({ status: 'QUEUED', downloadUrl: null, sizeBytes: null });
  await runJobs();
  const made = await report(key);
  expect(made.status).toBe('COMPLETED');
  const { totals } = await netWorthDashboard(deps(), world.ada.actor);
  const shown = JSON.parse(String((await fileOf(made.downloadUrl)).content));
  expect(shown.totals.netWorth).toBe(totals.netWorth);
});

test('the fonts that the operator names are those of reports on paper', async () => {
  config.pdfFonts = ['there-is-no-such-font.ttf'];
  expect(await report({ format: 'PDF' })).toMatchObject({ status: 'QUEUED' });
  config.pdfFonts = [];
  expect(await report({ format: 'PDF' })).toMatchObject({ status: 'COMPLETED' });
});

test('no more reports are made at once than may be', async () => {
  const full = () => Promise.reject(new Error('the disk is full'));
  objects = { ...objects, put: full };
  for (let count = 0; count < 5; count += 1) await report({ format: 'JSON' });
  expect((await refusal(report({ format: 'JSON' }))).code).toBe('QUOTA_EXCEEDED');
});

test('a file is there for seven days, and gone after', async () => {
  const key = { idempotencyKey: 'k', format: 'JSON' } as const;
  const made = await report(key);
  world.clock.advance(61_000);
  await runJobs();
  const again = await report(key);
  expect((await fileOf(again.downloadUrl)).mimeType).toBe('application/json');
  world.clock.advance(7 * DAY_MS);
  expect(await report(key)).toMatchObject({ status: 'EXPIRED', downloadUrl: null });
  await runJobs();
  expect(await objects.get(made.id)).toBeNull();
  expect(await report(key)).toMatchObject({ id: made.id, status: 'EXPIRED' });
});
