import { expect, test } from 'vitest';
import { readTable } from '../read-table.ts';
import { csvTable, textOf } from './csv.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { wideEncodingOf } from './wide-text.ts';

const cellsOf = (text: string) => [...csvTable(text).rows()].map(({ cells }) => cells);

test.each([
  ['a,b,c\r\n1,2,3', ['1', '2', '3']],
  ['a;b;c\n1,5;2;3', ['1,5', '2', '3']],
  ['a\tb\tc\r1\t2\t3', ['1', '2', '3']],
  ['a,b,c\n"1,""x""\n2",2,3', ['1,"x"\n2', '2', '3']],
  ['\ufeffa,b,c\n1,2,', ['1', '2', '']],
])('%j has these cells', (text, cells) => {
  expect(cellsOf(text)).toEqual([['a', 'b', 'c'], cells]);
});

test.each([
  ['UTF-8', Buffer.from('Käufe €')],
  ['UTF-16', Buffer.from('\ufeffKäufe €', 'utf16le')],
  ['UTF-16 of the other order', Buffer.from('\ufeffKäufe €', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from([0x4b, 0xe4, 0x75, 0x66, 0x65, 0x20, 0x80])],
])('text in %s is read', (_name, bytes) => {
  expect(textOf(bytes)).toBe('Käufe €');
});

const PLAIN = 'Date,Käufe €\r\n2026-03-02,10';
test.each([
  ['the one order', Buffer.from(PLAIN, 'utf16le')],
  ['the other order', Buffer.from(PLAIN, 'utf16le').swap16()],
  ['the one order and a long text', Buffer.from(PLAIN.repeat(99), 'utf16le')],
])('UTF-16 without a mark is read in %s', (_name, bytes) => {
  expect(textOf(bytes).startsWith(PLAIN)).toBe(true);
});

test.each([
  ['numbers of two bytes', Buffer.from(new Uint16Array(600).map((_zero, at) => at).buffer)],
  ['zeros', Buffer.alloc(600)],
  ['a zero among text', Buffer.from(`${PLAIN}\0${PLAIN}`)],
  ['few bytes', Buffer.from('a,b', 'utf16le')],
])('%s is no UTF-16', (_name, bytes) => {
  expect(wideEncodingOf(bytes)).toBeNull();
});

test('nothing is read that no database keeps', () => {
  expect(textOf(Buffer.from('a\0b'))).toBe('a\ufffdb');
  expect(textOf(Buffer.from('\ufeffa\ud83d', 'utf16le'))).toBe('a\ufffd');
});

const read = (text: string) => readTable(csvTable(text), { today: '2026-11-20' });
const HEADER = 'Date,Symbol,Quantity,Price\n';

test.each([
  [`${HEADER}2026-03-02,"AAPL,1,1`, 'UNREADABLE', /^Row 2: a quotation mark/],
  [`${HEADER}${'x,'.repeat(501)}`, 'UNREADABLE', /^Row 2 has more than 500 cells/],
  [`${HEADER}${'x'.repeat(10_001)}`, 'UNREADABLE', /^Row 2: a cell has more than/],
  [HEADER + 'x\n'.repeat(200_000), 'UNREADABLE', /more than 200000 rows/],
  ['Colour,Shape,Size\nred,round,1', 'UNKNOWN_LAYOUT', /columns: Colour, Shape, Size/],
  ['', 'EMPTY', /no table/],
  [HEADER, 'EMPTY', /no rows of trades/],
])('a file that is broken says where', (text, code, reason) => {
  try {
    expect(read(text)).toBeNull();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    expect(error).toMatchObject({ code, message: expect.stringMatching(reason) });
  }
});
