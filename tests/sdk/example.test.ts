import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instruments } from '@investing-platform/schema/instruments';
import { startTestServer } from '@investing-platform/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/lib/process.mjs';
import { runNode } from '../../scripts/release/published.ts';

const example = join(root, 'examples/main-job.ts');
const fromSource = '--conditions=@investing-platform/source';

test('the main job signs in, reads, buys, waits for the fill and streams prices', async () => {
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
  const { clientId, clientSecret } = await server.createCredential(user);
  const users = [{ email: user.email, plan: 'plus', clientId, clientSecret }];
  const file = join(folder, 'demo.json');
  await writeFile(file, JSON.stringify({ baseUrl: server.url, users }));

  const output = await runNode([fromSource, example, file], folder);
  expect(output).toMatch(/^Net worth of .+, in [A-Z]{3}\n {2}Assets +[\d,]+\.\d+$/m);
  expect(output).toMatch(/^ {2}AAPL +8 +270\.82 +[\d,]+\.\d+ +-?[\d,]+\.\d+ +USD$/m);
  expect(output).toMatch(/^ {2}Status +FILLED$/m);
  expect(output.match(/^ {2}\d\d:\d\d:\d\d\.\d{3} {3}[\d,]+\.\d+ USD$/gm)).toHaveLength(5);
});

test('without a server the main job says what to do, in one sentence', async () => {
  const missing = join(tmpdir(), 'investing-platform-no-such-file.json');
  await expect(runNode([fromSource, example, missing], root)).rejects.toThrow(
    'Start the server first: npm start',
  );
});
