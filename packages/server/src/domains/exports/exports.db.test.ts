import type { ExportFormat, ExportType } from '@investing-platform/schema/operations';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { providedDatabase } from '../../db/testing.ts';
import { decimal, sum, toPlain } from '../../kernel/decimal.ts';
import { createCustomInstrument } from '../networth/instruments/custom-instruments.ts';
import { createTrade } from '../portfolios/trades/create-trade.ts';
import { createPortfolio } from '../portfolios/write-portfolio.ts';
import { applyActions } from '../trading/corporate-actions/index.ts';
import { payDividends } from '../trading/corporate-actions/pay-dividends.ts';
import { runOnce } from '../trading/matching/matcher.ts';
import { placeOrder } from '../trading/orders/place-order.ts';
import { AAPL, buy, giveCash, own, refusal } from '../trading/trading.fixture.ts';
import { type ExportsWorld, exportsWorld } from './exports.fixture.ts';
import type { RequestExportInput } from './jobs/request-export.ts';
import { accountsOfPerson } from './sets/accounts.sql.ts';
import { SETS } from './sets/index.ts';

type Row = Readonly<Record<string, string>>;

let db: Database;
let world: ExportsWorld;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await exportsWorld(db);
});

afterEach(() => db.close());

async function rowsOf(type: ExportType, more: Partial<RequestExportInput> = {}): Promise<Row[]> {
  return parse(await world.fileOf({ type, format: 'CSV', ...more }), { columns: true });
}

/** Sums of a column, by the texts of another. */
function sums(rows: readonly Row[], amount: string, by: string): Record<string, string> {
  const groups = Map.groupBy(rows, (row) => row[by] ?? '');
  return Object.fromEntries(
    [...groups].map(([name, group]) => [
      name,
      toPlain(sum(group.map((row) => decimal(row[amount] || '0')))),
    ]),
  );
}

/** Shares bought, sold in part and paid a dividend on, and cash in two currencies. */
async function weeks(): Promise<void> {
  const { ada, deps } = world;
  await giveCash(world, ada, 'USD', '10000.10');
  await giveCash(world, ada, 'EUR', '77.77');
  await own(world, ada, '5');
  const fill = async (input: Parameters<typeof placeOrder>[2]) => {
    await placeOrder(deps, ada.actor, input);
    await runOnce(deps);
  };
  await fill(buy({ quantity: '7' }));
  world.market.setPrice('AAPL', '112.5');
  await fill(buy({ side: 'SELL', quantity: '8' }));
  world.market.act({
    id: 'a dividend',
    assetId: AAPL,
    kind: 'DIVIDEND',
    amountPerShare: '0.26',
    currency: 'USD',
    withholdingRate: '0.15',
    exAt: new Date('2026-11-23T09:00:00Z'),
    payAt: new Date('2026-12-01T14:00:00Z'),
  });
  world.clock.set(new Date('2026-11-23T15:00:00Z'));
  await applyActions(deps);
  world.clock.set(new Date('2026-12-02T15:00:00Z'));
  await payDividends(deps);
}

const inLedger = statement<{ asset: string; amount: string }, [ownerId: string]>(
  'test_exports_in_ledger',
  `select l.asset, trim_scale(sum(l.amount)) as amount
   from journal_lines l join ledger_accounts a on a.id = l.account_id
   where a.owner_id = $1 group by l.asset`,
);

