import { compose, type Deps, manualClock, readConfig } from '@investing-platform/server/testing';
import { startPostgres } from '../http/database.ts';
import { type Figure, type Section, verdict } from '../report/figure.ts';
import { median, quantile, ratios } from '../report/statistics.ts';
import { addTrader, costOf, type ReadingCost, readings } from './histories.ts';
import { latencies, statementsOfOrder, throughput } from './orders.ts';
import { openPgbench } from './pgbench.ts';
import { recycleLog } from './recycled-log.ts';
import { movableMarket, rest, restFar, type Ticks, tick } from './ticks.ts';
import { addPerson, type Composed, type Person, SETTINGS } from './world.ts';

/** Each places one order at a time, on either side of the comparison. */
const CLIENTS = 16;
/** So many that orders of one account seldom wait for each other. */
const PEOPLE = 64;
const LOAD = 0.7;
/** Each connection plans its statements anew. */
const WARM_UP_SECONDS = 5;
const LATE_SHARE = 0.99;
const [FEW_TRADES, MANY_TRADES] = [1_000, 100_000];
const [FEW_RESTING, MANY_RESTING] = [100, 10_000];
const TOUCHED = 10;
const CASH = '1000000000';

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

type Measure = (databaseUrl: string, rounds: Rounds) => Promise<Figure[]>;

/** From `placeOrder` to the posted fill, on a PostgreSQL that waits for the disk. */
export const measureOrders = (rounds: Rounds): Promise<Section> =>
  section('Orders', rounds, [ordersBesidePgbench]);

/** Histories and ticks on a PostgreSQL that waits for the disk. */
export const measureTrading = (rounds: Rounds): Promise<Section> =>
  section('Histories and ticks', rounds, [measureHistories, measureTicks]);

async function section(
  name: string,
  rounds: Rounds,
  measures: readonly Measure[],
): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres('durable');
  stack.defer(cluster.stop);
  const figures: Figure[] = [];
  for (const measure of measures) figures.push(...(await measure(cluster.url, rounds)));
  const rows = figures.map((figure) => {
    const { name, value, unit, goal, samples } = figure;
    const [value_, least, most] = [value, Math.min(...samples), Math.max(...samples)].map((one) =>
      one.toPrecision(3),
    );
    const text = goal === undefined ? '' : verdict(figure, `≤ ${goal} ${unit}`);
    return [name.replace('trading/', ''), value_ ?? '', least ?? '', most ?? '', unit, text];
  });
  const title = `${name}, durable on PostgreSQL: medians of ${rounds.rounds} rounds`;
  return { title, table: [['what', 'median', 'least', 'most', 'unit', 'goal'], ...rows], figures };
}

const figure = (
  name: string,
  unit: Figure['unit'],
  samples: readonly number[],
  goal?: number,
): Figure => {
  const measured = { name: `trading/${name}`, value: median(samples), unit, samples };
  return goal === undefined ? measured : { ...measured, goal };
};

async function composed(databaseUrl: string): Promise<Composed> {
  return compose(readConfig({ ...SETTINGS, DATABASE_URL: databaseUrl }));
}

/** From `placeOrder` to the fill that is posted, beside what PostgreSQL itself can do. */
async function ordersBesidePgbench(
  databaseUrl: string,
  { rounds, seconds }: Rounds,
): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  const server = await composed(databaseUrl);
  stack.defer(server.stop);
  const people: Person[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    people.push(await addPerson(server.deps, `client-${count}@example.com`, CASH));
  }
  const [first] = people;
  if (first === undefined) throw new Error('somebody has to place orders');
  const statements = await statementsOfOrder(server.deps, first);
  await server.start();
  using pgbench = await openPgbench(databaseUrl, statements, CLIENTS);
  await throughput(server, people, CLIENTS, WARM_UP_SECONDS);
  await recycleLog(server.deps);
  const [orders, transactions, late]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const rate = await throughput(server, people, CLIENTS, seconds);
    orders.push(rate);
    late.push(quantile(await latencies(server, people, LOAD * rate, seconds), LATE_SHARE));
    if (pgbench !== null) transactions.push(await pgbench.measure(seconds));
  }
  if (pgbench === null) console.log('pgbench is not installed: the comparison is skipped\n');
  const compared = figure('pgbench-to-orders', 'ratio', ratios(transactions, orders), 2);
  return [
    figure('statements-an-order', 'count', [statements]),
    figure('orders-a-second', 'count', orders),
    ...(pgbench === null ? [] : [figure('pgbench-a-second', 'count', transactions), compared]),
    figure('order-p99-at-70-percent', 'ms', late, 25),
  ];
}

/** What an account's past costs those who only want to see it. */
async function measureHistories(databaseUrl: string, { rounds }: Rounds): Promise<Figure[]> {
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
    figure(`${name}/${FEW_TRADES}-trades`, 'ms', times(few)),
    figure(`${name}/${MANY_TRADES}-trades`, 'ms', times(many)),
    figure(`${name}/cost`, 'ratio', ratios(times(many), times(few)), 3),
    figure(`${name}/statements`, 'ratio', ratios(counts(many), counts(few)), 1),
  ];
}

/** What a price costs that reaches ten orders, while few or many others rest. */
async function measureTicks(databaseUrl: string, { rounds }: Rounds): Promise<Figure[]> {
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
      figure(`tick-of-${TOUCHED}/${FEW_RESTING}-resting`, 'ms', few.touching),
      figure(`tick-of-${TOUCHED}/${MANY_RESTING}-resting`, 'ms', many.touching),
      figure(`tick-of-${TOUCHED}/cost`, 'ratio', ratios(many.touching, few.touching), 1.5),
      figure(`tick-of-none/${MANY_RESTING}-resting`, 'ms', many.idle),
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
