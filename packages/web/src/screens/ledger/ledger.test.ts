import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { origin: 'http://localhost:4000' });
const { withBalances, withSums } = await import('./read-ledger.ts');
const { chooseRows } = await import('./choose-rows.ts');
const { ledgerCsv } = await import('./ledger-csv.ts');

const entry = (
  id: string,
  type: 'DEPOSIT' | 'FX' | 'FEE',
  netAmount: string,
  currency: string,
) => ({
  id,
  type,
  status: 'EXECUTED' as const,
  // After midnight in UTC, and the day before in New York.
  occurredAt: `2026-11-2${id}T03:00:00.000Z`,
  settlesOn: null,
  netAmount,
  currency,
  description: id === '3' ? '=1+1, "odd"' : 'Cash',
});

const rows = withBalances(
  [
    entry('4', 'FEE', '-0.1', 'USD'),
    entry('3', 'FX', '632.86', 'USD'),
    entry('2', 'FX', '-1000', 'NZD'),
    entry('1', 'DEPOSIT', '5000', 'NZD'),
  ],
  [
    { amount: '4000', currency: 'NZD' },
    { amount: '632.76', currency: 'USD' },
  ],
);

test('an account that begins with nothing has what its entries sum to', () => {
  expect(withSums(rows).map(({ balance, currency }) => `${balance} ${currency}`)).toEqual([
    ...['632.76 USD', '632.86 USD', '4000 NZD', '5000 NZD'],
  ]);
});

test('each entry has the cash of its currency after it, back to the first one', () => {
  expect(rows.map(({ balance }) => balance)).toEqual(['632.76', '632.86', '4000', '5000']);
});

test.each([
  [{ kind: 'EXCHANGES', currency: '', to: '' }, ['3', '2']],
  [{ kind: '', currency: 'NZD', to: '' }, ['2', '1']],
  [{ kind: '', currency: '', to: '2026-11-21' }, ['2', '1']],
  [{ kind: 'FEES', currency: 'NZD', to: '' }, []],
])('a choice leaves the balances as they are: %j', (choice, ids) => {
  const chosen = chooseRows(rows, choice);
  expect(chosen.map(({ id }) => id)).toEqual(ids);
  expect(chosen.every((row) => rows.includes(row))).toBe(true);
});

test('a file quotes what it must, and no description is a formula', () => {
  expect(ledgerCsv(chooseRows(rows, { kind: 'EXCHANGES', currency: 'USD', to: '' }))).toBe(
    'Day,Time (UTC),Type,Description,Amount,Currency,Balance,Id\r\n' +
      '2026-11-22,2026-11-23T03:00:00.000Z,FX,"\'=1+1, ""odd""",632.86,USD,632.86,3\r\n',
  );
});
