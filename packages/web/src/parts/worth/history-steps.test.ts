import { expect, test } from 'vitest';
import { historyPoints, noonOf, stepText, wholeStepText } from './history-steps.ts';

const point = (date: string, value: string, netContributions: string | null, debts = '0') => ({
  at: noonOf(date),
  value,
  netContributions,
  totalLiabilities: debts,
  netWorth: String(Number(value) - Number(debts)),
});
const nodes = [
  point('2026-01-01', '1000', '900', '400'),
  point('2026-01-02', '1550', '1400', '350'),
  point('2026-01-03', '1450.5', '1400', '350'),
  point('2026-01-04', '1250.5', '1200', '450'),
];
const [first, second, third, fourth] = nodes;

test.each([
  ['money that was added, prices and a payment', first, second, [500, 50, 50]],
  ['prices alone', second, third, [-99.5]],
  ['money that was taken out, and a new debt', third, fourth, [-200, -100]],
])('a step names %s, and nothing that stayed', (_name, before, after, amounts) => {
  if (before === undefined || after === undefined) throw new Error('the points are there');
  const text = stepText(before, after, 'USD');
  const told = [...text.matchAll(/([+-])\$([\d,.]+)/g)].map(([, sign, digits]) =>
    Number(`${sign}${digits?.replaceAll(',', '')}`),
  );
  expect(told).toEqual(amounts);
});

test('the parts of a step are the whole difference of the net worth', () => {
  const text = wholeStepText(nodes, 'USD');
  expect(text).toBe('Added +$300.00 · Price changes -$49.50 · New debt -$50.00');
  const points = historyPoints(nodes, 'USD');
  expect((points.at(-1)?.y ?? 0) - (points[0]?.y ?? 0)).toBe(300 - 49.5 - 50);
});

test('what is not known is not told', () => {
  const unknown = point('2026-01-05', '1', null);
  expect(stepText(unknown, unknown, 'USD')).toBe('');
});
