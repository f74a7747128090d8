import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { emptyAccount } from '../../trading/accounts/reset-account.ts';
import { applyActions } from '../../trading/corporate-actions/index.ts';
import { payDividends } from '../../trading/corporate-actions/pay-dividends.ts';
import { balancesOf } from '../../trading/trading.fixture.ts';
import { closeStrategiesOfAccount } from '../actives/close-strategies.ts';
import { liquidateActiveStrategy } from '../actives/liquidate-active-strategy.ts';
import { AAPL, type Investor, invested, investor, read, settle } from '../strategies.fixture.ts';

const DAY = 86_400_000;

let db: Database;
let ada: Investor;

onBooks(async (given) => {
  db = given;
  ada = await investor({ db });
});

/** A dividend of 1 USD a share on what is held now, paid a day later. */
function declareDividend(): void {
  const { clock, market } = ada.world;
  clock.advance(1_000);
  const exAt = clock.now();
  const terms = { amountPerShare: '1', currency: 'USD', withholdingRate: '0' };
  const payAt = new Date(exAt.getTime() + DAY);
  market.act({ kind: 'DIVIDEND', id: 'dividend', assetId: AAPL, exAt, payAt, ...terms });
}

const cash = async (ownerId: string) => (await balancesOf(ada.world, ownerId))['cash USD'];

test('a dividend that is paid after its strategy has closed goes to the account', async () => {
  const { id } = await invested(ada);
  declareDividend();
  await applyActions(ada.world.deps);
  await liquidateActiveStrategy(ada.world.deps, ada.actor, { id, size: { percent: '100' } });
  await settle(ada.world);
  expect((await read(ada, id)).status).toBe('CLOSED');
  const before = Number(await cash(ada.live.id));
  ada.world.clock.advance(DAY);
  expect(await payDividends(ada.world.deps)).toBe(1);
  expect(await cash(id)).toBeUndefined();
  expect(Number(await cash(ada.live.id))).toBeCloseTo(before + 6, 2);
});

test('an account that was started anew is not paid for what it held before', async () => {
  await invested(ada);
  declareDividend();
  await applyActions(ada.world.deps);
  const account = { id: ada.live.id, userId: ada.userId };
  await db.transaction(async (tx) => {
    await emptyAccount(tx, ada.world.deps, account);
    await closeStrategiesOfAccount(tx, ada.world.deps, account, 'anew');
  });
  ada.world.clock.advance(DAY);
  expect(await payDividends(ada.world.deps)).toBe(0);
  expect(await balancesOf(ada.world, ada.live.id)).toEqual({});
});