test('sums of files are those of the ledger', async () => {
  await weeks();
  const journal = await db.all(inLedger, world.ada.live.id);
  const ledger = Object.fromEntries(journal.map(({ asset, amount }) => [asset, amount]));
  const activities = await rowsOf('ACTIVITIES');
  const { [AAPL]: shares, ...cash } = ledger;
  expect(sums(activities, 'netAmount', 'currency')).toEqual(cash);
  expect(sums(activities, 'quantity', 'symbol').AAPL).toBe(shares);

  const positions = await rowsOf('POSITIONS');
  expect(sums(positions, 'quantity', 'symbol')).toEqual({ ...cash, AAPL: shares });

  const dividends = await rowsOf('DIVIDENDS');
  const paid = activities.filter(({ type }) => type?.startsWith('DIVIDEND') === true);
  expect(dividends).toMatchObject([
    { quantity: '4', grossAmount: '1.04', withholdingTax: '0.31', netAmount: '0.73' },
  ]);
  expect(sums(dividends, 'netAmount', 'currency')).toEqual(sums(paid, 'netAmount', 'currency'));

  const orders = await rowsOf('ORDERS');
  const bought = (row: Row) => (row.side === 'BUY' ? '-1' : '1');
  const traded = orders.map((row) =>
    decimal(row.fillQuantity || 0)
      .times(row.fillPrice || 0)
      .times(bought(row)),
  );
  const fills = activities.filter(({ type, orderId }) => type === 'FILL' && orderId !== '');
  expect(orders.some(({ status }) => status !== 'FILLED')).toBe(false);
  expect(toPlain(sum(traded))).toBe(sums(fills, 'netAmount', 'type').FILL);

  const gains = await rowsOf('REALIZED_GAINS');
  // The five cost 100, three of the seven 100.01, and eight brought 112.49 each.
  expect(sums(gains, 'gain', 'symbol')).toEqual({ AAPL: '99.89' });
  expect(sums(gains, 'proceeds', 'symbol')).toEqual({ AAPL: '899.92' });

  const [tax, ...others] = await rowsOf('TAX_SUMMARY', { format: 'CSV' });
  expect(others).toEqual([]);
  expect(tax).toMatchObject({
    taxYear: '2026',
    proceeds: '899.92',
    cost: '800.03',
    gain: '99.89',
    dividends: '1.04',
    withholdingTax: '0.31',
    interest: '0',
  });

  const worth = await rowsOf('NET_WORTH');
  expect(worth.map(({ date }) => date)).toEqual([...new Set(worth.map(({ date }) => date))]);
  const values = sums(positions, 'value', 'currency');
  // A euro is 0.6 dollars in this market.
  const total = decimal(values.USD ?? 0).plus('46.66');
  expect(worth.at(-1)).toMatchObject({ date: '2026-12-02', netWorth: toPlain(total) });
});

test('what was held at the end of an earlier day is told at the prices of then', async () => {
  await weeks();
  const then = await rowsOf('POSITIONS', { to: '2026-11-20' });
  expect(then.find(({ symbol }) => symbol === 'AAPL')).toMatchObject({
    asOf: '2026-11-21T04:59:59.999Z',
    quantity: '4',
    costBasis: '400.04',
    value: '450',
  });
  const [before] = await rowsOf('POSITIONS', { to: '2026-11-19' });
  expect(before).toBeUndefined();
  expect(await rowsOf('ACTIVITIES', { from: '2026-12-01' })).toHaveLength(2);
  expect(await rowsOf('ACTIVITIES', { to: '2026-11-19' })).toEqual([]);
  expect(await rowsOf('ACTIVITIES', { tradingMode: 'PAPER' })).toEqual([]);
});

test('tracked portfolios are told by what was recorded, and no account beside them', async () => {
  await weeks();
  const { deps, ada } = world;
  const named = { name: 'Kea Robotics', symbol: 'KEA', currency: 'USD' } as const;
  const kea = await createCustomInstrument(deps, ada.actor, {
    ...named,
    category: 'PRIVATE_EQUITY',
  });
  const open = (name: string, parentId?: string) =>
    createPortfolio(deps, ada.actor, {
      name,
      costBasisMethod: 'FIFO',
      financialYearEnd: '03-31',
      ...(parentId !== undefined && { parentId }),
    });
  const top = await open('Top');
  const below = await open('Below', top);
  const other = await open('Other');
  for (const id of [below, other]) {
    const trade = { portfolioId: id, instrumentId: kea.id } as const;
    await createTrade(deps, ada.actor, {
      ...trade,
      type: 'BUY',
      quantity: '10',
      price: '100',
      tradedOn: '2026-03-01',
    });
    await createTrade(deps, ada.actor, {
      ...trade,
      type: 'SELL',
      quantity: '4',
      price: '150',
      fee: '1',
      tradedOn: '2026-05-01',
    });
  }
  const portfolioIds = [top];
  const trades = await rowsOf('TRANSACTIONS', { portfolioIds });
  expect(trades).toMatchObject([
    { tradedOn: '2026-03-01', portfolio: 'Below', symbol: 'KEA', name: 'Kea Robotics' },
    { tradedOn: '2026-05-01', type: 'SELL', quantity: '4', fee: '1' },
  ]);
  expect(await rowsOf('TRANSACTIONS')).toHaveLength(4);
  const sold = { soldOn: '2026-05-01', proceeds: '599', cost: '400', gain: '199', symbol: 'KEA' };
  expect(await rowsOf('REALIZED_GAINS', { portfolioIds })).toMatchObject([sold]);
  const summary = await rowsOf('TAX_SUMMARY', { format: 'CSV', portfolioIds });
  expect(summary).toMatchObject([{ taxYear: '2027', yearEndsOn: '2027-03-31', gain: '199' }]);
  const worth = await rowsOf('NET_WORTH', { portfolioIds, from: '2026-04-30', to: '2026-05-01' });
  expect(worth.map(({ date }) => date)).toEqual(['2026-04-30', '2026-05-01']);
  const unknown = world.ask({ type: 'DIVIDENDS', portfolioIds: [kea.id] });
  expect(await refusal(unknown)).toMatchObject({ code: 'NOT_FOUND' });
});

