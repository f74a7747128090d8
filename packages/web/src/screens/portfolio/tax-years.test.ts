import { expect, test } from 'vitest';
import { taxYears } from './tax-years.ts';

test.each([
  ['03-31', new Date(2026, 10, 23), { from: '2026-03-31', to: '2027-03-31' }],
  ['12-31', new Date(2026, 10, 23), { from: '2025-12-31', to: '2026-12-31' }],
  ['03-31', new Date(2026, 2, 31), { from: '2025-03-31', to: '2026-03-31' }],
  ['02-29', new Date(2028, 1, 1), { from: '2027-02-28', to: '2028-02-29' }],
])('a year that ends on %s is now %s', (yearEnd, now, year) => {
  const years = taxYears(yearEnd, now);
  expect(years[0]).toEqual(year);
  expect(years[1]?.to).toBe(year.from);
  expect(years).toHaveLength(8);
});
