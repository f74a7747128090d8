import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';
import type { RowRead } from '@investing-platform/rules/networth/imports/row-read';
import { writeXlsx } from 'hucre/xlsx';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { typeOfFile } from '../type-of-file.ts';
import { readBytes } from './read-bytes.ts';

const read = (bytes: Uint8Array, password: string | null = null) =>
  readBytes({ bytes, mimeType: typeOfFile(bytes) ?? '', today: '2026-11-20', password });

async function failure(reading: Promise<unknown>) {
  try {
    await reading;
    return null;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return [error.code, error.message];
  }
}

const told = (rows: readonly RowRead[]) =>
  rows.map(({ rowNumber, confidencePercent, trade, dividend, problem }) => {
    const { type = null, tradedOn = null, quantity = null, price = null } = trade ?? {};
    const what = dividend === null ? [type, tradedOn, quantity, price] : [dividend.grossAmount];
    return [rowNumber, confidencePercent, ...what, trade?.externalId ?? problem];
  });

const HEADER = ['Date', 'Type', 'Symbol', 'Quantity', 'Price', 'Fee', 'Total'];
const bookOf = (rows: unknown[][], more: object = {}) =>
  writeXlsx({
    sheets: [
      { name: 'About', rows: [['My broker']] },
      { name: 'Trades', rows: rows as (string | number | Date)[][] },
    ],
    ...more,
  });
const TRADES = [
  HEADER,
  [new Date('2026-03-02T00:00:00Z'), 'BUY', 'AAPL', 1.234, 250.5, 1, 310.117],
  ['2026-09-01', 'SELL', 'AAPL', 1, 260, 0, 300],
];

test('a workbook is read from the first sheet that a layout fits', async () => {
  const { rows } = await read(await bookOf(TRADES));
  expect(told(rows)).toEqual([
    [2, 100, 'BUY', '2026-03-02', '1.234', '250.5', null],
    [3, 60, 'SELL', '2026-09-01', '1', '260', expect.stringMatching(/do not give the total/)],
  ]);
});

test.each([null, 'kea'])(
  'a workbook in a locked archive says what to do, given %j',
  async (key) => {
    const book = Buffer.from(await bookOf(TRADES));
    for (let at = 0; at >= 0; at = book.indexOf('PK\u0001\u0002', at + 1, 'latin1')) {
      // In the head of the first part, and in each line of the list of parts.
      const flags = at === 0 ? 6 : at + 8;
      book.writeUInt16LE(book.readUInt16LE(flags) | 1, flags);
    }
    expect(await failure(read(book, key))).toEqual([
      'PASSWORD_PROTECTED',
      expect.stringMatching(/^It is locked as an archive.*save it without a password/),
    ]);
  },
);

test.each([
  ['with its mark', '\ufeff'],
  ['without one', ''],
])('OFX in UTF-16 %s is read as OFX', async (_how, mark) => {
  const { rows } = await read(Buffer.from(OFX));
  const wide = Buffer.from(mark + OFX, 'utf16le');
  for (const bytes of [wide, Buffer.from(wide).swap16()]) {
    expect(typeOfFile(bytes)).toBe('application/x-ofx');
    expect(told((await read(bytes)).rows)).toEqual(told(rows));
  }
});

test('a table in UTF-16 without a mark is read, and a page in it is not', async () => {
  const table = `${HEADER.join(',')}\r\n2026-03-02,BUY,AAPL,10,25,0,250\r\n`;
  expect((await read(Buffer.from(table, 'utf16le'))).rows).toHaveLength(1);
  expect(typeOfFile(Buffer.from('<html><body>Trades</body></html>', 'utf16le'))).toBeNull();
});

test('a workbook with a password is opened by it alone', async () => {
  const locked = await bookOf(TRADES, { encryption: { password: 'kea', spinCount: 1_000 } });
  expect(await failure(read(locked))).toEqual(['PASSWORD_PROTECTED', 'It needs its password.']);
  expect(await failure(read(locked, 'tui'))).toEqual([
    'PASSWORD_PROTECTED',
    'The password does not open it.',
  ]);
  expect((await read(locked, 'kea')).rows).toHaveLength(2);
});

