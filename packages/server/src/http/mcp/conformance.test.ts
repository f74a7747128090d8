import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { diagnosticServing } from '@investing-platform/mcp/testing';
import { expect, onTestFinished, test } from 'vitest';
import { startDoor } from '../testing/app.fixture.ts';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@modelcontextprotocol/conformance/package.json'));
const SUMMARY = /^[✓✗] ([\w-]+): (\d+) passed, (\d+) failed$/gm;
const MAX_OUTPUT_BYTES = 100_000_000;

/** The address of the door, for clients that bring no token. */
async function openDoor(): Promise<string> {
  const { app } = await startDoor({ mcpServing: async () => diagnosticServing(() => undefined) });
  const server = createServer((request, response) => {
    request.headers.authorization = 'Bearer good';
    app.handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/mcp`;
}

/** What a revision requires of servers, as the suite froze it. */
function requiredOf(revision: string): readonly string[] {
  const text = readFileSync(join(folder, 'requirements', `${revision}.yaml`), 'utf8');
  const servers = /^server:\n((?: {2}- .*\n)+)/m.exec(text)?.[1] ?? '';
  return servers.split('\n').flatMap((line) => (line === '' ? [] : [line.replace('  - ', '')]));
}

/** Runs them; those of which any check failed. */
async function failedOf(url: string, revision: string): Promise<readonly string[]> {
  const args = [join(folder, 'dist/index.js'), 'server', '--url', url, '--requirements', revision];
  const output = await new Promise<string>((resolve) => {
    // It ends with 1 where any check failed, of what is not required too.
    const options = { maxBuffer: MAX_OUTPUT_BYTES };
    execFile(process.execPath, args, options, (_error, written) => resolve(written));
  });
  const failures = new Map(
    [...output.matchAll(SUMMARY)].map(([, name = '', , failed]) => [name, Number(failed)]),
  );
  return requiredOf(revision).filter((name) => failures.get(name) !== 0);
}

test('the protocol’s own suite passes whole at the door, at 2026-07-28', async () => {
  expect(requiredOf('2026-07-28')).toHaveLength(37);
  expect(await failedOf(await openDoor(), '2026-07-28')).toEqual([]);
});

test('and at 2025-11-25, but for questions to clients, which take a session there', async () => {
  expect(requiredOf('2025-11-25')).toHaveLength(30);
  expect(await failedOf(await openDoor(), '2025-11-25')).toEqual([
    ...['tools-call-sampling', 'tools-call-elicitation'],
    ...['elicitation-sep1034-defaults', 'elicitation-sep1330-enums'],
  ]);
});
