import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from '../children/child.ts';
import { startPostgres } from '../http/database.ts';
import { type Figure, medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { median } from '../report/statistics.ts';
import {
  type Ended,
  type OpenReply,
  REPLIES,
  STREAMS,
  type Streams,
  WORDS_A_SECOND,
} from './plan.ts';

const ASK_SECONDS = 120;
const QUESTIONS = 10;
const WORDS_A_ROUND = 60;
/** A reply has a minute: more words than these would not end in it. */
const MAX_ROUNDS = 12;
const FIRST_STREAMS = 20;
const POLL_MS = 50;
const MAX_POLLS = 1_200;
const GOAL_FIRST_WORD_MS = 100;
const GOAL_WORD_US = 12;
const GOAL_STREAM_BYTES = 40_000;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const READERS = fileURLToPath(new URL('./readers.ts', import.meta.url));
const PROBE = new URL('../children/cpu-probe.ts', import.meta.url).href;
const MODULES = new URL('./loaded-modules.ts', import.meta.url).href;
/** What a server loads for assistants that call it; none has called the one here. */
const MCP_MODULES = ['/packages/mcp/', '/@modelcontextprotocol/'];

interface Processes {
  readonly server: Child;
  readonly readers: Child;
}

/** How soon a reply begins, and what it costs to bring it to a thousand sockets. */
export async function measureAssistant(rounds: number): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres();
  stack.defer(cluster.stop);
  const preload = [PROBE, MODULES];
  const server = startChild({ script: SERVE, args: [cluster.url], core: 'server', preload });
  stack.defer(server.stop);
  const readers = startChild({ script: READERS, core: 'load' });
  stack.defer(readers.stop);
  await Promise.all([server.ready(ASK_SECONDS), readers.ready(ASK_SECONDS)]);
  const processes = { server, readers };
  const first = await firstWords(processes, rounds);
  const streamed = await measureStreams(processes, Math.min(rounds, MAX_ROUNDS));
  const modules = await Promise.all(
    MCP_MODULES.map((part) => server.ask<number>('loadedModules', part, ASK_SECONDS)),
  );
  const count = modules.reduce((sum, one) => sum + one, 0);
  const figures = [
    medianFigure('assistant/first-word', 'ms', first, GOAL_FIRST_WORD_MS),
    ...streamed,
    medianFigure('assistant/idle-mcp-modules', 'count', [count], 0),
  ];
  const title =
    `Assistant: the first word of the embedded model, and ${STREAMS} streams of ${REPLIES} replies ` +
    `of ${WORDS_A_SECOND} words a second; medians of ${rounds} rounds`;
  return { title, table: figureTable(figures), figures };
}

/** For each round the median of some questions, one after the other. */
async function firstWords({ server, readers }: Processes, rounds: number): Promise<number[]> {
  const asker = await server.ask('asker', null, ASK_SECONDS);
  const ask = async () => {
    const times: number[] = [];
    for (let question = 0; question < QUESTIONS; question += 1) {
      times.push(await readers.ask<number>('firstWord', asker, ASK_SECONDS));
    }
    return median(times);
  };
  // What is compiled with use is no part of it.
  await ask();
  const medians: number[] = [];
  for (let round = 0; round < rounds; round += 1) medians.push(await ask());
  return medians;
}

async function measureStreams(processes: Processes, rounds: number): Promise<Figure[]> {
  const { server, readers } = processes;
  const { wsUrl } = await server.ask<{ wsUrl: string }>('asker', null, ASK_SECONDS);
  const replies = await server.ask<readonly OpenReply[]>('openReplies', null, ASK_SECONDS);
  await until(async () => (await listening(server)) === REPLIES, 'every reply is being written');
  // The first streams make it load and compile what the others use too.
  await openStreams(processes, FIRST_STREAMS, { wsUrl, replies, count: FIRST_STREAMS });
  await costOfWords(processes, FIRST_STREAMS);
  const before = await memoryBytes(server);
  await openStreams(processes, STREAMS - FIRST_STREAMS, { wsUrl, replies, count: STREAMS });
  // They are told what was said before as well.
  const told = STREAMS * WORDS_A_ROUND;
  await until(async () => (await piecesOf(readers)) === told, 'every stream has the words so far');
  await costOfWords(processes, STREAMS);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    costs.push(await costOfWords(processes, STREAMS));
  }
  const bytes = ((await memoryBytes(server)) - before) / (STREAMS - FIRST_STREAMS);
  await server.ask('finish', null, ASK_SECONDS);
  const ended = () => readers.ask<Ended>('ended', null, ASK_SECONDS);
  await until(async () => (await ended()).open === 0, 'every stream ends');
  const { whole } = await ended();
  await readers.ask('close', null, ASK_SECONDS);
  return [
    medianFigure('assistant/cpu-a-word', 'us', costs, GOAL_WORD_US),
    medianFigure('assistant/memory-a-stream', 'bytes', [bytes], GOAL_STREAM_BYTES),
    medianFigure('assistant/streams-not-whole', 'count', [STREAMS - whole], 0),
  ];
}

const listening = (server: Child) => server.ask<number>('listening', null, ASK_SECONDS);
const piecesOf = (readers: Child) => readers.ask<number>('pieces', null, ASK_SECONDS);
const memoryBytes = (server: Child) => server.ask<number>('memoryBytes', null, ASK_SECONDS);

const subscriptions = (server: Child) => server.ask<number>('subscriptions', null, ASK_SECONDS);

async function openStreams({ server, readers }: Processes, more: number, streams: Streams) {
  const before = await subscriptions(server);
  await readers.ask('open', streams, ASK_SECONDS);
  const isOpen = async () => (await subscriptions(server)) === before + more;
  await until(isOpen, 'every stream is open');
}

/** CPU of the server for a word to a socket; the writing and storing of the replies is in it. */
async function costOfWords({ server, readers }: Processes, streams: number): Promise<number> {
  const cpu = () => server.ask<number>('cpuMicroseconds', null, ASK_SECONDS);
  const pieces = () => piecesOf(readers);
  const [cpuBefore, piecesBefore] = [await cpu(), await pieces()];
  const words = WORDS_A_ROUND * streams;
  await server.ask('say', WORDS_A_ROUND, ASK_SECONDS);
  await until(async () => (await pieces()) - piecesBefore === words, 'every word arrives');
  return ((await cpu()) - cpuBefore) / words;
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    if (await isSo()) return;
    await wait(POLL_MS);
  }
  throw new Error(`waited in vain until ${what}`);
}
