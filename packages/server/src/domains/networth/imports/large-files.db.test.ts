import { assetById } from '@investing-platform/rules/market/catalogue';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { memoryStore } from '../../../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { extractedOf } from '../../portfolios/extracted.ts';
import { portfolioOf } from '../../portfolios/read-portfolios.ts';
import { createPortfolio } from '../../portfolios/write-portfolio.ts';
import { netWorthWorld } from '../networth.fixture.ts';
import { allFiles, uploadFile } from './own-files.ts';
import { fileJobs } from './read-file.ts';

let db: Database;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});

afterEach(() => db.close());

/** Somebody whose tables are read, and what is held in the end. */
async function importer(readOn: Database = db) {
  const { deps: common, ada } = await netWorthWorld(db);
  const deps = { ...common, db, objects: memoryStore() };
  const working = { ...deps, db: readOn, log: { error: () => undefined } };
  const terms = { name: 'Shares', costBasisMethod: 'FIFO', currency: 'USD' } as const;
  const portfolioId = await createPortfolio(deps, ada.actor, terms);
  return {
    async read(header: string, rows: readonly string[]) {
      const content = { base64: Buffer.from([header, ...rows].join('\n')).toString('base64') };
      const file = { portfolioId, fileName: 'large.csv', content };
      const { id } = await uploadFile(deps, ada.actor, file);
      await runDueJobs(working, fileJobs(working));
      const { nodes } = await allFiles(deps, ada.actor, { ids: [id] });
      return { file: nodes[0], extracted: await extractedOf(deps, id) };
    },
    async held(): Promise<Readonly<Record<string, string>>> {
      const { all } = await portfolioOf(deps, ada.actor, portfolioId);
      return Object.fromEntries(
        all.map(({ instrumentId, quantity }) => [assetById(instrumentId)?.symbol, quantity]),
      );
    },
  };
}

const SYMBOLS = ['AAPL', 'MSFT', 'TSLA', 'KO', 'NVDA', 'AMZN'];
const HEADER = 'Date,Type,Symbol,Quantity,Price';

test('trades of many holdings, in any turn, come to each of them, and come once', async () => {
  const { read, held } = await importer();
  const rows = Array.from({ length: 5_000 }, (_, n) => {
    const day = String(1 + (n % 28)).padStart(2, '0');
    return `2026-0${1 + (n % 9)}-${day},BUY,${SYMBOLS[n % SYMBOLS.length]},${1 + (n % 3)},${n}.5`;
  });
  const sums: Record<string, number> = {};
  for (const [n] of rows.entries()) {
    const symbol = SYMBOLS[n % SYMBOLS.length] ?? '';
    sums[symbol] = (sums[symbol] ?? 0) + 1 + (n % 3);
  }
  const expected = Object.fromEntries(Object.entries(sums).map(([of, sum]) => [of, String(sum)]));
  const { file } = await read(HEADER, rows);
  expect(file).toMatchObject({ extractionStatus: 'COMPLETED', rowCount: 5_000, pendingCount: 0 });
  expect(await held()).toEqual(expected);
  const again = await read(HEADER, [...rows, '2026-09-30,SELL,KO,1,9']);
  expect(again.file).toMatchObject({ extractionStatus: 'COMPLETED', rowCount: 5_001 });
  expect(again.extracted.every(({ duplicateOfId }) => duplicateOfId !== null)).toBe(true);
  expect(await held()).toEqual({ ...expected, KO: String((sums.KO ?? 0) - 1) });
});

test('what a holding has no room for is left out, in the order of the file, and told', async () => {
  const { read, held } = await importer();
  const rows = Array.from({ length: 10_002 }, (_, n) => `2026-03-02,BUY,AAPL,1,${1 + n}`);
  const { file } = await read(HEADER, [...rows, '2026-03-02,BUY,KO,1,60']);
  expect(file).toMatchObject({
    extractionStatus: 'NEEDS_REVIEW',
    rowCount: 10_003,
    failureReason:
      'Nothing came of 2 rows after the first 1,000, which alone are shown. Row 10002: It is left ' +
      'out: a holding may have 10000 trades.',
  });
  expect(await held()).toEqual({ AAPL: '10000', KO: '1' });
});

test("a trade is known by its broker's name, wherever it was put", async () => {
  const { read, held } = await importer();
  const named = `${HEADER},Trade ID`;
  await read(named, ['2026-03-02,BUY,AAPL,10,250,T1', '2026-03-02,BUY,KO,1,60,T2']);
  // The broker says of the same trade that it was of another instrument.
  const { extracted } = await read(named, ['2026-03-02,BUY,MSFT,10,250,T1']);
  expect(extracted).toMatchObject([{ trade: null, duplicateOfId: expect.any(String) }]);
  expect(await held()).toEqual({ AAPL: '10', KO: '1' });
});

test('a reading that another transaction stood in the way of begins anew, with all its rows', async () => {
  let failures = 0;
  const crowded: Database = Object.create(db, {
    transaction: {
      value: (work: Parameters<Database['transaction']>[0]) =>
        db.transaction(async (tx) => {
          const result = await work(tx);
          const { rows } = await tx.one<{ readonly rows: number }, []>(TRADES);
          if (rows > 0 && failures < 2) {
            failures += 1;
            await tx.run(STOOD_IN_THE_WAY);
          }
          return result;
        }),
    },
  });
  const { read, held } = await importer(crowded);
  const { file } = await read(HEADER, ['2026-03-02,BUY,AAPL,10,250', '2026-03-02,BUY,KO,1,60']);
  expect(failures).toBe(2);
  expect(file).toMatchObject({ extractionStatus: 'COMPLETED', rowCount: 2 });
  expect(await held()).toEqual({ AAPL: '10', KO: '1' });
});

const TRADES = {
  name: 'test.trades',
  text: 'select count(*)::integer as rows from tracked_trades',
};
const STOOD_IN_THE_WAY = {
  name: 'test.fail.40001',
  text: `do $$ begin raise exception 'failed' using errcode = '40001'; end $$`,
};
