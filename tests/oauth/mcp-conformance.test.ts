import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from './support/authorization-server.ts';
import { runConformance } from './support/conformance.ts';

const require = createRequire(import.meta.url);
const program = require
  .resolve('@modelcontextprotocol/conformance/package.json')
  .replace('package.json', 'dist/index.js');

let server: AuthorizationServer;

beforeAll(async () => {
  server = await startAuthorizationServer();
});
afterAll(() => server.stop());

test('the MCP conformance suite’s authorization mode passes', async () => {
  const clientId = await server.publicClient('http://127.0.0.1/callback');
  const port = await freePort();
  const { exitCode, output } = await runConformance(program, server, clientId, port);
  expect(output).toContain('Total: 3 passed, 0 failed');
  expect(exitCode).toBe(0);
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
