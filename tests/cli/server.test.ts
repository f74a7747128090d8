import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeTerminal, run } from '@investing-platform/cli/testing';
import { instruments } from '@investing-platform/schema/instruments';
import { startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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
});
