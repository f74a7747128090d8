import { beforeEach, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import { moveCash, moveShares, openBook } from '../settlement/books.ts';
import {
  AAPL,
  balancesOf,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { mirrorAccount } from './mirror-account.ts';

const BOOK = '01900000-0000-7000-8000-000000000001';

let world: TradingWorld;
let ada: Trader;

/** 500 USD and 10 AAPL, of which a strategy has 200 USD and 4 AAPL. */
beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world, '1500');
  await own(world, ada, '10');
  const { userId, live } = ada;
  const owner = { userId, brokerAccountId: live.id, tradingMode: 'LIVE' } as const;
  const source = { sourceType: 'active_strategy', sourceId: BOOK };
  const transfer = { ...owner, ...source, fromBookId: live.id, toBookId: BOOK };
  await world.db.transaction(async (tx) => {
    await openBook(tx, world.deps, BOOK, owner);
    await moveCash(tx, world.deps, transfer, 'USD', decimal('200'));
    await moveShares(tx, world.deps, transfer, AAPL, decimal('4'));
  });
});

const mirror = (cash: string, quantity: string) =>
  world.db.transaction((tx) =>
    mirrorAccount(tx, world.deps, {
      account: { userId: ada.userId, brokerAccountId: ada.live.id, tradingMode: 'LIVE' },
      currency: 'USD',
      cash: decimal(cash),
      positions: [
        {
          externalId: 'AAPL',
          assetId: AAPL,
          symbol: 'AAPL',
          name: 'Apple',
          assetClass: 'EQUITY',
          currency: 'USD',
          price: null,
          quantity: decimal(quantity),
          averagePrice: decimal('100'),
        },
      ],
    }),
  );

test.each([
  ['the same', '500', '10', '300', '6'],
  ['more', '600.5', '12', '400.5', '8'],
  ['less', '450', '7', '250', '3'],
])('a broker that has %s has it for the account and its strategies together', async (...row) => {
  const [, cash, quantity, ownCash, ownQuantity] = row;
  await mirror(cash, quantity);
  expect(await balancesOf(world, ada.live.id)).toEqual({
    'cash USD': ownCash,
    'position AAPL': ownQuantity,
  });
  expect(await balancesOf(world, BOOK)).toEqual({ 'cash USD': '200', 'position AAPL': '4' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('what a broker has less than the strategies is not taken from them', async () => {
  await mirror('100', '1');
  expect(await balancesOf(world, ada.live.id)).toEqual({});
  expect(await balancesOf(world, BOOK)).toEqual({ 'cash USD': '200', 'position AAPL': '4' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});
