import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { type Child, startChild } from '../children/child.ts';
import type { ServeOptions } from '../servers/serve.ts';
import type { SourceOptions } from '../servers/source.ts';

export type ContestantName = 'ours' | PeerName | 'bareOnOurReads';
export type PeerName = 'yoga' | 'apollo' | 'mercurius' | 'bare';

/** A server that takes part: they all have the same data. */
export interface Contestant {
  readonly name: ContestantName;
  readonly port: number;
  readonly child: Child;
}

export const TITLES: Readonly<Record<ContestantName, string>> = {
  ours: 'Investing Platform',
  bare: 'bare node:http',
  bareOnOurReads: 'the same on our reads',
  mercurius: 'Mercurius with JIT',
  yoga: 'GraphQL Yoga',
  apollo: 'Apollo Server',
};

export const MAIN = pathOf('../../../packages/server/src/main.mjs');
const SERVE = pathOf('../servers/serve.ts');
const PROBE = new URL('../children/cpu-probe.ts', import.meta.url).href;

const START_SECONDS = 60;

/** Settings under which the server runs for real and never refuses the load. */
export function productionSettings(
  databaseUrl: string,
  port: number,
  metricsPort: number,
): Record<string, string> {
  return {
    NODE_ENV: 'production',
    ALLOW_SIMULATED: 'market,options,rates,news,venue,bank',
    PUBLIC_URL: 'https://api.example.com',
    APP_SECRET: 'a key that nobody else has to know',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    RATE_LIMIT_GENERAL: '1000000',
    LOG_LEVEL: 'warn',
  };
}

/** The server itself, as operators start it. */
export async function startOurs(databaseUrl: string): Promise<Contestant> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = startChild({
    script: MAIN,
    env: productionSettings(databaseUrl, port, metricsPort),
    core: 'server',
    preload: [PROBE],
  });
  return listening({ name: 'ours', port, child });
}

/** A server of the benchmark: a peer, or the server's doors and engine without a database. */
export async function startServing(
  name: ContestantName,
  server: ServeOptions['server'],
  source: SourceOptions,
): Promise<Contestant> {
  const port = await freePort();
  const options: ServeOptions = { server, port, source };
  const args = [JSON.stringify(options)];
  const child = startChild({ script: SERVE, args, core: 'server', preload: [PROBE] });
  return listening({ name, port, child });
}

async function listening(contestant: Contestant): Promise<Contestant> {
  const { child, port } = contestant;
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, AbortSignal.timeout(START_SECONDS * 1_000)]);
  try {
    await Promise.race([waitForPort(port, signal), child.ended]);
    return contestant;
  } catch (error) {
    await child.stop();
    throw error;
  } finally {
    left.abort();
  }
}

export async function waitForPort(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { signal });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error(`nothing listened on port ${port} within ${START_SECONDS} s`);
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
