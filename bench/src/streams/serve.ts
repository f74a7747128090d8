import { setTimeout as wait } from 'node:timers/promises';
import { instruments } from '@investing-platform/schema/instruments';
import { answerQuestions } from '../children/questions.ts';
import { serveOurs } from './ours.ts';
import { assetIds, type StreamServeOptions, type Tick } from './plan.ts';
import { serveStock } from './stock.ts';

/** Prices are made at the turn of a second, all of them, as the server's own price stream does. */
const SECOND_MS = 1_000;

const { server, port }: StreamServeOptions = JSON.parse(process.argv[2] ?? '');
const serving = await (server === 'ours' ? serveOurs(port) : serveStock(port));
const symbols = new Map(instruments.map(({ id, symbol }) => [id, symbol]));
let sequence = 1_000_000_000;

function tickOf(assetId: string, at: Date): Tick {
  const price = (100 + (sequence % 977) / 100).toFixed(2);
  return Object.freeze({
    assetId,
    symbol: symbols.get(assetId) ?? '',
    currency: 'USD',
    price,
    bid: price,
    ask: price,
    change: '0.25',
    changePercent: '0.237812',
    volume: String(sequence % 1_000_003),
    session: 'REGULAR',
    at,
    sequence,
  });
}

answerQuestions({
  subscriptions: () => serving.subscriptions(),
  memoryBytes(): number {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  /** One tick of every symbol a second. */
  async tick(seconds: number): Promise<void> {
    const startedAt = Date.now();
    for (let second = 0; second < seconds; second += 1) {
      const at = new Date();
      sequence += 1;
      for (const assetId of assetIds) serving.publish(tickOf(assetId, at));
      await wait(Math.max(0, startedAt + (second + 1) * SECOND_MS - Date.now()));
    }
  },
});
