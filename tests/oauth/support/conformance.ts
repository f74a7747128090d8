import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { AuthorizationServer } from './authorization-server.ts';

/** What the suite printed, and how it ended. */
export interface ConformanceRun {
  readonly exitCode: number;
  readonly output: string;
}

const MAX_RUN_MS = 170_000;

/**
 * Runs the MCP conformance suite's authorization mode against a server, and plays the person whom
 * it asks to open an address.
 *
 * @param program path of the suite's command
 * @param port where the suite waits for the callback
 */
export async function runConformance(
  program: string,
  server: AuthorizationServer,
  clientId: string,
  port: number,
): Promise<ConformanceRun> {
  const target = ['authorization', '--url', server.issuer, '--resource', server.issuer];
  const client = ['--client-id', clientId, '--port', String(port)];
  const suite = spawn(process.execPath, [program, ...target, ...client], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.timeout(MAX_RUN_MS),
  });
  const exited = once(suite, 'exit');
  const lines: string[] = [];
  suite.stderr.on('data', (data: Buffer) => lines.push(String(data)));
  try {
    for await (const line of createInterface(suite.stdout)) {
      lines.push(line);
      if (line.startsWith(`${server.issuer}/oauth/authorize?`)) {
        await (await fetch(await server.browse(new URL(line)))).text();
      }
    }
    const [exitCode] = await exited;
    return { exitCode: Number(exitCode), output: lines.join('\n') };
  } finally {
    suite.kill();
  }
}
