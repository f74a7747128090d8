import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.ts';
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
