import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { decimal } from '../kernel/decimal.ts';
import { PlatformError } from '../kernel/errors.ts';
import { fraction, seededRandom } from '../kernel/random.ts';
import { racingDatabase } from '../testing/race.ts';
import { balanceDifferences, hold, post, rebuildBalances, system } from './index.ts';
import { ACCOUNTLESS, ledgerWorld, line, owned } from './testing.ts';

let db: Database;
let world: ReturnType<typeof ledgerWorld>;

beforeAll(async () => {
  db = await racingDatabase({ poolSize: 16, ...ACCOUNTLESS });
  world = ledgerWorld(db, 'race');
});
afterAll(() => db.close());

test('of 100 holds at once on cash for 10, exactly 10 are taken', async () => {
  const ownerId = world.newOwner();
  await world.deposit(ownerId, 'USD', '100');
  const request = { ...world.source, ownerId, of: 'cash', asset: 'USD' } as const;
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, () =>
      db.transaction((tx) => hold(tx, world.deps, { ...request, amount: decimal(10) })),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(reasons.every((reason) => reason.code === 'INSUFFICIENT_FUNDS')).toBe(true);
  expect(await world.balancesOf(ownerId)).toEqual({ 'cash_hold USD': '100' });
});

test('an account that many first entries open at once exists once and has them all', async () => {
  const ownerId = world.newOwner();
  await Promise.all(Array.from({ length: 20 }, () => world.deposit(ownerId, 'NZD', '1')));
  expect(await world.balancesOf(ownerId)).toEqual({ 'cash NZD': '20' });
});

test('trades in all directions at once keep every balance equal to its journal', async () => {
  const seed = 'directions';
  const random = seededRandom(seed);
  const owners = Array.from({ length: 5 }, world.newOwner);
  for (const owner of owners) await world.deposit(owner, 'USD', '50');
  const pick = (): string => owners[Math.floor(fraction(random) * owners.length)] ?? '';
  const transfers = Array.from({ length: 200 }, () => {
    const [from, to] = [pick(), pick()];
    const amount = decimal(1 + Math.floor(fraction(random) * 2_000)).div(100);
    return db
      .transaction((tx) =>
        post(tx, world.deps, {
          ...world.source,
          kind: 'JOURNAL_CASH',
          lines: [
            line(owned(from, 'cash', 'USD'), amount.negated()),
            line(owned(to, 'cash', 'USD'), amount.minus('0.01')),
            line(system('fees', 'USD'), '0.01'),
          ],
        }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof PlatformError)) throw error;
      });
  });
  await Promise.all([...transfers, db.transaction(rebuildBalances)]);
  expect(await balanceDifferences(db), `seed ${seed}`).toEqual([]);
});
