import { compose, type Deps, manualClock, readConfig } from '@investing-platform/server/testing';
import type { Rounds } from '../flags.ts';
import { startPostgres } from '../http/database.ts';
import { type Figure, medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { ratios } from '../report/statistics.ts';
import { addTrader, costOf, type ReadingCost, readings } from './histories.ts';
import { movableMarket, rest, restFar, type Ticks, tick } from './ticks.ts';
import { addPerson, CASH, composed, type Person, SETTINGS } from './world.ts';

const [FEW_TRADES, MANY_TRADES] = [1_000, 100_000];
const [FEW_RESTING, MANY_RESTING] = [100, 10_000];
const TOUCHED = 10;

/** Histories and ticks on a PostgreSQL that waits for the disk. */
export async function measureTrading({ rounds }: Rounds): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres('durable');
  stack.defer(cluster.stop);
  const histories = await measureHistories(cluster.url, rounds);
  const figures = [...histories, ...(await measureTicks(cluster.url, rounds))];
  const title = `Histories and ticks, durable on PostgreSQL: medians of ${rounds} rounds`;
  return { title, table: figureTable(figures), figures };
}

/** What an account's past costs those who only want to see it. */
async function measureHistories(databaseUrl: string, rounds: number): Promise<Figure[]> {
  const clock = manualClock(new Date());
  const settings = { ...SETTINGS, DATABASE_URL: databaseUrl };
  const server = await compose(readConfig(settings), { clock });
  try {
    const { deps } = server;
    const few = await addTrader(deps, clock, 'few@example.com', FEW_TRADES);
    const many = await addTrader(deps, clock, 'many@example.com', MANY_TRADES);
    const figures: Figure[] = [];
    for (const [name, reading] of Object.entries(readings)) {
      const costs: { few: ReadingCost[]; many: ReadingCost[] } = { few: [], many: [] };
      for (let round = 0; round < rounds; round += 1) {
        costs.few.push(await costOf(reading, deps, few));
        costs.many.push(await costOf(reading, deps, many));
      }
      figures.push(...figuresOfReading(name, costs));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

function figuresOfReading(
  name: string,
  { few, many }: { few: readonly ReadingCost[]; many: readonly ReadingCost[] },
): Figure[] {
  const times = (costs: readonly ReadingCost[]) => costs.map(({ milliseconds }) => milliseconds);
  const counts = (costs: readonly ReadingCost[]) => costs.map(({ statements }) => statements);
  return [
    medianFigure(`trading/${name}/${FEW_TRADES}-trades`, 'ms', times(few)),
    medianFigure(`trading/${name}/${MANY_TRADES}-trades`, 'ms', times(many)),
    medianFigure(`trading/${name}/cost`, 'ratio', ratios(times(many), times(few)), 3),
    medianFigure(`trading/${name}/statements`, 'ratio', ratios(counts(many), counts(few)), 1),
  ];
}

/** What a price costs that reaches ten orders, while few or many others rest. */
async function measureTicks(databaseUrl: string, rounds: number): Promise<Figure[]> {
  const server = await composed(databaseUrl);
  try {
    const person = await addPerson(server.deps, 'ticks@example.com', CASH);
    const ticks = movableMarket(server.deps);
    await rest(ticks, person, 1, 0.5);
    await restFar(ticks, FEW_RESTING);
    const few = await measureTouching(ticks, person, rounds);
    await restFar(ticks, MANY_RESTING - FEW_RESTING);
    await analyze(server.deps);
    const many = await measureTouching(ticks, person, rounds);
    return [
      medianFigure(`trading/tick-of-${TOUCHED}/${FEW_RESTING}-resting`, 'ms', few.touching),
      medianFigure(`trading/tick-of-${TOUCHED}/${MANY_RESTING}-resting`, 'ms', many.touching),
      medianFigure(
        `trading/tick-of-${TOUCHED}/cost`,
        'ratio',
        ratios(many.touching, few.touching),
        1.5,
      ),
      medianFigure(`trading/tick-of-none/${MANY_RESTING}-resting`, 'ms', many.idle),
    ];
  } finally {
    await server.stop();
  }
}

async function measureTouching(ticks: Ticks, person: Person, rounds: number) {
  const [touching, idle]: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    await rest(ticks, person, TOUCHED, 0.9);
    const nothing = await tick(ticks, 1);
    const reached = await tick(ticks, 0.85);
    if (nothing.changed !== 0 || reached.changed !== TOUCHED) {
      throw new Error(`a price reached ${nothing.changed} and ${reached.changed} orders`);
    }
    // The first warms up.
    if (round < 0) continue;
    touching.push(reached.milliseconds);
    idle.push(nothing.milliseconds);
  }
  return { touching, idle };
}

/** As PostgreSQL does by itself a minute after so many rows were written. */
function analyze({ db }: Deps): Promise<unknown> {
  return db.transaction((tx) => tx.run({ name: 'bench_trading_analyze', text: 'analyze orders' }));
}
