import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { MAX_PAGES, PdfTooLongError } from './paper.ts';
import { openPdf, type Pdf } from './pdf.ts';

const OPTIONS = {
  title: 'Account statement',
  language: 'en',
  createdAt: new Date('2026-11-01T00:00:00Z'),
  footer: 'Investing Platform',
};

async function paperOf(draw: (pdf: Pdf) => unknown, options = {}): Promise<Uint8Array> {
  const pdf = await openPdf({ ...OPTIONS, ...options });
  await draw(pdf);
  return pdf.finish();
}

/** The words of each page, as a reader of PDF finds them. */
async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

/** The tags below the root of a page, with what they say. */
async function tagsOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  return JSON.stringify(await (await document.getPage(1)).getStructTree());
}

const statement = async (pdf: Pdf): Promise<void> => {
  pdf.heading(1, 'Statement of October');
  pdf.facts([
    ['Name', 'Łukasz Żółć'],
    ['Closed', null],
  ]);
  pdf.paragraph('What moved.', 'quiet');
  pdf.figure({
    alt: 'The worth rises from 1 to 2.',
    width: 100,
    height: 20,
    paths: [{ d: 'M0 20 L100 0', stroke: '#1a73e8' }],
    labels: [{ text: '2.00', x: 100, y: 0, align: 'right' }],
  });
  await pdf.table({
    columns: [{ title: 'Day' }, { title: 'Amount', align: 'right' }],
    rows: [['2026-10-01', '-12.50']],
    totals: [['Total', '-12.50']],
  });
};

test('a paper says what was written on it', async () => {
  const [page] = await wordsOf(await paperOf(statement));
  for (const words of ['Statement of October', 'Łukasz Żółć', 'What moved.', '2.00', '-12.50']) {
    expect(page).toContain(words);
  }
});

test('a letter that an earlier paper only had under an accent is still that letter', async () => {
  await paperOf((pdf) => pdf.paragraph('Ǽ'));
  expect(await wordsOf(await paperOf((pdf) => pdf.paragraph('Æ')))).toEqual([
    expect.stringContaining('Æ'),
  ]);
});

test('a reader aloud is told headings, tables and what a drawing shows', async () => {
  const bytes = await paperOf(statement);
  const tags = await tagsOf(bytes);
  for (const tag of ['"H1"', '"P"', '"Figure"', '"Table"', '"TR"', '"TH"', '"TD"']) {
    expect(tags).toContain(tag);
  }
  expect(tags).toContain('"alt":"The worth rises from 1 to 2."');
  const { info } = await (await getDocumentProxy(Uint8Array.from(bytes))).getMetadata();
  expect(info).toMatchObject({
    Title: 'Account statement',
    Language: 'en',
    PDFFormatVersion: '1.7',
  });
});

test('the same paper is the same bytes, and another moment other ones', async () => {
  const first = Buffer.from(await paperOf(statement));
  expect(first.equals(await paperOf(statement))).toBe(true);
  const later = { createdAt: new Date('2026-11-02T00:00:00Z') };
  expect(first.equals(await paperOf(statement, later))).toBe(false);
});

test('a table goes on over pages, each with its head, and every page has its number', async () => {
  const rows = Array.from({ length: 120 }, (_, place) => [`Row ${place + 1}.`, '1.00']);
  const columns = [{ title: 'What it is' }, { title: 'Amount', align: 'right' as const }];
  const pages = await wordsOf(await paperOf((pdf) => pdf.table({ columns, rows })));
  expect(pages.length).toBeGreaterThan(2);
  for (const [place, page] of pages.entries()) {
    expect(page).toContain('What it is');
    expect(page).toContain(`Page ${place + 1} of ${pages.length}`);
    expect(page).toContain('Investing Platform');
  }
  const all = pages.join(' ');
  for (const [name] of rows) expect(all).toContain(name);
});

test('a title is whole however narrow its column was asked for', async () => {
  const columns = [{ title: 'What it is', share: 40 }, { title: 'Confirmations' }];
  const row = ['A transfer that has a long description', '12'];
  const [page] = await wordsOf(await paperOf((pdf) => pdf.table({ columns, rows: [row] })));
  expect(page).toContain('Confirmations');
});

test('long words are broken, long cells cut and long paragraphs go on, on further pages', async () => {
  const pages = await wordsOf(
    await paperOf(async (pdf) => {
      pdf.paragraph(`${'a line\n'.repeat(100)}the end`);
      await pdf.table({
        columns: [{ title: 'One' }, { title: 'Two' }],
        rows: [['x'.repeat(300), 'many words '.repeat(400)]],
      });
    }),
  );
  const all = pages.slice(1).join(' ');
  expect(all).toContain('the end');
  expect(all).toContain('…');
  expect(all.match(/x/g)?.length).toBe(300);
});

test('what no font has shows as a box, and what shows nothing is left out', async () => {
  const [page] = await wordsOf(await paperOf((pdf) => pdf.paragraph('a株\u200b\u202e\u0007b')));
  expect(page).toContain('a□ b');
});

test('a box is explained once at the end, and only where one was drawn', async () => {
  const written = async (text: string) =>
    (await wordsOf(await paperOf((pdf) => pdf.paragraph(text)))).join(' ');
  expect(await written('株式 and 株')).toMatch(/□□ and □ □ stands for a letter .*PDF_FONTS/);
  expect(await written('Mārama Ōrākei')).not.toContain('stands for');
});

test('a document has a bound', async () => {
  const rows = Array.from({ length: MAX_PAGES + 1 }, () => null);
  const drawing = paperOf((pdf) => {
    for (const _ of rows) pdf.newPage();
  });
  await expect(drawing).rejects.toThrow(PdfTooLongError);
});
