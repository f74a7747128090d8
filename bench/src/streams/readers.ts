import { once } from 'node:events';
import { WebSocket } from 'ws';
import { answerQuestions } from '../children/questions.ts';
import { quantile } from '../report/statistics.ts';
import { assetIds, assetsOfSocket, type Delivered, ownQuery, QUERY, TOKEN } from './plan.ts';

/** Latency is looked at on every so many messages, to leave the reader time to read. */
const SAMPLED = 8;
const AT_ONCE = 50;
/** More than the buffers between two processes hold, within some seconds. */
const STALLED_SUBSCRIPTIONS = 20;
const MAX_ASSETS = 200;

const sockets: WebSocket[] = [];
let messages = 0;
let latencies: number[] = [];
let stalled: WebSocket | undefined;

/** Looks for the text, since reading 40,000 messages a second as JSON would measure the reader. */
function note(data: Buffer): void {
  if (data.indexOf('"type":"next"') < 0) return;
  messages += 1;
  if (messages % SAMPLED !== 0) return;
  const at = data.indexOf('"at":"') + 6;
  latencies.push(Date.now() - Date.parse(data.toString('latin1', at, at + 24)));
}

async function connect(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: { Authorization: `Bearer ${TOKEN}` } }),
  );
  await once(socket, 'message');
  return socket;
}

async function open(port: number): Promise<void> {
  const socket = await connect(port);
  socket.on('message', note);
  sockets.push(socket);
}

function subscribe(socket: WebSocket, id: string, ids: readonly string[], query = QUERY): void {
  const payload = { query, variables: { params: { assetIds: ids } } };
  socket.send(JSON.stringify({ id, type: 'subscribe', payload }));
}

answerQuestions({
  async open({ port, count }: { readonly port: number; readonly count: number }): Promise<void> {
    while (sockets.length < count) {
      const wave = Math.min(AT_ONCE, count - sockets.length);
      await Promise.all(Array.from({ length: wave }, () => open(port)));
    }
  },
  subscribe(): void {
    for (const [at, socket] of sockets.entries()) {
      subscribe(socket, `prices-${at}`, assetsOfSocket(at));
    }
  },
  /**
   * One more socket that asks for far more than the others, shares nothing with them, and reads
   * nothing of it.
   */
  async stall(port: number): Promise<void> {
    stalled = await connect(port);
    for (let at = 0; at < STALLED_SUBSCRIPTIONS; at += 1) {
      subscribe(stalled, `all-${at}`, assetIds.slice(0, MAX_ASSETS), ownQuery(at));
    }
    stalled.pause();
  },
  release(): void {
    stalled?.terminate();
  },
  messages: () => messages,
  delivered(): Delivered {
    const sorted = latencies.toSorted((left, right) => left - right);
    const result = { messages, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
    messages = 0;
    latencies = [];
    return result;
  },
  close(): void {
    for (const socket of sockets.splice(0)) socket.terminate();
  },
});
