import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LoweredPeriods } from './oracles/coupons-oracle.fixture.ts';
import { beginning, planStep } from './plan-steps.fixture.ts';
import { playLife } from './play-life.fixture.ts';
import type { Step } from './steps.fixture.ts';

const STEPS = 200;
const LIVES = process.env.LONG === '1' ? 20 : 1;
const SECONDS_A_LIFE = 240;
/** To play a failure again, with the seed that it printed. */
const SEED = Number(process.env.SEED ?? (LIVES > 1 ? Date.now() : 1));

test(
  'plans cost their price less the coupon, and each of its uses counts once, whatever dies',
  async () => {
    const lowered: LoweredPeriods[] = [];
    const live = async (steps: readonly Step[]) => {
      lowered.push((await playLife([...beginning, ...steps])).lowered);
    };
    const lives = fc.array(planStep, { minLength: STEPS, maxLength: STEPS });
    const all = fc.asyncProperty(lives, live);
    const run = await fc.check(all, { numRuns: LIVES, endOnFailure: true, seed: SEED });
    // The steps themselves fill many pages: the seed brings them back.
    if (run.failed) throw new Error(`SEED=${SEED}`, { cause: run.errorInstance });
    const kinds = new Set(lowered.flatMap((of) => [...of.keys()]));
    expect([...kinds].toSorted(), `SEED=${SEED}`).toEqual(KINDS);
  },
  LIVES * SECONDS_A_LIFE * 1_000,
);

/** Periods to which coupons came, or the steps are not worth taking. */
const KINDS = ['after a trial', 'change', 'first', 'next'];