const EACH: readonly [ExportFormat, (file: Buffer) => Promise<unknown>][] = [
  ['JSON', async (file) => JSON.parse(file.toString()).rows.map((row: Row) => row.id)],
  ['CSV', async (file) => parse(file, { columns: true }).map((row: unknown) => Object(row).id)],
  [
    'XLSX',
    async (file) => (await readXlsx(file)).sheets[0]?.rows.slice(1).map((row) => row.at(-1)),
  ],
];

test('each format holds the same rows, and paper can be read', async () => {
  await weeks();
  const found: unknown[] = [];
  for (const [format, read] of EACH) {
    found.push(await read(await world.fileOf({ type: 'ACTIVITIES', format })));
  }
  expect(found[0]).toHaveLength(7);
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);
  const paper = await world.fileOf({ type: 'ACTIVITIES', format: 'PDF' });
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(paper)));
  for (const words of ['Activities', 'Bought 7 AAPL at 100.01 USD', '-700.07']) {
    expect(text.join(' ')).toContain(words);
  }
});

/** As the directory at the end of an archive lists them. */
function namesIn(archive: Buffer): string[] {
  const names: string[] = [];
  const mark = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = archive.indexOf(mark); at >= 0; at = archive.indexOf(mark, at + 1)) {
    const name = at + 46;
    names.push(archive.toString('utf8', name, name + archive.readUInt16LE(at + 28)));
  }
  return names;
}

test('a whole account is an archive with a file for each kind, and the person', async () => {
  await weeks();
  const archive = await world.fileOf({ type: 'FULL_ACCOUNT' });
  expect(namesIn(archive)).toEqual([
    ...Object.keys(SETS).map((type) => `${type.toLowerCase().replaceAll('_', '-')}.csv`),
    'person.json',
  ]);
});

const moreActivities = statement<
  never,
  [accountId: string, userId: string, from: number, to: number, at: Date]
>(
  'test_exports_more_activities',
  `insert into account_activities (id, entry_id, broker_account_id, user_id, type, occurred_at,
     net_amount, currency, description)
   select lpad(to_hex(n), 32, '0')::uuid, (select id from journal_entries where user_id = $2 limit 1),
     $1, $2, 'FEE', $5, -1, 'USD', 'Fee ' || n from generate_series($3::integer, $4::integer) n`,
);

test('pages of one moment: each row once, and none that came later', async () => {
  const { ada, deps } = world;
  await giveCash(world, ada, 'USD', '1');
  const now = world.clock.now();
  const add = (from: number, to: number, at: Date) =>
    db.transaction((tx) => tx.run(moreActivities, ada.live.id, ada.userId, from, to, at));
  // All of one instant: only their ids tell them apart.
  await add(1, 699, now);
  const accounts = await db.all(accountsOfPerson, ada.userId, null);
  const dates = { from: null, to: '2026-11-30' };
  const scope = {
    userId: ada.userId,
    ...dates,
    upTo: now,
    tradingMode: null,
    portfolioIds: null,
    accounts,
  };
  const descriptions: (string | null | undefined)[] = [];
  const sizes: number[] = [];
  for await (const page of SETS.ACTIVITIES.pages(deps, scope)) {
    if (sizes.length === 0) await add(3_000, 3_010, new Date(now.getTime() + 1));
    sizes.push(page.length);
    descriptions.push(...page.map((row) => row[14]));
  }
  expect(sizes).toEqual([250, 250, 200]);
  expect(new Set(descriptions).size).toBe(700);
  expect(await SETS.ACTIVITIES.count(deps, scope)).toBe(700);
});
