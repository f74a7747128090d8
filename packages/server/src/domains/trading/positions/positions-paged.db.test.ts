import { afterEach, beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOnce } from '../matching/matcher.ts';
import { placeOrder } from '../orders/place-order.ts';
import {
  asset,
  buy,
  countingReads,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { type MirroredPosition, mirrorOutside } from './mirror-outside.ts';
import { type PositionsInput, readPositions } from './read-positions.ts';
import { valueInDisplayCurrency } from './value-in-display-currency.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
  for (const symbol of ['MSFT', 'AAPL', 'KO']) {
    await placeOrder(world.deps, ada.actor, buy({ assetId: asset(symbol).id, quantity: '1' }));
  }
  await runOnce(world.deps);
  await keepOutside(['Bond', 'AAPL', 'ZZZ', 'aapl']);
});
afterEach(() => world.db.close());

const beside = (symbol: string, quantity = '2'): MirroredPosition => ({
  externalId: symbol,
  assetId: null,
  symbol,
  name: symbol,
  assetClass: 'OTHER',
  quantity: decimal(quantity),
  averagePrice: decimal(3),
  price: decimal('1.115'),
  currency: 'EUR',
});

/** What a broker keeps beside the books. */
async function keepOutside(symbols: readonly string[]): Promise<void> {
  const account = {
    userId: ada.userId,
    brokerAccountId: ada.live.id,
    tradingMode: 'LIVE',
  } as const;
  const positions = symbols.map((symbol) => beside(symbol));
  await world.db.transaction((tx) => mirrorOutside(tx, world.deps, account, positions));
}

const read = (input: PositionsInput = {}, owner = ada) =>
  readPositions(world.deps, owner.actor, input);

/** Every page, each after the last of the one before. */
async function inPages(limit: number, between: () => Promise<unknown> = async () => null) {
  const pages: string[][] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await read({ limit, cursor });
    pages.push(page.map(({ symbol }) => symbol));
    cursor = page.at(-1)?.id ?? cursor;
    if (page.length < limit) return pages;
    await between();
  }
}

test.each([1, 2, 3, 5, 7, 500])('pages of %i hold every position once, in one order', async (n) => {
  const whole = (await read()).map(({ symbol }) => symbol);
  // Those of the books and those beside them, by code point.
  expect(whole).toEqual(['AAPL', 'AAPL', 'Bond', 'KO', 'MSFT', 'ZZZ', 'aapl']);
  const pages = await inPages(n);
  expect(pages.flat()).toEqual(whole);
  expect(pages.slice(0, -1).every((page) => page.length === n)).toBe(true);
});

test('a position that the broker no longer has, the last of a page, still tells the next', async () => {
  const pages = await inPages(3, () => keepOutside(['AAPL', 'ZZZ', 'aapl']));
  expect(pages.flat()).toEqual(['AAPL', 'AAPL', 'Bond', 'KO', 'MSFT', 'ZZZ', 'aapl']);
});

test('a cursor that never was a position, or is of somebody else, is refused by its name', async () => {
  const eve = await trader(world, '1', 'eve@example.com');
  const [first] = await read({ limit: 1 });
  for (const [cursor, owner] of [
    [newId(world.clock, world.deps.random), ada],
    [first?.id, eve],
  ] as const) {
    const error = await refusal(read({ cursor }, owner));
    expect(error.code).toBe('BAD_USER_INPUT');
    expect(error.fields?.map(({ path }) => path)).toEqual(['params.cursor']);
  }
  // The last one is followed by none: that is no mistake.
  const last = (await read()).at(-1);
  expect(await read({ cursor: last?.id })).toEqual([]);
});

test('a page takes one statement, however long the list', async () => {
  const { db, sent } = countingReads(world.db);
  const [first] = await readPositions({ ...world.deps, db }, ada.actor, { limit: 1 });
  await readPositions({ ...world.deps, db }, ada.actor, { limit: 5, cursor: first?.id });
  expect(sent).toHaveLength(2);
});

const display = statement<never, [userId: string, currency: string, now: Date]>(
  'test_positions_display',
  `insert into networth_settings (user_id, display_currency, updated_at) values ($1, $2, $3)
   on conflict (user_id) do update set display_currency = $2`,
);

test.each([
  ['USD', '2.68', '1.2'],
  // From the exact 2.23 EUR.
  ['JPY', '401', '180'],
  ['EUR', '2.23', '1'],
])('in %s two units at 1.115 EUR are worth %s', async (into, expected, rate) => {
  const { db, clock, deps, market } = world;
  await db.transaction((tx) => tx.run(display, ada.userId, into, clock.now()));
  const asked: string[] = [];
  const marketData = {
    ...market,
    fxRate: async (from: string, to: string) => {
      asked.push(`${from} ${to}`);
      return rate;
    },
  } as typeof deps.marketData;
  const positions = (await read()).filter(({ currency }) => currency === 'EUR');
  const values = positions.map((one) => valueInDisplayCurrency({ marketData }, one));
  expect(await Promise.all(values)).toEqual(positions.map(() => expected));
  expect(asked).toEqual(into === 'EUR' ? [] : [`EUR ${into}`]);
});

test('without a rate or a price the value in the display currency is not known', async () => {
  const [row] = (await read()).filter(({ currency }) => currency === 'EUR');
  if (row === undefined) throw new Error('there is a position in euros');
  const marketData = {
    ...world.market,
    fxRate: () => Promise.reject(new Error('no rate')),
  } as typeof world.deps.marketData;
  expect(await valueInDisplayCurrency({ marketData }, row)).toBeNull();
  const unpriced = { ...row, currentPrice: null, marketValue: null };
  expect(await valueInDisplayCurrency(world.deps, unpriced)).toBeNull();
  expect(toPlain(decimal(row.marketValue ?? '0'))).toBe('2.23');
});
