import { describe, expect, test } from 'vitest';
import { readRatesCsv } from './read-rates-csv.ts';

const TODAY = '2026-11-20';
const read = (text: string) => readRatesCsv(text, TODAY);

describe('a file of reference rates', () => {
  test('is read as the bank writes it: the newest day first, commas at the ends, N/A', () => {
    const text = [
      'Date,USD,JPY,CYP,NZD,',
      '2024-12-31,1.0389,163.06,N/A,1.8532,',
      '2024-12-30,1.0444,164.5,N/A,1.8522,',
      '2007-12-31,1.4721,164.93,0.585274,1.9024,',
      '',
    ].join('\n');
    expect(read(text)).toEqual([
      {
        date: '2007-12-31',
        rates: { USD: '1.4721', JPY: '164.93', CYP: '0.585274', NZD: '1.9024' },
      },
      { date: '2024-12-30', rates: { USD: '1.0444', JPY: '164.5', NZD: '1.8522' } },
      { date: '2024-12-31', rates: { USD: '1.0389', JPY: '163.06', NZD: '1.8532' } },
    ]);
  });

  test('may have other line ends, a byte order mark and spaces', () => {
    const text = '\uFEFFDate, USD, NZD, \r\n2024-12-31, 1.0390, 1.8532, \r\n';
    expect(read(text)).toEqual([{ date: '2024-12-31', rates: { USD: '1.039', NZD: '1.8532' } }]);
  });

  test.each([
    ['', 'line 1 does not begin with the heading "Date"'],
    ['<html>', 'line 1 does not begin with the heading "Date"'],
    ['Date,usd\n', 'line 1 has "usd", no currency'],
    ['Date,USD,USD\n', 'line 1 has a currency twice'],
    ['Date,NZD\n2024-12-31,1.8', 'line 1 has no heading "USD"'],
    ['Date,USD\n31/12/2024,1', 'line 2 has "31/12/2024" where a date is expected'],
    ['Date,USD\n2024-02-30,1', 'line 2 has "2024-02-30" where a date is expected'],
    ['Date,USD\n2024-12-31,-1', 'line 2 has "-1" as the rate of USD'],
    ['Date,USD\n2024-12-31,0.000', 'line 2 has "0.000" as the rate of USD'],
    ['Date,USD\n2024-12-31,1e3', 'line 2 has "1e3" as the rate of USD'],
    ['Date,USD,NZD\n2024-12-31,N/A,1.8', 'line 2 has no rate of USD'],
    ['Date,USD\n2024-12-31,1,2', 'line 2 has more cells than headings'],
    ['Date,USD\n2024-12-31,1\n2024-12-31,1', 'line 3 has 2024-12-31 again'],
    ['Date,USD\n2026-11-21,1', 'line 2 is of 2026-11-21, which is to come'],
  ])('that says %j is refused: %s', (text, problem) => {
    expect(() => read(text)).toThrow(problem);
  });
});
