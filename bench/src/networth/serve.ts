import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  compose,
  type Deps,
  generateReport,
  getPortfolioHistory,
  manualClock,
  netWorthAssetHistory,
  netWorthDashboard,
  readConfig,
  updateInstrumentPrice,
  updateTrade,
} from '@investing-platform/server/testing';
import { answerQuestions, READY } from '../children/questions.ts';
import { addTrader } from '../trading/histories.ts';
import { countingDatabase } from '../trading/statements.ts';
import { type Person, SETTINGS } from '../trading/world.ts';
import { type Cost, FEW, MANY, type ReadingName, YEARS } from './plan.ts';
import { addTracker, type Tracker } from './world.ts';

const FIVE_YEARS = { range: 'Y5', timeframe: 'DAY_1', limit: 2_000 } as const;

const folder = await mkdtemp(join(tmpdir(), 'bench-networth-'));
process.once('exit', () => void rm(folder, { recursive: true, force: true }));
const clock = manualClock(new Date());
const settings = { ...SETTINGS, DATABASE_URL: process.argv[2] ?? '', DATA_DIR: folder };
const { deps } = await compose(readConfig(settings), { clock });
let people: { readonly many: Tracker; readonly few: Tracker; readonly trader: Person };
let changes = 0;

const readings: Record<ReadingName, (asked: Deps, person: Tracker) => Promise<unknown>> = {
  dashboard: (asked, { actor }) => netWorthDashboard(asked, actor),
  'asset-history': (asked, { actor }) => netWorthAssetHistory(asked, actor, FIVE_YEARS),
  'tracked-history': (asked, { actor, portfolioId }) =>
    getPortfolioHistory(asked, actor, { source: { portfolioId }, range: 'Y5' }),
  'account-history': (asked) => {
    const { actor, brokerAccountId } = people.trader;
    return getPortfolioHistory(asked, actor, { source: { brokerAccountId }, range: 'Y5' });
  },
};

async function seed(): Promise<void> {
  people = {
    few: await addTracker(deps, clock, 'few@example.com', FEW),
    many: await addTracker(deps, clock, 'many@example.com', MANY),
    trader: await addTrader(deps, clock, 'trader@example.com', MANY.trades, YEARS * 365),
  };
}

/** One held price and one trade of years ago are other ones. */
async function change({ userId, actor }: Tracker): Promise<void> {
  changes += 1;
  const price = String(10 + (changes % 90));
  const [trade] = await deps.db.all<{ readonly id: string }, [string]>(someTrade, userId);
  const [told] = await deps.db.all<{ readonly id: string }, [string]>(somePrice, userId);
  await updateTrade(deps, actor, { id: trade?.id ?? '', price });
  await updateInstrumentPrice(deps, actor, { id: told?.id ?? '', price });
}

const someTrade = {
  name: 'bench_networth_some_trade',
  text: `select id from tracked_trades where user_id = $1 and type = 'BUY'
    and traded_on > current_date - 1500 order by traded_on, id limit 1`,
};
const somePrice = {
  name: 'bench_networth_some_price',
  text: 'select id from instrument_prices where user_id = $1 order by day, id limit 1',
};

/** CPU milliseconds, user and system. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** What a call costs who was asked the same before, and since then has changed something. */
async function warm(name: ReadingName): Promise<number> {
  await change(people.many);
  return cpuOf(() => readings[name](deps, people.many));
}

/** What a call costs a process that keeps nothing but the prices of long ago. */
async function cold({ name, isFew }: { name: ReadingName; isFew: boolean }): Promise<Cost> {
  const { db, count } = countingDatabase(deps.db);
  const forgetful = { ...deps, db, marketData: { ...deps.marketData } };
  const person = isFew ? people.few : people.many;
  const milliseconds = await cpuOf(() => readings[name](forgetful, person));
  return { milliseconds, statements: count() };
}

/** How many holdings a change of one trade of years ago computes anew. */
async function recomputed(): Promise<number> {
  clock.advance(1_000);
  await change(people.many);
  const values = [people.many.userId, clock.now()] as const;
  const rows = await deps.db.all<{ readonly id: string }, [string, Date]>(touched, ...values);
  return rows.length;
}

const touched = {
  name: 'bench_networth_touched',
  text: 'select id from tracked_holdings where user_id = $1 and updated_at >= $2',
};

async function report(): Promise<number> {
  const began = performance.now();
  const made = await generateReport(deps, people.many.actor, { format: 'PDF' });
  if (made.status !== 'COMPLETED') throw new Error(`the report is ${made.status}`);
  return performance.now() - began;
}

answerQuestions({ seed, warm, cold, recomputed, report });
process.send?.(READY);
