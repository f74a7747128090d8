import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fakeTerminal, run } from '@investing-platform/cli/testing';
import { instruments } from '@investing-platform/schema/instruments';
import { startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SOURCES = '--conditions=@investing-platform/source';
const MAIN = join(import.meta.dirname, '../../packages/cli/src/main.ts');

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  const user = await server.createUser({ plan: 'PRO' });
  await server.openAccount(user);
  const { clientId, clientSecret } = await server.createCredential(user);
  folder = await mkdtemp(join(tmpdir(), 'cli-server-'));
  await mkdir(join(folder, '.data'));
  const file = { baseUrl: server.url, users: [{ plan: 'pro', clientId, clientSecret }] };
  await writeFile(join(folder, '.data/demo.json'), JSON.stringify(file));
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as the demo user on the plan Pro. */
async function command(...args: string[]) {
  const terminal = fakeTerminal({ folder });
  const exitCode = await run([...args, '--demo', 'pro', '--format', 'json'], terminal);
  expect(terminal.problems()).toBe('');
  expect(exitCode).toBe(0);
  return terminal.out();
}

describe('on the real server, the command line', () => {
  const bitcoin = instruments.find(({ symbol }) => symbol === 'BTC')?.id ?? '';

  test('places an order once for one idempotency key, and lists it', async () => {
    const args = [
      '--side',
      'BUY',
      '--type',
      'MARKET',
      '--notional',
      '25',
      '--time-in-force',
      'IOC',
    ];
    const order = ['placeOrder', '--asset-id', bitcoin, ...args, '--idempotency-key', 'a', '--yes'];
    const { id } = JSON.parse(await command(...order));
    expect(JSON.parse(await command(...order))).toMatchObject({ id });
    const orders = JSON.parse(await command('getOrders', '--group', 'ALL', '--all'));
    expect(orders).toMatchObject([{ id, symbol: 'BTC', notional: '25' }]);
  });

  test('prints live prices', async () => {
    const lines = await command('livePriceData', '--symbols', 'BTC', '--count', '2');
    const events = lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events).toMatchObject([{ symbol: 'BTC' }, { symbol: 'BTC' }]);
  });

  test('prints live prices under a Node without a WebSocket, as before 22', async () => {
    const program = ['--no-experimental-websocket', SOURCES, MAIN];
    const args = ['livePriceData', '--symbols', 'BTC', '--count', '1', '--format', 'json'];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...program, ...args, '--demo', 'pro'],
      { cwd: folder, env: { PATH: process.env.PATH }, timeout: 170_000 },
    );
    expect(JSON.parse(stdout)).toMatchObject({ symbol: 'BTC' });
  });
});

describe('investing mcp', () => {
  const line = (message: object) => JSON.stringify({ jsonrpc: '2.0', ...message });
  const call = (id: number, name: string, args: object) =>
    line({ id, method: 'tools/call', params: { name, arguments: args } });

  /** What the command answers to lines, by the ids of their messages. */
  async function answers(lines: readonly string[], ...flags: string[]) {
    const terminal = fakeTerminal({ folder, input: lines.join('\n') });
    expect(await run(['mcp', '--demo', 'pro', ...flags], terminal)).toBe(0);
    const written = terminal.out().trim().split('\n');
    return new Map(written.map((one) => [JSON.parse(one).id, JSON.parse(one)]));
  }

  test('serves the server’s tools over standard input and output, with a credential', async () => {
    const client = { capabilities: {}, clientInfo: { name: 'Test', version: '1' } };
    const params = { protocolVersion: '2025-11-25', ...client };
    const told = await answers([
      line({ id: 1, method: 'initialize', params }),
      line({ method: 'notifications/initialized' }),
      line({ id: 2, method: 'tools/list', params: {} }),
      call(3, 'list_positions', {}),
    ]);
    expect([...told.keys()].sort()).toEqual([1, 2, 3]);
    expect(told.get(1).result.protocolVersion).toBe('2025-11-25');
    expect(told.get(2).result.tools).toHaveLength(20);
    expect(told.get(3).result.structuredContent.getPositions).toEqual(expect.any(Array));
  });

  test('asks for no more than to read unless it is told to, and says what is wrong', async () => {
    const order = call(4, 'place_order', { assetId: 'x' });
    const narrow = await answers(['{', order]);
    expect(narrow.get(null).error.message).toBe('This line is no JSON object.');
    expect(narrow.get(4).error.message).toBe('The token lacks trade.');
    const own = await answers([order], '--scopes', 'full_access');
    expect(own.get(4).result).toMatchObject({ isError: true });
  });
});
