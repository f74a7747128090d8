import {
  compose,
  interestWork,
  keepInterestRates,
  manualClock,
  readConfig,
  runDueJobs,
} from '@investing-platform/server/testing';
import { answerQuestions, READY } from '../children/questions.ts';
import { SETTINGS } from '../trading/world.ts';
import type { Posted } from './plan.ts';
import { addEarners, addFirst } from './world.ts';

const SAMPLED_EVERY_MS = 20;

const clock = manualClock(new Date('2026-12-01T00:00:00Z'));
const settings = { ...SETTINGS, DATABASE_URL: process.argv[2] ?? '' };
const { deps } = await compose(readConfig(settings), { clock });
await keepInterestRates(deps);

/** To the beginning of the next month, when the one before is paid. */
function nextMonth(): void {
  const now = clock.now();
  clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)));
}

/** Many accounts like one that has been paid a month. */
async function seed(accounts: number): Promise<number> {
  const first = await addFirst(deps);
  nextMonth();
  await runDueJobs(deps, [interestWork(deps)]);
  return addEarners(deps, first, accounts);
}

async function post(): Promise<Posted> {
  nextMonth();
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  let most = idle;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLED_EVERY_MS);
  const began = performance.now();
  // A run ends with its time, and the next one goes on.
  while ((await runDueJobs(deps, [interestWork(deps)])) > 0);
  const milliseconds = performance.now() - began;
  clearInterval(sampling);
  return { milliseconds, bytesAboveIdle: most - idle };
}

answerQuestions({ seed, post });
process.send?.(READY);
