import { once } from 'node:events';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { type RunningServer, runServer } from '../../../scripts/lib/server-process.ts';

/** The server as operators start it: a process of its own, started again after it was killed. */
export interface ServerProcess {
  readonly url: string;
  /** How many times it has ended without having been killed. */
  readonly crashes: () => readonly string[];
  /** Resolves when it takes requests. */
  start(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

/** @param more settings besides those of every such server */
export async function serverProcess(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_GENERAL: '1000000',
    RATE_LIMIT_SENSITIVE: '1000000',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    ...more,
  };
  const crashes: string[] = [];
  const killed = new WeakSet<RunningServer>();
  let server: RunningServer | undefined;
  return {
    url: `http://localhost:${port}`,
    crashes: () => crashes,
    async start() {
      const started = runServer(settings);
      server = started;
      // All that it has said has come by then, maybe after the next one's start.
      started.child.once('close', () => {
        if (!killed.has(started)) crashes.push(started.output());
      });
      await started.ready();
    },
    async kill() {
      if (server === undefined) return;
      const { child } = server;
      if (child.exitCode !== null || child.signalCode !== null) return;
      killed.add(server);
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
