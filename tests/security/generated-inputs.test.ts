import { manualClock, startTestServer } from '@investing-platform/server/testing';
import { expect, test } from 'vitest';
import { playLife, readyToPlay } from './support/generated-calls.ts';
import { playInProcesses, type RunReport } from './support/generated-calls-processes.ts';

/** The seed of the first life; each has its own, so that one is played again by itself. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const CALLS = Number(process.env.FUZZ_CALLS ?? (process.env.LONG === '1' ? 1_000_000 : 1_200));
/** A run that is bounded in time ends early and says how far it came. */
const MAX_SECONDS = Number(process.env.FUZZ_SECONDS ?? Number.POSITIVE_INFINITY);
/** Whose lists are full, and whose account is closed, is refused for that alone: a new one comes. */
const CALLS_OF_A_LIFE = 2_500;
/** A life that the end of the time cut shorter has not shown yet what it reaches. */
const WHOLE_LIFE_CALLS = 1_000;

/** One life on the embedded database, here; more of them on PostgreSQL, in several processes. */
async function played(): Promise<RunReport> {
  const endsAt =
    MAX_SECONDS === Number.POSITIVE_INFINITY
      ? Number.MAX_SAFE_INTEGER
      : Date.now() + MAX_SECONDS * 1_000;
  if (CALLS > CALLS_OF_A_LIFE) {
    const lives = Math.ceil(CALLS / CALLS_OF_A_LIFE);
    return playInProcesses({ seed: SEED, lives, callsOfLife: CALLS_OF_A_LIFE, endsAt });
  }
  const clock = manualClock(new Date('2026-11-20T16:00:00Z'));
  const server = await startTestServer({ clock, seed: 'generated' });
  try {
    const ready = await readyToPlay(server);
    const report = await playLife(ready, { seed: SEED, calls: CALLS, endsAt });
    await ready.stop();
    return { reports: [report], faults: report.faults };
  } finally {
    await server.stop();
  }
}

test(`${CALLS} calls with generated inputs (FUZZ_SEED=${SEED}) fail clearly or not at all`, async () => {
  const began = Date.now();
  const { reports, faults } = await played();
  const calls = reports.reduce((sum, report) => sum + report.calls, 0);
  const codes = new Map<string, number>();
  for (const [code, count] of reports.flatMap((report) => Object.entries(report.codes))) {
    codes.set(code, (codes.get(code) ?? 0) + count);
  }
  if (reports.length > 1) {
    const answered = new Set(reports.flatMap((report) => report.answered)).size;
    const pace = Math.round(calls / ((Date.now() - began) / 1_000));
    const told = `${calls} calls, ${pace} a second, ${answered} operations answered`;
    process.stdout.write(`${told}: ${JSON.stringify([...codes])}\n`);
  }
  expect(faults).toEqual([]);
  // The inputs reach what they are made for: some are refused for their fields, others run.
  expect(codes.get('BAD_USER_INPUT') ?? 0).toBeGreaterThan(calls / 100);
  const whole = reports.filter((report) => report.calls >= WHOLE_LIFE_CALLS);
  expect(Math.min(...whole.map(({ ids }) => ids))).toBeGreaterThan(20);
}, 86_400_000);
