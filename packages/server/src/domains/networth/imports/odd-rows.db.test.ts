import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { memoryStore } from '../../../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { extractedOf } from '../../portfolios/extracted.ts';
import { createPortfolio } from '../../portfolios/write-portfolio.ts';
import { netWorthWorld } from '../networth.fixture.ts';
import { allFiles, uploadFile } from './own-files.ts';
import { fileJobs } from './read-file.ts';

let db: Database;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});

afterEach(() => db.close());

/** Somebody whose files are read, each with what came of its rows. */
async function reader() {
  const { deps: common, ada } = await netWorthWorld(db);
  const deps = { ...common, db, objects: memoryStore() };
  const working = { ...deps, log: { error: () => undefined } };
  const portfolioId = await createPortfolio(deps, ada.actor, {
    name: 'Shares',
    costBasisMethod: 'FIFO',
    currency: 'USD',
  });
  return async (...rows: readonly string[]) => {
    const lines = ['Date,Type,Symbol,Quantity,Price,Note', ...rows];
    const content = { base64: Buffer.from(lines.join('\n')).toString('base64') };
    const { id } = await uploadFile(deps, ada.actor, { portfolioId, fileName: 'odd.csv', content });
    await runDueJobs(working, fileJobs(working));
    const { nodes } = await allFiles(deps, ada.actor, { ids: [id] });
    return { file: nodes[0], extracted: await extractedOf(deps, id) };
  };
}

const purchases = (count: number) =>
  Array.from({ length: count }, (_, row) => `2026-03-02,BUY,AAPL,${row + 1},250,whole`);

/** So long that a line that is shown ends within the next character. */
const UP_TO_THE_CUT = 'x'.repeat(968);

test('a character that no database keeps costs its row, and no other', async () => {
  const read = await reader();
  const { file, extracted } = await read(
    `2026-03-03,BUY,AAPL,1,250,${UP_TO_THE_CUT}🦜`,
    // What comes first tells the type of a file: the zero stands behind that.
    ...purchases(200),
    '2026-03-02,BUY,AA\0PL,1,250,zero',
  );
  expect(file).toMatchObject({ extractionStatus: 'NEEDS_REVIEW', rowCount: 202, attempts: 1 });
  expect(extracted.filter(({ trade }) => trade !== null)).toHaveLength(201);
  expect(extracted[0]?.rawText).toMatch(/x\ufffd$/);
  expect(extracted.at(-1)).toMatchObject({
    rowNumber: 203,
    problem: expect.stringMatching(/^Symbol: “AA.PL” is not a symbol/),
  });
});

test('what nothing came of is told also where its row is not shown', async () => {
  const read = await reader();
  const { file: whole } = await read(...purchases(1_001));
  expect(whole).toMatchObject({ rowCount: 1_001, failureReason: null });
  const odd = ['2026-03-02,BUY,AAPL,-,250,', '2026-03-32,BUY,AAPL,1,250,'];
  const { file, extracted } = await read(...purchases(1_000), ...odd);
  expect(extracted).toHaveLength(1_000);
  expect(file).toMatchObject({
    extractionStatus: 'NEEDS_REVIEW',
    failureCode: null,
    failureReason: expect.stringMatching(
      /^Nothing came of 2 rows after the first 1,000, which alone are shown\. Row 1002: Quantity: /,
    ),
  });
});
