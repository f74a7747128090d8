import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { interestWork, keepInterestRates } from '../interest/index.ts';
import { recordSignature } from '../kyc/index.ts';
import { faultsOfTheBooks } from '../trading/settlement/books.fixture.ts';
import { balancesOf } from '../trading/trading.fixture.ts';
import { banked, fundingWorld } from './funding.fixture.ts';
import { optInInterest } from './opt-in-interest.ts';

let db: Database;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});
afterEach(() => db.close());

test('a month that eight pay at once is paid once', async () => {
  const world = await fundingWorld({ db });
  const config = { ...world.deps.config, interestRates: new Map([['USD', '3.65']]) };
  const deps = { ...world.deps, config };
  const { clock } = world;
  await keepInterestRates(deps);
  const ada = await banked(world, '1000');
  const user = { id: ada.userId, name: 'ada' };
  const signer = { user, ip: '127.0.0.1' };
  await db.transaction((tx) => recordSignature(tx, deps, 'INTEREST_SWEEP', signer));
  clock.set(new Date('2026-12-04T00:00:00Z'));
  await optInInterest(deps, ada.actor, { currency: 'USD', optIn: true });
  clock.set(new Date('2027-01-01T00:00:00Z'));
  const { run } = interestWork(deps);
  const never = new AbortController().signal;
  await Promise.all(Array.from({ length: 8 }, () => run('all', never)));
  expect(await balancesOf(world, ada.live.id)).toEqual({ 'cash USD': '1002.5' });
  expect(await faultsOfTheBooks(db)).toEqual([]);
});
