import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { apiOverMocks } from '../../docs/support/api-over-mocks.ts';
import type { Installed } from '../support/installed.ts';

/** Commands of one person that start at once, each a process of its own. */
export function atOnceTests(installed: () => Installed): void {
  test('installed commands at once share one token, and keep each other’s profiles', async () => {
    const api = await apiOverMocks();
    const home = await mkdtemp(join(tmpdir(), 'commands-at-once-'));
    onTestFinished(async () => {
      await api.close();
      await rm(home, { recursive: true, force: true });
    });
    const { clientId, clientSecret } = api.mocks.world.person.credential;
    const main = join(installed().project, 'node_modules/@investing-platform/cli/dist/main.js');
    const run = async (args: readonly string[], more = {}) => {
      const own = { PATH: process.env.PATH, XDG_CONFIG_HOME: home, INVESTING_BASE_URL: api.url };
      const env = { ...own, ...more };
      return promisify(execFile)(process.execPath, [main, ...args], { env });
    };
    const secret = { INVESTING_CLIENT_SECRET: clientSecret };
    const names = ['one', 'two'];
    const login = ['login', '--client-id', clientId, '--profile'];
    await Promise.all(names.map((name) => run([...login, name], secret)));
    const file = await readFile(join(home, 'investing/profiles.json'), 'utf8');
    expect(Object.keys(JSON.parse(file).profiles).sort()).toEqual(names);
    const before = api.tokensAsked();
    const read = ['getPositions', '--profile', 'one', '--format', 'json'];
    const answers = await Promise.all([1, 2, 3].map(() => run(read)));
    expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1);
    expect(api.tokensAsked() - before).toBe(1);
  });
}