test('a workbook that would unpack to gigabytes is not unpacked', async () => {
  const bytes = Buffer.from(await bookOf(TRADES));
  const part = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
  bytes.writeUInt32LE(0xff_ff_ff_00, part + 24);
  expect(await failure(read(bytes))).toEqual([
    'UNREADABLE',
    'It unpacks to more than is read: split it.',
  ]);
  expect(await failure(read(bytes.subarray(0, 400)))).toEqual(['UNREADABLE', 'It is cut off.']);
});

/** Each cell at its own place, numbers at the right end of their columns. */
function pdfOf(rows: readonly (readonly string[])[], options: object = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', ...options });
  const parts: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  document.on('data', (part: Buffer) => parts.push(part));
  document.on('end', () => resolve(Buffer.concat(parts)));
  document.fontSize(9);
  for (const [line, cells] of rows.entries()) {
    for (const [place, cell] of cells.entries()) {
      const at = [40 + place * 70, 60 + line * 16] as const;
      const width = cells.length === 1 ? 400 : 60;
      document.text(cell, ...at, { width, align: place > 2 ? 'right' : 'left' });
    }
  }
  document.end();
  return promise;
}

test('a table in a PDF is certain only where its total agrees', async () => {
  const { rows } = await read(
    await pdfOf([
      ['Statement of March'],
      HEADER,
      ['2026-03-02', 'BUY', 'AAPL', '10', '250.50', '1.00', '2,506.00'],
      ['2026-03-03', 'BUY', 'AAPL', '2', '250.50', '', ''],
      ['2026-03-04', 'SELL', 'AAPL', '1', '250.50', '1.00', '999.00'],
    ]),
  );
  expect(told(rows)).toEqual([
    [3, 100, 'BUY', '2026-03-02', '10', '250.5', null],
    [4, 80, 'BUY', '2026-03-03', '2', '250.5', expect.stringMatching(/^No total/)],
    [5, 60, 'SELL', '2026-03-04', '1', '250.5', expect.stringMatching(/do not give/)],
  ]);
});

test('a contract note as a PDF is read by its labels', async () => {
  const note = await pdfOf([
    ['Contract note'],
    ['Trade date: 2 March 2026'],
    ['Transaction: BUY'],
    ['Symbol: AAPL'],
    ['Quantity: 10'],
    ['Price: 250.50 USD'],
    ['Total: 2505.00 USD'],
  ]);
  const { kind, rows } = await read(note);
  expect(kind).toBe('CONTRACT_NOTE');
  expect(rows[0]?.trade).toMatchObject({ type: 'BUY', quantity: '10', tradedOn: '2026-03-02' });
});

test('a PDF with a password is opened by it alone', async () => {
  const locked = await pdfOf([HEADER, ['2026-03-02', 'BUY', 'AAPL', '10', '1', '0', '10']], {
    userPassword: 'kea',
    pdfVersion: '1.7',
  });
  expect(await failure(read(locked))).toEqual(['PASSWORD_PROTECTED', 'It needs its password.']);
  expect((await read(locked, 'kea')).rows).toHaveLength(1);
  expect(await failure(read(Buffer.from('%PDF-1.7 nothing')))).toEqual([
    'UNREADABLE',
    'It is damaged.',
  ]);
  expect(await failure(read(await pdfOf([])))).toEqual([
    'UNREADABLE',
    'It has pictures and no text.',
  ]);
});

