import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { instruments } from '@investing-platform/schema/instruments';
import { startTestServer } from '@investing-platform/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/lib/process.mjs';
import { runNode } from '../../scripts/release/published.ts';

const run = promisify(execFile);
const example = join(root, 'examples/main-job.ts');
const fromSource = '--conditions=@investing-platform/source';

test('the examples sign in, read, buy, wait for the fill and stream prices', async () => {
  const server = await startTestServer();
  const folder = await mkdtemp(join(tmpdir(), 'investing-platform-example-'));
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const user = await server.createUser({ plan: 'PLUS' });
  const apple = instruments.find(({ symbol }) => symbol === 'AAPL')?.id ?? '';
  const positions = [{ assetId: apple, quantity: '8', price: '270.82' }];
  await server.openAccount(user, { positions });
  await server.openAccount(user, { tradingMode: 'PAPER' });
  const { clientId, clientSecret } = await server.createCredential(user);
  const users = [{ email: user.email, plan: 'plus', clientId, clientSecret }];
  const file = join(folder, 'demo.json');
  await writeFile(file, JSON.stringify({ baseUrl: server.url, users }));

  const output = await runNode([fromSource, example, file], folder);
  expect(output).toMatch(/^Net worth of .+, in [A-Z]{3}\n {2}Assets +[\d,]+\.\d+$/m);
  expect(output).toMatch(/^ {2}AAPL +8 +270\.82 +[\d,]+\.\d+ +-?[\d,]+\.\d+ +USD$/m);
  expect(output).toMatch(/^ {2}Status +FILLED$/m);
  expect(output.match(/^ {2}\d\d:\d\d:\d\d\.\d{3} {3}[\d,]+\.\d+ USD$/gm)).toHaveLength(5);

  const bot = join(root, 'examples/practice-bot.ts');
  const bought = await runNode([fromSource, bot, file], folder);
  expect(bought).toMatch(/^[0-9a-f-]{36} \w+ at about [\d,]+\.\d+ USD$/m);
  // Started again it finds its order.
  expect((await runNode([fromSource, bot, file], folder)).slice(0, 36)).toBe(bought.slice(0, 36));

  const python = await runPython(join(root, 'examples/python/net_worth.py'), file);
  if (python !== null) {
    expect(python).toMatch(/^Net worth -?[\d,]+(\.\d+)? [A-Z]{3}$/m);
    expect(python).toMatch(/^AAPL +8 +[\d,]+(\.\d+)? USD$/m);
  }
});

/** What a script prints; null where this machine has no Python. */
async function runPython(...args: string[]): Promise<string | null> {
  try {
    return (await run('python3', args)).stdout;
  } catch (error) {
    if (Object(error).code === 'ENOENT') return null;
    throw error;
  }
}

test('without a server the main job says what to do, in one sentence', async () => {
  const missing = join(tmpdir(), 'investing-platform-no-such-file.json');
  await expect(runNode([fromSource, example, missing], root)).rejects.toThrow(
    'Start the server first: npm start',
  );
});
