import { afterEach, beforeEach, expect, test } from 'vitest';
import { closingParts } from '../../closing.ts';
import type { Database } from '../../db/database.ts';
import { codeOf } from '../../testing/outcomes.ts';
import { racingDatabase } from '../../testing/race.ts';
import { closeAccount } from '../account/closure/close-account.ts';
import { overlappingIn } from '../trading/overlapping.fixture.ts';
import { balancesOf, type Trader } from '../trading/trading.fixture.ts';
import { depositsOf } from './deposits/deposits.fixture.ts';
import { receiveBankLine } from './deposits/receive-bank-line.ts';
import { banked, type FundingWorld, fundingWorld, mailsOf } from './funding.fixture.ts';
import { toTheEnd, withdrawalsOf } from './withdrawals/withdrawals.fixture.ts';

let db: Database;
let world: FundingWorld;
let ada: Trader;
let reference: string;

beforeEach(async () => {
  db = await racingDatabase({ poolSize: 8 });
  world = await fundingWorld({ db });
  ada = await banked(world, '100');
  await withdrawalsOf(world, ada).ask();
  await toTheEnd(world);
  ({ reference } = await depositsOf(world, ada).detail());
});
afterEach(() => db.close());

function close(own: Database): Promise<void> {
  const { deps, clock } = world;
  const session = { kind: 'session', sessionId: ada.userId, steppedUpAt: clock.now() } as const;
  const closing = { parts: closingParts, settle: async () => undefined };
  const all = { ...deps, db: own, closing };
  return closeAccount(all, { ...ada.actor, ...session }, { confirmation: 'ada@example.com' });
}

const take = (own: Database) =>
  own.transaction((tx) =>
    receiveBankLine(tx, world.deps, { bankLineId: 'L', reference, amount: '50', currency: 'USD' }),
  );

test('money that comes while an account is being closed is sent back', async () => {
  let outcome = '';
  await overlappingIn(db, close, async () => {
    outcome = await codeOf(take(db));
  });
  await depositsOf(world, ada).work();
  expect(outcome).toBe('INVALID_STATE');
  expect(await balancesOf(world, ada.live.id)).toEqual({});
});

test('an account is not closed while money is coming', async () => {
  let outcome = '';
  await overlappingIn(db, take, async () => {
    outcome = await codeOf(close(db));
  });
  expect(outcome).toBe('INVALID_STATE');
  await depositsOf(world, ada).work();
  expect(await balancesOf(world, ada.live.id)).toEqual({ 'cash USD': '50' });
});

test('an account that is closed twice at once is closed, with one mail', async () => {
  await overlappingIn(db, close, () => close(db));
  const mails = (await mailsOf(world)).filter(
    ({ subject }) => subject === 'Your account is closed',
  );
  expect(mails).toHaveLength(1);
});
