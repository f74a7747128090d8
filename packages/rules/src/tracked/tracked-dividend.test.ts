import { expect, test } from 'vitest';
import { decimal } from '../numbers/decimal.ts';
import {
  countedOn,
  dividendAmounts,
  dividendProblems,
  netInPortfolio,
  type ToldAmount,
  unitsPaid,
} from './tracked-dividend.ts';

test.each<[string, ToldAmount, string, string, string, string]>([
  ['so much a share is paid to the cent', { perShare: '0.10' }, '0.5', 'USD', '0.05', '0.1'],
  ['half a cent goes to the even one', { perShare: '0.105' }, '1', 'USD', '0.1', '0.105'],
  ['yen have no cents', { perShare: '12.5' }, '3', 'JPY', '38', '12.5'],
  [
    'what is told whole is kept',
    { gross: '10.000001' },
    '3',
    'USD',
    '10.000001',
    '3.333333666666666667',
  ],
])('%s', (_, told, quantity, currency, gross, perShare) => {
  const amounts = dividendAmounts(told, decimal(quantity), currency);
  expect([amounts.gross, amounts.perShare].map(String)).toEqual([gross, perShare]);
});

test.each([
  ['USD', '1', '8.5'],
  ['JPY', '151.37', '1287'],
  ['KWD', '0.30777', '2.616'],
])('what is left after tax counts in %s to its smallest unit', (currency, rate, net) => {
  const paid = { grossAmount: '10', withholdingTax: '1.5' };
  expect(String(netInPortfolio(paid, rate, currency))).toBe(net);
});

test('every field that cannot be is told', () => {
  const told = { paidOn: '2026-11-21', exDate: '2026-11-22', gross: decimal(1) };
  const problems = dividendProblems({ ...told, withholdingTax: '1.01' }, '2026-11-20');
  expect(problems.map(({ path }) => path)).toEqual([
    'params.paidOn',
    'params.exDate',
    'params.withholdingTax',
  ]);
});

test.each([
  ['2026-03-01', null, '2026-02-28'],
  ['2026-03-20', '2026-03-02', '2026-03-01'],
  ['0001-01-01', null, '0001-01-01'],
])('paid on %s with the ex-date %s, it is of what was held on %s', (paidOn, exDate, day) => {
  expect(countedOn(paidOn, exDate)).toBe(day);
});

test('it is paid on what is said, else on what was held', () => {
  const units = (told: string | null, held: string) => String(unitsPaid(told, held, '2026-02-28'));
  expect([units('2', '5'), units('2', '0'), units(null, '5')]).toEqual(['2', '2', '5']);
  expect(() => units(null, '0')).toThrow('is needed: nothing was held on 2026-02-28');
});
