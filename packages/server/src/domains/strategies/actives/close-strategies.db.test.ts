import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import {
  type Investor,
  invest,
  invested,
  investor,
  lastRun,
  read,
  settle,
} from '../strategies.fixture.ts';
import { closeStrategiesOfAccount } from './close-strategies.ts';

let db: Database;
let ada: Investor;

onDatabase(async (given) => {
  db = given;
  ada = await investor({ db });
});

test('an account that is started anew closes its active strategies, and no others', async () => {
  const brokerAccountId = ada.paper.id;
  const regular = { amount: '5', frequency: 'MONTHLY' as const, startsOn: '2026-12-01' };
  const [done, live] = [
    await invested(ada, { brokerAccountId, recurringContribution: regular }),
    await invested(ada),
  ];
  ada.world.clock.set(new Date('2026-11-21T15:00:00Z'));
  const waiting = await invest(ada, { brokerAccountId, amount: '10' });
  const account = { id: brokerAccountId, userId: ada.userId };
  const close = () =>
    db.transaction((tx) => closeStrategiesOfAccount(tx, ada.world.deps, account, 'Started anew'));
  expect([await close(), await close()]).toEqual([2, 0]);
  for (const { id } of [done, waiting]) {
    expect(await read(ada, id)).toMatchObject({ status: 'CLOSED', recurringContribution: null });
  }
  expect(await lastRun(ada, waiting.id)).toMatchObject({
    status: 'CANCELED',
    failureReason: 'Started anew',
  });
  await settle(ada.world);
  expect((await read(ada, live.id)).status).toBe('ACTIVE');
});
