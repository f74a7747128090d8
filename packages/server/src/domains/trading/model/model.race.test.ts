import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { faultsOfTheBooks } from '../books.fixture.ts';
import { openPlatform } from './lives.fixture.ts';
import { faultsOfTheAccount } from './oracle.fixture.ts';
import { startPlayer } from './player.fixture.ts';
import { faultsOfTheProjections } from './rebuild.fixture.ts';
import { moveChecker, recordMoves } from './record.fixture.ts';
import { type Step, step } from './steps.fixture.ts';

/** After so many steps the projections are compared with the journal. */
const STEPS = 500;
const LIVES = process.env.LONG === '1' ? 20 : 1;
const SECONDS_A_LIFE = 60;
/** To play a failure again, with the seed that it printed. */
const SEED = process.env.SEED;

/** A life that is long enough comes to these, or its steps are not worth taking. */
const REACHED = ['NEW', 'HELD', 'FILLED', 'CANCELED', 'EXPIRED', 'REPLACED'] as const;

async function live(steps: readonly Step[]): Promise<void> {
  const adminUrl = inject('postgresUrl');
  if (adminUrl === undefined) throw new Error('the model runs on PostgreSQL');
  const platform = await openPlatform(adminUrl, 'model');
  try {
    await recordMoves(platform.world.db);
    const moves = moveChecker();
    const player = await startPlayer(platform);
    for (const [index, next] of steps.entries()) {
      await player.carryOut(next);
      const { db } = platform.life.deps;
      const faults = [
        ...(await faultsOfTheBooks(db)),
        ...(await faultsOfTheAccount(db, player)),
        ...(await moves.wrongMoves(db)),
        ...platform.faults,
      ];
      expect(faults, `step ${index}: ${JSON.stringify(next)}`).toEqual([]);
    }
    expect(await faultsOfTheProjections(platform.life.deps.db)).toEqual([]);
    expect(REACHED.filter((status) => !moves.reached.has(status))).toEqual([]);
  } finally {
    await platform.close();
  }
}

test(
  'whatever is asked for, happens and breaks, in whatever order: no cent and no share is lost',
  async () => {
    const lives = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), live);
    const seed = SEED === undefined ? {} : { seed: Number(SEED) };
    const run = await fc.check(lives, { numRuns: LIVES, endOnFailure: true, ...seed });
    // The steps themselves fill many pages: the seed brings them back.
    if (run.failed) throw new Error(`SEED=${run.seed}`, { cause: run.errorInstance });
  },
  LIVES * SECONDS_A_LIFE * 1_000,
);
