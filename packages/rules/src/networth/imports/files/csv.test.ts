import { expect, test } from 'vitest';
import { readTable } from '../read-table.ts';
import { csvTable, textOf } from './csv.ts';
import { UnreadableFile } from './unreadable-file.ts';

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
  ['Windows-1252', Buffer.from([0x4b, 0xe4, 0x75, 0x66, 0x65, 0x20, 0x80])],
])('text in %s is read', (_name, bytes) => {
  expect(textOf(bytes)).toBe('Käufe €');
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
