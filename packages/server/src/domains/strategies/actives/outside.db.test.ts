import { expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { mirrorOutside } from '../../trading/positions/mirror-outside.ts';
import { AAPL, asset, invested, investor, lastRun } from '../strategies.fixture.ts';

test('a run leaves out what the account is short of with its broker, and says so', async () => {
  const ada = await investor();
  const { deps, db } = ada.world;
  const account = {
    userId: ada.userId,
    brokerAccountId: ada.live.id,
    tradingMode: 'LIVE',
  } as const;
  const { symbol, name, currency } = asset('AAPL');
  const short = {
    externalId: 'AAPL',
    assetId: AAPL,
    symbol,
    name,
    currency,
    assetClass: 'EQUITY' as const,
    quantity: decimal(-3),
    averagePrice: decimal(90),
    price: decimal(100),
  };
  await db.transaction((tx) => mirrorOutside(tx, deps, account, [short]));
  const { id, holdings } = await invested(ada);
  expect((await lastRun(ada, id)).skipped).toMatchObject([
    {
      symbol: 'AAPL',
      side: 'BUY',
      reason: 'NOT_TRADABLE',
      detail: expect.stringContaining('AAPL'),
    },
  ]);
  const held = holdings.filter(({ quantity }) => quantity !== '0');
  expect(held.map((holding) => holding.asset.symbol)).toEqual(['MSFT']);
  await db.close();
});
