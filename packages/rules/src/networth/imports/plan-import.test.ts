import { expect, test } from 'vitest';
import { assetsBySymbol } from '../../market/catalogue.ts';
import { csvTable } from './files/csv.ts';
import type { KnownRecord } from './known-records.ts';
import { columnsLack } from './layout-by-hand.ts';
import type { OwnInstrument } from './named-instrument.ts';
import { contentOfTrade, type PlannedRow, planImport } from './plan-import.ts';
import { readTable } from './read-table.ts';

const HEADER = 'Date,Type,Symbol,Quantity,Price,Currency,Fee,Fee currency,Trade ID';
const [apple] = assetsBySymbol('AAPL');

interface Into {
  readonly known?: readonly KnownRecord[];
  readonly own?: readonly OwnInstrument[];
}

function plan(lines: readonly string[], { known = [], own = [] }: Into = {}): PlannedRow[] {
  const read = readTable(csvTable([HEADER, ...lines].join('\n')), { today: '2026-11-20' });
  let count = 0;
  const newId = () => `new-${++count}`;
  return planImport(read, { known, own, portfolioCurrency: 'NZD', newId });
}

/** What a plan leaves behind, as the next import finds it. */
const kept = (rows: readonly PlannedRow[]): KnownRecord[] =>
  rows.flatMap(({ trade }) =>
    trade === null
      ? []
      : [
          {
            id: trade.id,
            content: contentOfTrade(trade),
            uniqueIdentifier: trade.uniqueIdentifier,
          },
        ],
  );

const became = (rows: readonly PlannedRow[]) =>
  rows.map(({ trade, duplicateOfId }) => trade?.id ?? duplicateOfId);

const BUY = '2026-03-02,BUY,AAPL,10,250.5,USD,1,USD';

test.each([
  ['without names of their own', [`${BUY},`, `${BUY},`]],
  ['with names of the broker', [`${BUY},T1`, `${BUY},T2`]],
  ['with one name for two parts of an order', [`${BUY},T1`, `${BUY},T1`]],
])('two equal trades %s both count, and another import adds neither', (_title, lines) => {
  const first = plan(lines);
  expect(became(first)).toEqual(['new-1', 'new-2']);
  const again = plan(lines, { known: kept(first) });
  expect(again.map(({ trade }) => trade)).toEqual([null, null]);
  expect(became(again).sort()).toEqual(['new-1', 'new-2']);
  // One more of the kind is a third.
  const more = plan([...lines, `${BUY},T3`], { known: kept(first) });
  expect(more.filter(({ trade }) => trade !== null)).toHaveLength(1);
});

test('a trade that was recorded by hand, or came by mail, is found by what it says', () => {
  const content = contentOfTrade({
    tradedOn: '2026-03-02',
    type: 'BUY',
    instrumentId: apple?.id ?? '',
    quantity: '10.00',
    price: '250.50',
    currency: 'USD',
    ratio: null,
  });
  const known = [{ id: 'by-hand', content, uniqueIdentifier: null }];
  const rows = plan([`${BUY},T1`, `${BUY},T2`], { known });
  expect(became(rows)).toEqual(['by-hand', 'new-1']);
  expect(rows[0]).toMatchObject({ problem: 'This was recorded before.', trade: null });
});

const OWN = { id: 'own', symbol: 'AAPL', currency: 'NZD', isin: null };

test.each([
  ['2026-03-02,BUY,NOSUCH,1,1,USD,0,,', [], /^NOSUCH is not known/],
  ['2026-03-02,BUY,AAPL,1,1,EUR,0,,', [], /^The row is in EUR, and AAPL is priced in USD/],
  ['2026-03-02,BUY,AAPL,1,1,USD,0,,', [OWN], /^The row is in USD, the instrument in NZD/],
])('%s is left to a person, and says why', (line, own, problem) => {
  const [row] = plan([line], { own });
  expect(row).toMatchObject({ trade: null, confidencePercent: 50 });
  expect(row?.problem).toMatch(problem);
});

test('columns that its owner names are read, and a sign tells a sale', () => {
  const table = csvTable('Day;Paper;Pieces;Each\n02.03.2026;AAPL;-4;260,5\n');
  const columns = [
    { meaning: 'DATE', name: 'day' },
    { meaning: 'SYMBOL', name: 'Paper' },
    { meaning: 'QUANTITY', name: 'Pieces' },
    { meaning: 'PRICE', name: 'Each' },
  ] as const;
  const { rows } = readTable(table, { today: '2026-11-20', columns });
  const trade = { type: 'SELL', tradedOn: '2026-03-02', quantity: '4', price: '260.5' };
  expect(rows[0]?.trade).toMatchObject(trade);
  const wrong = [...columns.slice(0, 3), { meaning: 'PRICE', name: 'Cost' }] as const;
  expect(() => readTable(table, { today: '2026-11-20', columns: wrong })).toThrow(/Day, Paper/);
  expect(columnsLack(columns.slice(1))).toMatch(/DATE/);
});

test('a fee in a third currency is left out, and said', () => {
  const [row] = plan(['2026-03-02,BUY,AAPL,1,1,USD,2,EUR,']);
  expect(row).toMatchObject({ confidencePercent: 99, trade: { fee: '0', feeCurrency: 'USD' } });
  expect(row?.problem).toMatch(/fee of 2 EUR/);
  const [inPortfolio] = plan(['2026-03-02,BUY,AAPL,1,1,USD,2,NZD,']);
  expect(inPortfolio).toMatchObject({ problem: null, trade: { fee: '2', feeCurrency: 'NZD' } });
});

test('the order of a day’s rows changes neither what is brought nor what is known of it', () => {
  const lines = [
    ...[`${BUY},`, `${BUY},`, '2026-03-02,BUY,AAPL,3,251,USD,1,USD,'],
    ...['2026-03-02,SELL,AAPL,12,252,USD,1,USD,', '2026-03-02,BUY,AAPL,4,249,USD,0,USD,T9'],
  ];
  const told = (rows: readonly PlannedRow[]) =>
    rows.flatMap(({ trade }) => {
      const { id: _, ...content } = trade ?? { id: '' };
      return JSON.stringify(content);
    });
  const first = plan(lines);
  for (let turn = 1; turn < lines.length; turn += 1) {
    const turned = [...lines.slice(turn), ...lines.slice(0, turn)].reverse();
    expect(told(plan(turned)).sort()).toEqual(told(first).sort());
    expect(plan(turned, { known: kept(first) }).map(({ trade }) => trade)).toEqual(
      lines.map(() => null),
    );
  }
});
