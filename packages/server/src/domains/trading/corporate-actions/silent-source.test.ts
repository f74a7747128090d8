import { beforeEach, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { receiveShares } from '../lots/receive-shares.ts';
import { runOnce } from '../matching/matcher.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  AAPL,
  asset,
  BTC,
  balancesOf,
  buy,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { applyActions } from './index.ts';

const MSFT = asset('MSFT').id;

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

/** The platform with a market that does not answer where one of these is asked about. */
function silentAbout(what: 'corporateActions' | 'quotes', silent: readonly string[]) {
  const ask = world.market[what].bind(world.market) as (
    ids: readonly string[],
    ...rest: unknown[]
  ) => Promise<never>;
  const marketData = {
    ...world.market,
    [what]: async (ids: readonly string[], ...rest: unknown[]) => {
      if (ids.some((id) => silent.includes(id))) throw refuse('PROVIDER_UNAVAILABLE', 'no line');
      return ask(ids, ...rest);
    },
  };
  return { ...world.deps, marketData };
}

const place = async (assetId: string) =>
  (
    await placeOrder(
      world.deps,
      ada.actor,
      buy({ assetId, timeInForce: assetId === BTC ? 'GTC' : 'DAY' }),
    )
  ).id;
const status = async (id: string) => (await world.db.one(orderOfUser, ada.userId, id)).status;
const split = (assetId: string, id: string) => {
  world.clock.advance(1_000);
  const terms = { kind: 'SPLIT', numerator: 2, denominator: 1 } as const;
  world.market.act({ ...terms, id, assetId, exAt: world.clock.now() });
};

test('a source that is silent about one asset keeps the orders of that asset alone waiting', async () => {
  const [apple, microsoft, bitcoin] = [await place(AAPL), await place(MSFT), await place(BTC)];
  await runOnce(silentAbout('corporateActions', [MSFT]));
  expect([await status(apple), await status(microsoft), await status(bitcoin)]).toEqual([
    'FILLED',
    'PENDING_NEW',
    'FILLED',
  ]);
  await runOnce(world.deps);
  expect(await status(microsoft)).toBe('FILLED');
});

test('the actions of one company reach accounts though the source is silent about another', async () => {
  await own(world, ada, '10');
  await place(MSFT);
  await runOnce(world.deps);
  split(AAPL, 'apple');
  expect(await applyActions(silentAbout('corporateActions', [MSFT]))).toBe(1);
  expect((await balancesOf(world, ada.live.id))['position AAPL']).toBe('20');
});

test('a split of shares that have parts needs no price', async () => {
  await own(world, ada, '10');
  split(AAPL, 'apple');
  expect(await applyActions(silentAbout('quotes', [AAPL]))).toBe(1);
});

test('a split whose cash in lieu has no price waits, and other actions do not', async () => {
  const whole = asset('AIR.XNZE');
  await own(world, ada, '10');
  const held = { userId: ada.userId, brokerAccountId: ada.live.id, tradingMode: 'LIVE' } as const;
  const received = { quantity: decimal(3), cost: decimal(6), description: 'From elsewhere' };
  const source = { type: 'test', id: 'test' };
  await world.db.transaction((tx) =>
    receiveShares(tx, world.deps, { ...held, ...received, assetId: whole.id, source }),
  );
  split(whole.id, 'whole');
  split(AAPL, 'apple');
  expect(await applyActions(silentAbout('quotes', [whole.id]))).toBe(1);
  expect(world.logged).toContain('there is no price to apply an action at');
  expect(await applyActions(world.deps)).toBe(1);
  expect(await balancesOf(world, ada.live.id)).toMatchObject({
    'position AAPL': '20',
    'position AIR': '6',
  });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});
