import { expect, test } from 'vitest';
import { noteIn, readNote } from './note-in-text.ts';

const TODAY = { today: '2026-11-20' };

const read = (text: string) =>
  readNote(text, TODAY).rows.map(({ trade, problem, confidencePercent }) => {
    const { type, tradedOn, named, quantity, price, currency, fee } = trade ?? {};
    const paid = [quantity, price, currency, fee].join(' ');
    return [type, tradedOn, named?.symbol ?? named?.isin, paid, confidencePercent, problem];
  });

const LABELED = `Contract note
Trade date: 18 November 2026
Transaction type: Buy
Security code: FPH
Quantity: 1,000
Price: NZ$32.10
Brokerage: NZ$30.00
Total consideration: NZ$32,130.00
Contract note number: C-1001`;

test.each([
  ['labels with colons', LABELED, ['BUY', '2026-11-18', 'FPH', '1000 32.1 NZD 30', 100, null]],
  [
    'labels in cells of a table, the value beside or below',
    'You sold\nSymbol AAPL\nShares\n10\nAverage price USD 190.50\nExecuted on 2026-11-18 14:31',
    ['SELL', '2026-11-18', 'AAPL', '10 190.5 USD 0', 100, null],
  ],
  [
    'one sentence',
    'Hello,\nYour order is done: bought 12.5 shares of MSFT at $411.20 on 18 Nov 2026.\nThanks',
    ['BUY', '2026-11-18', 'MSFT', '12.5 411.2  0', 100, null],
  ],
  [
    'an ISIN and a total, without a price',
    'Side: Sell\nISIN: US0378331005\nQty: 4\nTotal: 762.00 USD\nDate: 2026-11-18',
    ['SELL', '2026-11-18', 'US0378331005', '4 190.5 USD 0', 100, null],
  ],
  [
    'numbers that do not agree, which a person has to look at',
    LABELED.replace('1,000', '1,100'),
    [
      ...['BUY', '2026-11-18', 'FPH', '1100 32.1 NZD 30', 60],
      'Quantity, price and fee do not give the total. Compare them.',
    ],
  ],
])('a note with %s is read', (_what, text, row) => {
  expect(noteIn(text)).toEqual({ problem: null });
  expect(read(text)).toEqual([row]);
});

test('a note of several trades has a row for each, with the day that stands above them', () => {
  const text = `Trade date: 2026-11-18
Bought 10 AAPL @ USD 190.50
Sold 5 MSFT @ USD 411.20`;
  expect(read(text).map(([type, day, symbol]) => [type, day, symbol])).toEqual([
    ['BUY', '2026-11-18', 'AAPL'],
    ['SELL', '2026-11-18', 'MSFT'],
  ]);
});

test.each([
  ['Please find attached your statement.', /names no trade/],
  [LABELED.replace('Price: NZ$32.10\n', '').replace(/Total.*\n/, ''), /the price is missing/],
  [LABELED.replace('Trade date: 18 November 2026\n', ''), /the date of the trade is missing/],
  [LABELED.replace('Security code: FPH\n', ''), /names no symbol and no ISIN/],
  [LABELED.replace('Transaction type: Buy\n', ''), /whether it bought or sold/],
])('a text that is no note says what it lacks', (text, problem) => {
  expect(noteIn(text).problem).toMatch(problem);
  expect(() => readNote(text, TODAY)).toThrow(problem);
});

test('a hostile text costs one look at each line', () => {
  const long = `${'price '.repeat(40_000)}\n${'bought 1 '.repeat(30)}\n`.repeat(20);
  expect(noteIn(long).problem).toMatch(/no trade|no contract note/);
});
