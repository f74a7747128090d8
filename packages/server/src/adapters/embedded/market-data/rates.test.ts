import { describe, expect, test } from 'vitest';
import { referenceRatesContract } from '../../../ports/reference-rates.contract.ts';
import { embeddedRates } from './rates.ts';

referenceRatesContract('the embedded market', async () => ({
  rates: embeddedRates({ seed: 'test' }),
  at: new Date('2026-11-20T16:20:31Z'),
}));

describe('reference rates of the embedded market', () => {
  const rates = embeddedRates({ seed: 'test' });

  test.each([
    ['2024-12-31', 'USD', '1.0389'],
    ['2024-12-31', 'NZD', '1.8532'],
    ['2024-12-31', 'IDR', '16820.88'],
    ['2025-12-31', 'NZD', '2.038'],
    ['2025-12-31', 'GBP', '0.8726'],
    ['2023-12-29', 'NZD', '1.7504'],
    ['2015-12-31', 'GBP', '0.73395'],
  ])('of %s are what the bank published: one euro was worth %s %s', async (date, code, rate) => {
    const table = await rates.ratesAt(new Date(`${date}T18:00:00Z`));
    expect(table.rates.get(code)).toBe(rate);
    expect(table.publishedAt).toEqual(new Date(`${date}T15:00:00Z`));
  });

  test.each([
    ['before the hour of publication', '2026-11-20T14:59:59Z', '2026-11-19'],
    ['on a weekend', '2026-11-22T12:00:00Z', '2026-11-20'],
    ['on Easter Monday', '2026-04-06T18:00:00Z', '2026-04-02'],
    ['on the first of May', '2026-05-01T18:00:00Z', '2026-04-30'],
    ['over Christmas', '2026-12-27T18:00:00Z', '2026-12-24'],
    ['before the first table', '2014-01-01T00:00:00Z', '2015-01-02'],
  ])('%s are those of the last day with any', async (_when, at, date) => {
    const { publishedAt } = await rates.ratesAt(new Date(at));
    expect(publishedAt.toISOString().slice(0, 10)).toBe(date);
  });

  // As PyPI's `holidays` 0.105 lists the closing days of the bank, weekends left out.
  test.each([
    ['2015', '01-01 04-03 04-06 05-01 12-25'],
    ['2016', '01-01 03-25 03-28 12-26'],
    ['2017', '04-14 04-17 05-01 12-25 12-26'],
    ['2018', '01-01 03-30 04-02 05-01 12-25 12-26'],
    ['2019', '01-01 04-19 04-22 05-01 12-25 12-26'],
    ['2020', '01-01 04-10 04-13 05-01 12-25'],
    ['2021', '01-01 04-02 04-05'],
    ['2022', '04-15 04-18 12-26'],
    ['2023', '04-07 04-10 05-01 12-25 12-26'],
    ['2024', '01-01 03-29 04-01 05-01 12-25 12-26'],
    ['2025', '01-01 04-18 04-21 05-01 12-25 12-26'],
    ['2026', '01-01 04-03 04-06 05-01 12-25'],
    ['2027', '01-01 03-26 03-29'],
    ['2028', '04-14 04-17 05-01 12-25 12-26'],
    ['2029', '01-01 03-30 04-02 05-01 12-25 12-26'],
    ['2030', '01-01 04-19 04-22 05-01 12-25 12-26'],
  ])('of %s are published on every weekday but %s', async (year, closed) => {
    const days = new Set<string>();
    for (let at = Date.parse(`${year}-01-01T18:00:00Z`); at < Date.parse(`${Number(year) + 1}`); ) {
      const { publishedAt } = await rates.ratesAt(new Date(at));
      days.add(publishedAt.toISOString().slice(0, 10));
      at += 86_400_000;
    }
    const expected = weekdaysOf(year).filter((date) => !closed.split(' ').includes(date.slice(5)));
    expect([...days].filter((date) => date.startsWith(year)).sort()).toEqual(
      expected.filter((date) => date >= '2015-01-02'),
    );
  });

  // What one US dollar was worth in the years of the table, by general knowledge, and some more.
  test.each([
    ['HKD', 7.7, 7.9],
    ['CNY', 5.5, 8.6],
    ['SGD', 1.1, 1.7],
    ['INR', 55, 110],
    ['CAD', 1, 1.8],
  ])('keep the dollar of %s between %d and %d from 2016 to 2027', async (code, least, most) => {
    for (const seed of ['test', 'market', 'demo']) {
      const source = embeddedRates({ seed });
      for (let month = 0; month < 144; month += 1) {
        const { rates: table } = await source.ratesAt(new Date(Date.UTC(2016, month, 15, 18)));
        const inDollars = Number(table.get(code)) / Number(table.get('USD'));
        expect(inDollars).toBeGreaterThan(least);
        expect(inDollars).toBeLessThan(most);
      }
    }
  });

  test('are the same for the same seed, and keep a peg', async () => {
    const at = new Date('2026-06-01T18:00:00Z');
    const [one, same] = await Promise.all([
      rates.ratesAt(at),
      embeddedRates({ seed: 'test' }).ratesAt(at),
    ]);
    expect([...same.rates]).toEqual([...one.rates]);
    expect(Number(one.rates.get('DKK'))).toBeCloseTo(7.46, 1);
    expect(one.rates.size).toBe(30);
    expect(one.source).toBe('simulated');
  });
});

function weekdaysOf(year: string): string[] {
  const dates: string[] = [];
  for (
    let at = Date.parse(`${year}-01-01`);
    at < Date.parse(`${Number(year) + 1}`);
    at += 86_400_000
  ) {
    const day = new Date(at);
    if (![0, 6].includes(day.getUTCDay())) dates.push(day.toISOString().slice(0, 10));
  }
  return dates;
}
