import {
  compose,
  interestWork,
  keepInterestRates,
  manualClock,
  readConfig,
  runDueJobs,
} from '@investing-platform/server/testing';
import { answerQuestions, READY } from '../children/questions.ts';
import { countingDatabase } from '../trading/statements.ts';
import { SETTINGS } from '../trading/world.ts';
import type { Posted } from './plan.ts';
import { addEarners, addFirst, type Earner } from './world.ts';

const SAMPLED_EVERY_MS = 20;
const FEW = 10;

const clock = manualClock(new Date('2026-12-01T00:00:00Z'));
const settings = { ...SETTINGS, DATABASE_URL: process.argv[2] ?? '' };
const { deps } = await compose(readConfig(settings), { clock });
await keepInterestRates(deps);
let first: Earner;

/** To the beginning of the next month, when the one before is paid. */
function nextMonth(): void {
  const now = clock.now();
  clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)));
}

/** How many statements a month of one account takes, with taking and ending its job. */
async function statements(): Promise<number> {
  first = await addFirst(deps);
  const alone = await countMonth();
  await addEarners(deps, first, 0, FEW);
  return ((await countMonth()) - alone) / FEW;
}

async function countMonth(): Promise<number> {
  const { db, count } = countingDatabase(deps.db);
  nextMonth();
  await runDueJobs({ ...deps, db }, [interestWork({ ...deps, db })]);
  return count();
}

const seed = (accounts: number) => addEarners(deps, first, FEW, accounts);

async function post(): Promise<Posted> {
  nextMonth();
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  let most = idle;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLED_EVERY_MS);
  const began = performance.now();
  // Each call takes a number of them, as one turn of the server's loop does.
  while ((await runDueJobs(deps, [interestWork(deps)])) > 0);
  const milliseconds = performance.now() - began;
  clearInterval(sampling);
  return { milliseconds, bytesAboveIdle: most - idle };
}

answerQuestions({ statements, seed, post });
process.send?.(READY);
