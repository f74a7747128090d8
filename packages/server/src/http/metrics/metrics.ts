import type { ErrorCode } from '@investing-platform/schema';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ProductFigures } from './product-figures.ts';
import { productGauges } from './product-gauges.ts';

/** What the doors and sockets report. Calls are cheap: numbers are added up when asked for. */
export interface Metrics {
  /** Any HTTP response, by the door that gave it. */
  httpResponse(door: Door, status: number): void;
  /** Any GraphQL answer; `outcome` is the first error's code, `OK` without errors. */
  operation(label: string, transport: Transport, outcome: ErrorCode | 'OK'): void;
  /** Time from request to answer, in milliseconds. */
  duration(transport: Transport, milliseconds: number): void;
  rateLimited(group: 'general' | 'sensitive'): void;
  /** Live counts are read when the metrics are. */
  observeSockets(count: () => { sockets: number; operations: number }): void;
  /** Figures of the product are read when the metrics are. */
  observeProduct(read: () => Promise<ProductFigures>): void;
  /** All metrics in Prometheus' text format. */
  print(): Promise<{ contentType: string; body: string }>;
}

/** `none`: no door could answer. */
export type Door =
  | 'graphql'
  | 'mcp'
  | 'oauth'
  | 'account'
  | 'shares'
  | 'files'
  | 'uploads'
  | 'cards'
  | 'operator'
  | 'identity'
  | 'mail'
  | 'packages'
  | 'pages'
  | 'health'
  | 'none';
export type Transport = 'http' | 'websocket';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @param withProcess whether to measure the process itself: memory, event loop, collections */
export function createMetrics(withProcess: boolean): Metrics {
  const register = new Registry();
  if (withProcess) collectDefaultMetrics({ register });
  const responses = tally(register, 'http_responses_total', 'HTTP responses', ['door', 'status']);
  const operations = tally(register, 'graphql_operations_total', 'GraphQL operations by outcome', [
    'operation',
    'transport',
    'outcome',
  ]);
  const limited = tally(register, 'rate_limited_total', 'Refusals by rate limit', ['group']);
  const durations = durationHistograms(register);
  return {
    httpResponse: (door, status) => responses(door, String(status)),
    operation: (label, transport, outcome) => operations(label, transport, outcome),
    duration: (transport, milliseconds) => durations[transport].observe(milliseconds / 1_000),
    rateLimited: (group) => limited(group),
    observeSockets: (count) => socketGauges(register, count),
    observeProduct: (read) => productGauges(register, read),
    print: async () => ({ contentType: register.contentType, body: await register.metrics() }),
  };
}

/** Counts in a plain map; the library's own counters cost a microsecond each time. */
function tally(
  register: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
): (...labels: string[]) => void {
  const counts = new Map<string, number>();
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [register],
    collect() {
      this.reset();
      for (const [key, count] of counts) {
        const values = key.split(' ');
        const labels = labelNames.map((label, at) => [label, values[at] ?? '']);
        this.inc(Object.fromEntries(labels), count);
      }
    },
  });
  return (...labels) => {
    const key = labels.join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}

/** One for each transport: observing without labels is cheap. */
function durationHistograms(register: Registry): Record<Transport, Histogram> {
  const histogram = (transport: Transport) =>
    new Histogram({
      name: `graphql_${transport}_duration_seconds`,
      help: `Time from request to answer over ${transport}`,
      buckets: SECONDS,
      registers: [register],
    });
  return { http: histogram('http'), websocket: histogram('websocket') };
}

function socketGauges(
  register: Registry,
  count: () => { sockets: number; operations: number },
): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge('websocket_connections', 'Open WebSockets', () => count().sockets);
  gauge('websocket_operations', 'Running operations', () => count().operations);
}