const OFX = `OFXHEADER:100
<OFX><SIGNONMSGSRSV1><SONRS><FI><ORG>Kauri Broking</FI></SONRS></SIGNONMSGSRSV1>
<INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><CURDEF>USD<INVACCTFROM><ACCTID>A1</INVACCTFROM>
<INVTRANLIST><DTSTART>20260101
<BUYSTOCK><INVBUY><INVTRAN><FITID>T1<DTTRADE>20260302120000[-5:EST]</INVTRAN>
<SECID><UNIQUEID>037833100<UNIQUEIDTYPE>CUSIP</SECID><UNITS>10<UNITPRICE>250.5<COMMISSION>1
<TOTAL>-2506</INVBUY><BUYTYPE>BUY</BUYSTOCK>
<SELLSTOCK><INVSELL><INVTRAN><FITID>T2<DTTRADE>20260901</INVTRAN><SECID><UNIQUEID>037833100
<UNIQUEIDTYPE>CUSIP</SECID><UNITS>-4<UNITPRICE>260<TOTAL>1040</INVSELL></SELLSTOCK>
<INCOME><INVTRAN><FITID>T3<DTTRADE>20260514</INVTRAN><SECID><UNIQUEID>037833100
<UNIQUEIDTYPE>CUSIP</SECID><INCOMETYPE>DIV<TOTAL>2.6</INCOME>
<SPLIT><INVTRAN><FITID>T4<DTTRADE>20260601</INVTRAN><SECID><UNIQUEID>037833100
<UNIQUEIDTYPE>CUSIP</SECID><NUMERATOR>2<DENOMINATOR>1</SPLIT>
</INVTRANLIST></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1>
<SECLISTMSGSRSV1><SECLIST><STOCKINFO><SECINFO><SECID><UNIQUEID>037833100<UNIQUEIDTYPE>CUSIP
</SECID><SECNAME>Apple &amp; Co<TICKER>AAPL</SECINFO></STOCKINFO></SECLIST></SECLISTMSGSRSV1></OFX>`;

test('the investments of an OFX file are read, in either of its forms', async () => {
  const expected = [
    [1, 100, 'BUY', '2026-03-02', '10', '250.5', 'A1:T1'],
    [2, 100, 'SELL', '2026-09-01', '4', '260', 'A1:T2'],
    [3, 80, '2.6', expect.any(String)],
    [4, 80, 'SPLIT', '2026-06-01', null, null, 'A1:T4'],
  ];
  const { broker, rows } = await read(Buffer.from(OFX));
  expect([broker, told(rows)]).toEqual(['Kauri Broking', expected]);
  // OFX 2 is XML: every value has its end. What a document type would define is never replaced.
  const closed = OFX.replace(/<([A-Z]+)>([^<\s][^<]*?)\s*(?=<)/g, '<$1>$2</$1>');
  const xml = `<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n${closed.slice(closed.indexOf('<OFX>'))}`;
  expect(told((await read(Buffer.from(xml))).rows)).toEqual(expected);
  expect(await failure(read(Buffer.from('OFXHEADER:100\n<OFX></OFX>')))).toEqual([
    'EMPTY',
    'It has no list of investments.',
  ]);
});

test('files of old programs are read in their code page, whatever ends their lines', async () => {
  const ofx = OFX.replace('Kauri Broking', 'Zürcher Kantonalbank').replace(
    'OFXHEADER:100',
    'OFXHEADER:100\nCHARSET:1252',
  );
  expect((await read(Buffer.from(ofx, 'latin1'))).broker).toBe('Zürcher Kantonalbank');
  const head = 'Date;Symbol;Quantity;Price;Note';
  const lines = [head, '02.03.2026;AAPL;10;250,5;Käufe', '13.03.2026;KO;1;70;Zürich', ''];
  for (const end of ['\n', '\r\n', '\r']) {
    const { rows } = await read(Buffer.from(lines.join(end), 'latin1'));
    expect(rows.map(({ trade }) => trade?.quantity)).toEqual(['10', '1']);
  }
});

test('a mail is read by what is attached to it', async () => {
  const table = Buffer.from(`${HEADER.join(',')}\n2026-03-02,BUY,AAPL,10,250,0,2500\n`);
  const mail = [
    'From: notes@broker.example',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your trades are attached.',
    '--b',
    'Content-Type: text/csv; name=trades.csv',
    'Content-Disposition: attachment; filename=trades.csv',
    'Content-Transfer-Encoding: base64',
    '',
    table.toString('base64'),
    '--b--',
  ].join('\r\n');
  expect((await read(Buffer.from(mail))).rows).toHaveLength(1);
});
