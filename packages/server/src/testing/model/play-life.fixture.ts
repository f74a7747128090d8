import type { OrderStatus } from '@investing-platform/rules/trading/orders/status';
import { expect, inject } from 'vitest';
import { faultsOfTheBooks } from '../../domains/trading/settlement/books.fixture.ts';
import { openPlatform } from './lives.fixture.ts';
import { coinFaultsInTheEnd, faultsOfTheCoins } from './oracles/coins-oracle.fixture.ts';
import { type LoweredPeriods, planChecker, recordPlans } from './oracles/coupons-oracle.fixture.ts';
import { faultsOfTheAccounts } from './oracles/oracle.fixture.ts';
import { faultsInTheEnd, faultsOfThePayments } from './oracles/payments-oracle.fixture.ts';
import { startPlayer } from './player.fixture.ts';
import { faultsOfTheProjections } from './rebuild/rebuild.fixture.ts';
import { moveChecker, recordMoves } from './record.fixture.ts';
import type { Step } from './steps.fixture.ts';

/** What a life came to. */
export interface Lived {
  /** What orders have become. */
  readonly statuses: ReadonlySet<OrderStatus>;
  readonly lowered: LoweredPeriods;
}

/** Plays a life of the platform, and looks after each step whether anything is wrong. */
export async function playLife(steps: readonly Step[]): Promise<Lived> {
  const adminUrl = inject('postgresUrl');
  if (adminUrl === undefined) throw new Error('the model runs on PostgreSQL');
  const platform = await openPlatform(adminUrl, 'model');
  try {
    await recordMoves(platform.world.db);
    await recordPlans(platform.world.db);
    const [moves, plans] = [moveChecker(), planChecker()];
    const player = await startPlayer(platform);
    for (const [index, next] of steps.entries()) {
      if (!(await player.carryOut(next))) continue;
      const { db } = platform.life.deps;
      const faults = [
        ...(await faultsOfTheBooks(db)),
        ...(await faultsOfTheAccounts(db, player.seats)),
        ...(await moves.wrongMoves(db)),
        ...(await plans.wrongPlans(db)),
        ...(await faultsOfThePayments(db)),
        ...(await faultsOfTheCoins(db, platform.handedOver)),
        ...platform.faults,
      ];
      expect(faults, `step ${index}: ${JSON.stringify(next)}`).toEqual([]);
    }
    await player.comeToTheEnd();
    const { db } = platform.life.deps;
    expect([...(await faultsInTheEnd(db)), ...(await coinFaultsInTheEnd(db))]).toEqual([]);
    expect(await plans.wrongPlans(db)).toEqual([]);
    expect(await faultsOfTheBooks(db)).toEqual([]);
    expect(await faultsOfTheProjections(db)).toEqual([]);
    return { statuses: moves.reached, lowered: plans.lowered };
  } finally {
    await platform.close();
  }
}
