import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { readPositions } from '../../trading/positions/read-positions.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { balancesOf } from '../../trading/trading.fixture.ts';
import { liquidateActiveStrategy } from '../actives/liquidate-active-strategy.ts';
import { type Investor, invested, investor, lastRun, MSFT, settle } from '../strategies.fixture.ts';

let db: Database;
let ada: Investor;
let id: string;

onBooks(async (given) => {
  db = given;
  ada = await investor({ db });
  ({ id } = await invested(ada));
  const { market } = ada.world;
  const { quotes } = market;
  market.quotes = async (ids) => new Map([...(await quotes(ids))].filter(([of]) => of !== MSFT));
});
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

const liquidate = (percent: string, keepShares: boolean) =>
  liquidateActiveStrategy(ada.world.deps, ada.actor, { id, size: { percent }, keepShares });

describe('an asset that has lost its price', () => {
  test('keeps nobody from selling the others', async () => {
    await liquidate('50', false);
    await settle(ada.world);
    expect(await lastRun(ada, id)).toMatchObject({
      status: 'COMPLETED_ADJUSTED',
      skipped: [{ symbol: 'MSFT', reason: 'NO_PRICE' }],
    });
    expect(Number((await balancesOf(ada.world, ada.live.id))['cash USD'])).toBeCloseTo(9_300, 0);
  });

  test('keeps nobody from taking the shares out', async () => {
    await liquidate('100', true);
    await settle(ada.world);
    expect(await lastRun(ada, id)).toMatchObject({ status: 'COMPLETED_SUCCESS' });
    const balances = await balancesOf(ada.world, ada.live.id);
    expect(Object.keys(balances).sort()).toEqual(['cash USD', 'position AAPL', 'position MSFT']);
  });

  test('is never counted as worth nothing', async () => {
    const positions = await readPositions(ada.world.deps, ada.actor);
    const lost = positions.filter(({ symbol }) => symbol === 'MSFT');
    expect(lost.length).toBe(1);
    expect(lost.every(({ marketValue }) => marketValue !== '0')).toBe(true);
  });
});
