import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { catalog } from '@investing-platform/schema';
import { describe, expect, test } from 'vitest';
import { runNode } from '../../../scripts/release/published.ts';
import { startAnsweringServer } from '../support/answering-server.ts';
import { bundle } from '../support/bundle.ts';
import type { Installed } from '../support/installed.ts';

const ESM = (entry: string, options: string) => `
  import { createClient } from '${entry}';
  import { clientCredentials } from '@investing-platform/sdk/auth';
  import { fetchCurrentUser } from '@investing-platform/sdk/operations';
  const baseUrl = process.argv[2];
  const auth = clientCredentials({ baseUrl, clientId: 'c', clientSecret: 's' });
  const client = createClient({ baseUrl, auth, ${options} });
  console.log((await client.fetchCurrentUser()).name);
  console.log((await client.query(fetchCurrentUser)).fetchCurrentUser.id);`;

const COMMON_JS = `
  const { createClient, clientCredentials } = require('@investing-platform/sdk');
  const { fetchCurrentUser } = require('@investing-platform/sdk/operations');
  const baseUrl = process.argv[2];
  const auth = clientCredentials({ baseUrl, clientId: 'c', clientSecret: 's' });
  const client = createClient({ baseUrl, auth });
  (async () => {
    console.log((await client.fetchCurrentUser()).name);
    const { createClient: lean } = await import('@investing-platform/sdk/lean');
    console.log((await lean({ baseUrl, auth }).query(fetchCurrentUser)).fetchCurrentUser.id);
  })();`;

const lean = '@investing-platform/sdk/lean';

export function runTests(installed: () => Installed): void {
  describe('the installed SDK', () => {
    test.each([
      ['the main entry', 'main.mjs', ESM('@investing-platform/sdk', '')],
      ['the lean entry', 'lean.mjs', ESM(lean, 'operations: { fetchCurrentUser },')],
      ['require in CommonJS', 'common.cjs', COMMON_JS],
    ])('answers through %s', async (_title, file, script) => {
      const server = await startAnsweringServer();
      const { project } = installed();
      await writeFile(join(project, file), script);
      try {
        expect(await runNode([file, server.baseUrl], project)).toBe('Ada\nu-1\n');
        const older = await nodeOnPath();
        if (older === null) return;
        const { stdout } = await promisify(execFile)(older, [file, server.baseUrl], {
          cwd: project,
        });
        expect(stdout).toBe('Ada\nu-1\n');
      } finally {
        server.close();
      }
    });

    test('runs where there is only what browsers and workers have', async () => {
      const code = await bundle(
        installed().project,
        `import { createClient, fixedToken } from '${lean}';
         import { fetchCurrentUser } from '@investing-platform/sdk/operations';
         export const answer = (fetch) => createClient({
           baseUrl: 'https://api.example.com',
           auth: fixedToken('t'),
           fetch,
           operations: { fetchCurrentUser },
         }).fetchCurrentUser();`,
        'iife',
      );
      const web = { AbortController, crypto, Headers, setTimeout, clearTimeout, URL };
      const answer = runInContext(`${code}; bundled.answer`, createContext(web));
      const fetch = async () => Response.json({ data: { fetchCurrentUser: { id: 'u-1' } } });
      expect(await answer(fetch)).toEqual({ id: 'u-1' });
    });
  });

  test('the installed command knows every operation', async () => {
    const { project } = installed();
    const main = join(project, 'node_modules/@investing-platform/cli/dist/main.js');
    const list = JSON.parse(await runNode([main, 'list', '--format', 'json'], project));
    expect(list).toHaveLength(Object.keys(catalog).length);
    const older = await nodeOnPath();
    if (older === null) return;
    const { stdout } = await promisify(execFile)(older, [main, 'list', '--format', 'json']);
    expect(JSON.parse(stdout)).toEqual(list);
  });

  test('the installed contract has a file for tools, and the same as a string', async () => {
    const { project } = installed();
    const script = `
      import { sdl } from '@investing-platform/schema';
      import { createRequire } from 'node:module';
      const { sdl: same } = createRequire(process.cwd() + '/x.js')('@investing-platform/schema');
      console.log(sdl === same, sdl.length);`;
    await writeFile(join(project, 'contract.mjs'), script);
    const path = 'node_modules/@investing-platform/schema/dist/schema.graphql';
    const { length } = await readFile(join(project, path), 'utf8');
    expect(await runNode(['contract.mjs'], project)).toBe(`true ${length}\n`);
  });
}

/** The machine's own Node where it is an older one than the repository's, from 20.19 on. */
async function nodeOnPath(): Promise<string | null> {
  const own = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'));
  for (const folder of own) {
    const path = join(folder, 'node');
    const version = await promisify(execFile)(path, ['--version']).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    );
    if (version === null) continue;
    const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
    return major === 20 && minor >= 19 ? path : null;
  }
  return null;
}
