import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../db/testing.ts';
import { type Decimal, decimal, ZERO } from '../kernel/decimal.ts';
import { PlatformError } from '../kernel/errors.ts';
import { balanceDifferences, hold, type OwnedAccountKind, post, release, system } from './index.ts';
import { ACCOUNTLESS, ledgerWorld, line, owned } from './testing.ts';

type Step = { action: 'deposit' | 'withdraw' | 'hold' | 'release'; owner: number; cents: number };

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom('deposit', 'withdraw', 'hold', 'release'),
  owner: fc.nat({ max: 1 }),
  cents: fc.integer({ min: 1, max: 500 }),
});
const OWNERS = 2;

/** What the ledger should do, in a dozen lines: balances by kind, refused below zero. */
class Model {
  readonly balances: Record<string, Decimal> = {};

  of(owner: number, kind: OwnedAccountKind): Decimal {
    return this.balances[`${owner} ${kind}`] ?? ZERO;
  }

  /** Returns whether the step is carried out. */
  apply({ action, owner, cents }: Step): boolean {
    const amount = decimal(cents).div(100);
    const taken = action === 'release' ? 'cash_hold' : 'cash';
    const given = { deposit: 'cash', withdraw: undefined, hold: 'cash_hold', release: 'cash' }[
      action
    ] as OwnedAccountKind | undefined;
    if (action !== 'deposit') {
      if (this.of(owner, taken).lessThan(amount)) return false;
      this.balances[`${owner} ${taken}`] = this.of(owner, taken).minus(amount);
    }
    if (given !== undefined) {
      this.balances[`${owner} ${given}`] = this.of(owner, given).plus(amount);
    }
    return true;
  }
}

test('any sequence of movements leaves the balances of the model, and those of the journal', async () => {
  const run = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
    const db = await testDatabase(ACCOUNTLESS);
    const world = ledgerWorld(db, 'model');
    const owners = Array.from({ length: OWNERS }, world.newOwner);
    const model = new Model();
    for (const each of steps) {
      const ownerId = String(owners[each.owner]);
      const amount = decimal(each.cents).div(100);
      const sign = each.action === 'deposit' ? 1 : -1;
      const request = { ...world.source, ownerId, of: 'cash', asset: 'USD', amount } as const;
      const work = db.transaction((tx) => {
        if (each.action === 'hold') return hold(tx, world.deps, request);
        if (each.action === 'release') return release(tx, world.deps, request);
        return post(tx, world.deps, {
          ...world.source,
          kind: each.action === 'deposit' ? 'DEPOSIT' : 'WITHDRAWAL',
          lines: [
            line(owned(ownerId, 'cash', 'USD'), amount.times(sign)),
            line(system('external_bank', 'USD'), amount.times(-sign)),
          ],
        });
      });
      if (model.apply(each)) await work;
      else await expect(work).rejects.toThrow(PlatformError);
    }
    for (const [index, owner] of owners.entries()) {
      const actual = await world.balancesOf(owner);
      for (const kind of ['cash', 'cash_hold'] as const) {
        expect(actual[`${kind} USD`] ?? '0').toBe(`${model.of(index, kind)}`);
      }
    }
    expect(await balanceDifferences(db)).toEqual([]);
  });
  // A failure prints its seed and path, from which it can be run again.
  await fc.assert(run, { numRuns: 40 });
});
