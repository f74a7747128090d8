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

const HEADER = 'Date,Type,Symbol,Quantity,Price,Note';
/** So long that a line that is shown ends within the next character. */
const UP_TO_THE_CUT = 'x'.repeat(968);

test('a character that no database keeps costs its row, and no other', async () => {
  const { deps: common, ada } = await netWorthWorld(db);
  const deps = { ...common, db, objects: memoryStore() };
  const portfolioId = await createPortfolio(deps, ada.actor, {
    name: 'Shares',
    costBasisMethod: 'FIFO',
    currency: 'USD',
  });
  const lines = [
    HEADER,
    `2026-03-03,BUY,AAPL,1,250,${UP_TO_THE_CUT}🦜`,
    // What comes first tells the type of a file: the zero stands behind that.
    ...Array.from({ length: 200 }, (_, row) => `2026-03-02,BUY,AAPL,${row + 1},250,whole`),
    '2026-03-02,BUY,AA\0PL,1,250,zero',
  ];
  const base64 = Buffer.from(lines.join('\n')).toString('base64');
  const upload = { portfolioId, fileName: 'odd.csv', content: { base64 } };
  const { id } = await uploadFile(deps, ada.actor, upload);
  const log = { error: () => undefined };
  await runDueJobs({ ...deps, log }, fileJobs({ ...deps, log }));
  const { nodes } = await allFiles(deps, ada.actor, { ids: [id] });
  expect(nodes).toMatchObject([{ extractionStatus: 'NEEDS_REVIEW', rowCount: 202, attempts: 1 }]);
  const extracted = await extractedOf(deps, id);
  expect(extracted.filter(({ trade }) => trade !== null)).toHaveLength(201);
  expect(extracted[0]?.rawText).toMatch(/x\ufffd$/);
  expect(extracted.at(-1)).toMatchObject({
    rowNumber: 203,
    problem: expect.stringMatching(/^Symbol: “AA.PL” is not a symbol/),
  });
});
