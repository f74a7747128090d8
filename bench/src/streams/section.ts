import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { type Child, startChild } from '../children/child.ts';
import type { Rounds } from '../flags.ts';
import { waitForPort } from '../http/contestants.ts';
import { type Figure, medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { ratios } from '../report/statistics.ts';
import {
  DELIVERIES_A_SECOND,
  type Delivered,
  SOCKETS,
  type StreamServeOptions,
  SYMBOLS_A_SOCKET,
} from './plan.ts';

const ASK_SECONDS = 120;
const WARM_UP_SECONDS = 5;
/** After so many seconds of ticks the buffers of the reader that stalls are full. */
const LEAD_SECONDS = 5;
const MIN_SECONDS = 4;
const POLL_MS = 50;
const MAX_POLLS = 1_200;
const QUIET_POLLS = 6;
const FIRST_SOCKETS = 20;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const READERS = fileURLToPath(new URL('./readers.ts', import.meta.url));
const PROBE = new URL('../children/cpu-probe.ts', import.meta.url).href;

interface Contestant {
  readonly server: Child;
  readonly readers: Child;
  readonly port: number;
  readonly idleSocketBytes: number;
}

/** What one stretch of ticks cost and how it arrived. */
interface Stretch {
  readonly cpuMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
  /** The part of the ticks that did not arrive, since newer ones did. */
  readonly leftOut: number;
}

/** The same prices to 2,000 sockets, each with 20 symbols of its own out of 500. */
export async function measureStreams({ rounds, seconds }: Rounds): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const start = async (name: StreamServeOptions['server']) => {
    const contestant = await startContestant(name);
    stack.defer(() => stop(contestant));
    return contestant;
  };
  const whole = Math.max(MIN_SECONDS, Math.round(seconds));
  const [ours, stock] = [await start('ours'), await start('stock')];
  const costs = { ours: [] as Stretch[], stock: [] as Stretch[], stalled: [] as Stretch[] };
  for (let round = 0; round < rounds; round += 1) {
    costs.stock.push(await stretch(stock, whole));
    // Either goes first in turn: what one leaves behind is no part of the other.
    if (round % 2 === 0) costs.ours.push(await ledStretch(ours, whole));
    await ours.readers.ask('stall', ours.port, ASK_SECONDS);
    costs.stalled.push(await ledStretch(ours, whole));
    await ours.readers.ask('release', null, ASK_SECONDS);
    if (round % 2 === 1) costs.ours.push(await ledStretch(ours, whole));
  }
  return sectionOf(figuresOf(costs, ours.idleSocketBytes), rounds, whole);
}

function figuresOf(
  costs: Readonly<Record<'ours' | 'stock' | 'stalled', readonly Stretch[]>>,
  idleBytes: number,
): Figure[] {
  const cpu = (name: keyof typeof costs) => costs[name].map((one) => one.cpuMicroseconds);
  const late = (name: keyof typeof costs) => costs[name].map((one) => one.p99);
  const left = (name: keyof typeof costs) => costs[name].map((one) => one.leftOut);
  const toStock = ratios(cpu('ours'), cpu('stock'));
  const toNone = ratios(cpu('stalled'), cpu('ours'));
  return [
    medianFigure('streams/ours/cpu-a-message', 'us', cpu('ours'), 12),
    medianFigure('streams/stock/cpu-a-message', 'us', cpu('stock')),
    medianFigure('streams/ours-to-stock/cpu-a-message', 'ratio', toStock, 0.25),
    medianFigure('streams/ours/left-out', 'ratio', left('ours')),
    medianFigure('streams/ours/p99', 'ms', late('ours'), 250),
    medianFigure('streams/stock/p99', 'ms', late('stock')),
    medianFigure('streams/one-stalled-to-none/cpu-a-message', 'ratio', toNone, 1.1),
    medianFigure('streams/one-stalled/p99', 'ms', late('stalled'), 250),
    medianFigure('streams/ours/idle-socket', 'bytes', [idleBytes], 20_000),
  ];
}

