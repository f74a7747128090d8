import { describe, expect, test } from 'vitest';
import { readBarsCsv } from './read-bars-csv.ts';

const TODAY = '2026-11-20';
const read = (text: string, symbol = 'AAPL') => readBarsCsv(text, symbol, TODAY);
const day = (date: string, price: string, volume: string | null = null) => ({
  date,
  open: price,
  high: price,
  low: price,
  close: price,
  volume,
});

describe('a file of prices is read', () => {
  test.each([
    ['with all columns', 'date,open,high,low,close,volume\n2020-01-02,1,3,0.5,2.10,7'],
    ['in any order and case', 'Volume,Close,Low,High,Open,Date\r\n7,2.1,0.5,3,1,2020-01-02\r\n'],
    [
      'with quotes',
      '\uFEFF"Date","Open","High","Low","Close","Volume"\n"2020-01-02","1","3",".5","2.1","7"'.replace(
        '".5"',
        '"0.5"',
      ),
    ],
    ['of Yahoo', 'Date,Open,High,Low,Close,Adj Close,Volume\n2020-01-02,1.000,3.0,0.50,2.1,1.9,7'],
    [
      'with moments',
      'timestamp,open,high,low,close,volume\n2020-01-02 00:00:00-05:00,1,3,0.5,2.1,7',
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual([
      { date: '2020-01-02', open: '1', high: '3', low: '0.5', close: '2.1', volume: '7' },
    ]);
  });

  test('of several symbols, of which one is wanted, with one price a day', () => {
    const text =
      'symbol,date,price\nMSFT,Jan 1 2000,39.81\nAAPL,Feb 1 2000,28.66\naapl,Jan 1 2000,25.94';
    expect(read(text)).toEqual([day('2000-01-01', '25.94'), day('2000-02-01', '28.66')]);
  });

  test('and days without a price are left out', () => {
    const text =
      'date,open,high,low,close,volume\n20200102,null,null,null,null,null\n20200103,1,1,1,1,';
    expect(read(text)).toEqual([day('2020-01-03', '1')]);
  });
});

describe('a file is refused, with its line,', () => {
  test.each([
    ['without dates', 'symbol,price\nA,1', 'line 1 has no heading "date"'],
    ['without prices', 'date,open\n2020-01-01,1', 'line 1 has no heading "close"'],
    ['that is empty', '', 'line 1 has no heading'],
    [
      'with a date that two countries read differently',
      'date,price\n01/02/2020,1',
      'line 2 has "01/02/2020"',
    ],
    ['with a day that does not exist', 'date,price\n2020-02-30,1', 'line 2 has "2020-02-30"'],
    ['with a moment within a day', 'date,price\n2020-01-02T14:30:00Z,1', 'line 2'],
    ['with a day to come', 'date,price\n2026-11-21,1', 'line 2 is of 2026-11-21, which is to come'],
    ['with a day twice', 'date,price\n2020-01-02,1\n2020-01-02,2', 'line 3 has 2020-01-02 again'],
    ['with a text for a price', 'date,price\n2020-01-02,$1', 'line 2 has "$1" where a number'],
    ['with commas in numbers', 'date,price\n2020-01-02,"1,000"', 'line 2 has "1,000"'],
    ['with a price of nothing', 'date,price\n2020-01-02,0.00', 'line 2 has a price of 0'],
    ['with a price below nothing', 'date,price\n2020-01-02,-1', 'line 2 has "-1"'],
    [
      'with a close above its high',
      'date,open,high,low,close\n2020-01-02,1,2,1,3',
      'line 2 has an open',
    ],
    [
      'with an open below its low',
      'date,open,high,low,close\n2020-01-02,1,3,2,3',
      'line 2 has an open',
    ],
    ['with quotes that do not fit', 'date,price\n"2020-01-02,1', 'line 2 has quotes'],
  ])('%s', (_, text, problem) => {
    expect(() => read(text)).toThrow(problem);
  });
});
