import { expect, test } from 'vitest';
import { runDueJobs } from '../../jobs/jobs.ts';
import { onBooks } from '../../testing/on-database.ts';
import { outcomes } from '../../testing/outcomes.ts';
import { racingDatabase, times } from '../../testing/race.ts';
import { applyActions } from '../trading/corporate-actions/index.ts';
import { payDividends } from '../trading/corporate-actions/pay-dividends.ts';
import { runOnce, startMatcher } from '../trading/matching/matcher.ts';
import { editOrder } from '../trading/orders/edit-order.ts';
import { placeOrder } from '../trading/orders/place-order.ts';
import {
  AAPL,
  balancesOf,
  buy,
  limit,
  own,
  type Trader,
  trader,
} from '../trading/trading.fixture.ts';
import { createPaperAccount } from './accounts/create-paper-account.ts';
import { fundPaperAccount } from './accounts/fund-paper-account.ts';
import { simulatePaperDeposit } from './accounts/simulate-paper-deposit.ts';
import { type BrokerageWorld, brokerageWorld } from './brokerage.fixture.ts';
import { depositWork } from './deposits/carry-deposit.ts';

let world: BrokerageWorld;
let ada: Trader;

onBooks(async (db) => {
  world = await brokerageWorld({ db });
  ada = await trader(world, '10000');
}, racingDatabase);

test('of 30 practice accounts opened at once there are 20 at most', async () => {
  const requests = times(30, () => createPaperAccount(world.deps, ada.actor, {}));
  expect(await outcomes(requests)).toEqual({ ok: 19, QUOTA_EXCEEDED: 11 });
});

test('an account opened 10 times at once under one key is one account', async () => {
  const input = { idempotencyKey: 'once' };
  const opened = await Promise.all(
    times(10, () => createPaperAccount(world.deps, ada.actor, input)),
  );
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
});

test('an account that starts anew while orders are placed and filled has what it starts with', async () => {
  const onPaper = { brokerAccountId: ada.paper.id };
  const place = (index: number) =>
    placeOrder(
      world.deps,
      ada.actor,
      index % 2 === 0 ? buy({ ...onPaper, quantity: '1' }) : limit('50', { ...onPaper }),
    );
  await Promise.all(times(10, place));
  const reset = fundPaperAccount(world.deps, ada.actor, {
    id: ada.paper.id,
    amount: '700',
    mode: 'RESET',
  });
  await outcomes([reset, ...times(3, () => runOnce(world.deps))]);
  await fundPaperAccount(world.deps, ada.actor, { id: ada.paper.id, amount: '700', mode: 'RESET' });
  expect(await balancesOf(world, ada.paper.id)).toEqual({ 'cash USD': '700' });
});

test('an account that starts anew beside orders that keep coming does, or says when to try again', async () => {
  const onPaper = { brokerAccountId: ada.paper.id };
  const matcher = startMatcher(world.deps);
  const start = { id: ada.paper.id, amount: '700', mode: 'RESET' } as const;
  let isOver = false;
  const client = async (): Promise<void> => {
    while (!isOver) {
      const order = placeOrder(world.deps, ada.actor, limit('99', { ...onPaper, quantity: '1' }));
      const taken = await order.catch(() => null);
      const edited = { id: taken?.id ?? '', limitPrice: '101' };
      if (taken !== null) await editOrder(world.deps, ada.actor, edited).catch(() => null);
    }
  };
  const clients = times(3, client);
  const codes: Record<string, number> = {};
  for (let count = 0; count < 10; count += 1) {
    const answer = await outcomes([fundPaperAccount(world.deps, ada.actor, start)]);
    for (const code of Object.keys(answer)) codes[code] = (codes[code] ?? 0) + 1;
  }
  isOver = true;
  await Promise.all(clients);
  await matcher.stop();
  expect(Object.keys(codes).filter((code) => code !== 'ok' && code !== 'CONFLICT')).toEqual([]);
  await fundPaperAccount(world.deps, ada.actor, start);
  expect(await balancesOf(world, ada.paper.id)).toEqual({ 'cash USD': '700' });
});

test('a deposit that several processes carry on is credited once', async () => {
  await simulatePaperDeposit(world.deps, ada.actor, {
    brokerAccountId: ada.paper.id,
    amount: '100',
    currency: 'USD',
    delaySeconds: 1,
  });
  const handlers = [depositWork(world.deps)];
  for (let second = 0; second < 4; second += 1) {
    world.clock.advance(1_000);
    await Promise.all(times(4, () => runDueJobs(world.deps, handlers)));
  }
  expect(await balancesOf(world, ada.paper.id)).toEqual({ 'cash USD': '10100' });
});

test('a dividend that several processes note and pay is paid once', async () => {
  await own(world, ada, '10');
  world.market.act({
    id: 'dividend',
    assetId: AAPL,
    exAt: new Date('2026-11-23T09:00:00Z'),
    kind: 'DIVIDEND',
    amountPerShare: '1',
    currency: 'USD',
    payAt: new Date('2026-11-23T12:00:00Z'),
    withholdingRate: '0',
  });
  world.clock.set(new Date('2026-11-23T15:00:00Z'));
  await Promise.all(times(5, () => applyActions(world.deps)));
  const paid = await Promise.all(times(5, () => payDividends(world.deps)));
  expect(paid.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect((await balancesOf(world, ada.live.id))['cash USD']).toBe('9010');
});

test('buys and sales of one asset at the same time keep lots, cost and shares together', async () => {
  await own(world, ada, '50');
  const requests = times(30, (index) =>
    placeOrder(
      world.deps,
      ada.actor,
      buy({ quantity: '1', side: index % 2 === 0 ? 'BUY' : 'SELL', assetId: AAPL }),
    ),
  );
  await outcomes(requests);
  await Promise.all(times(4, () => runOnce(world.deps)));
});