function sectionOf(figures: readonly Figure[], rounds: number, seconds: number): Section {
  const title =
    `Streams: ${SOCKETS} sockets, ${SYMBOLS_A_SOCKET} symbols each, ${DELIVERIES_A_SECOND} ` +
    `deliveries a second, all at the turn of it; medians of ${rounds} rounds of ${seconds} s`;
  return { title, table: figureTable(figures), figures };
}

/** A server with all sockets open, subscribed and warmed up, and its readers. */
async function startContestant(name: StreamServeOptions['server']): Promise<Contestant> {
  const options: StreamServeOptions = { server: name, port: await freePort() };
  const args = [JSON.stringify(options)];
  const server = startChild({ script: SERVE, args, core: 'server', preload: [PROBE] });
  const readers = startChild({ script: READERS, core: 'load' });
  const ask = <Value>(child: Child, question: string, input: unknown = null) =>
    Promise.race([child.ask<Value>(question, input, ASK_SECONDS), server.ended, readers.ended]);
  try {
    const signal = AbortSignal.timeout(ASK_SECONDS * 1_000);
    await Promise.race([waitForPort(options.port, signal), server.ended]);
    // The first sockets make it load and compile what the others use too.
    await ask(readers, 'open', { port: options.port, count: FIRST_SOCKETS });
    const before = await ask<number>(server, 'memoryBytes');
    await ask(readers, 'open', { port: options.port, count: SOCKETS });
    const idle = (await ask<number>(server, 'memoryBytes')) - before;
    await ask(readers, 'subscribe');
    const subscriptions = () => ask<number>(server, 'subscriptions');
    await until(async () => (await subscriptions()) === SOCKETS, 'every socket subscribes');
    const { port } = options;
    const contestant = { server, readers, port, idleSocketBytes: idle / (SOCKETS - FIRST_SOCKETS) };
    await stretch(contestant, WARM_UP_SECONDS);
    return contestant;
  } catch (error) {
    await stop({ server, readers });
    throw error;
  }
}

async function stop({ server, readers }: Pick<Contestant, 'server' | 'readers'>): Promise<void> {
  await Promise.all([server.stop(), readers.stop()]);
}

/**
 * Some seconds of ticks, until nothing more arrives. A server may leave out a price that a newer
 * one has replaced; what it does not deliver costs it nothing and is told beside.
 */
async function stretch({ server, readers }: Contestant, seconds: number): Promise<Stretch> {
  await settled(readers);
  await readers.ask<Delivered>('delivered', null, ASK_SECONDS);
  const used = () => server.ask<number>('cpuMicroseconds', null, ASK_SECONDS);
  const before = await used();
  await server.ask('tick', seconds, ASK_SECONDS);
  await settled(readers);
  const cpu = (await used()) - before;
  const { messages, p50, p99 } = await readers.ask<Delivered>('delivered', null, ASK_SECONDS);
  if (messages === 0) throw new Error('no price arrived at any reader');
  const leftOut = 1 - messages / (DELIVERIES_A_SECOND * seconds);
  return { cpuMicroseconds: cpu / messages, p50, p99, leftOut };
}

/**
 * A stretch after ticks that nobody counts and a collection of garbage. One of those in the
 * background costs as much as a second of messages, and would fall into some stretches by chance.
 */
async function ledStretch(contestant: Contestant, seconds: number): Promise<Stretch> {
  await stretch(contestant, LEAD_SECONDS);
  await contestant.server.ask('memoryBytes', null, ASK_SECONDS);
  return stretch(contestant, seconds);
}

/** Waits until nothing more arrives. */
async function settled(readers: Child): Promise<void> {
  let [last, quiet] = [-1, 0];
  await until(async () => {
    const now = await readers.ask<number>('messages', null, ASK_SECONDS);
    quiet = now === last ? quiet + 1 : 0;
    last = now;
    return quiet >= QUIET_POLLS;
  }, 'nothing more arrives');
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    if (await isSo()) return;
    await wait(POLL_MS);
  }
  throw new Error(`waited in vain until ${what}`);
}
