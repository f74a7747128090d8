import { readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf, PUBLISHED } from '../../../scripts/release/published.ts';
import { type Installed, importedBy } from '../support/installed.ts';

/** What each imports; everything else of this repository is inside. */
const IMPORTED = {
  sdk: [
    'graphql-request',
    'graphql-ws/client',
    'node:crypto',
    'node:fs/promises',
    'node:path',
    'openid-client',
  ],
  mocks: ['graphql', 'msw', 'msw/browser', 'msw/node', 'msw/ws'],
  schema: [],
} as const;

export function contentTests(installed: () => Installed): void {
  sourceMapTests(installed);

  describe.each(PUBLISHED)('the package %s', (name) => {
    test('has no fault that checkers of packages know, and types under every resolution', async () => {
      expect(await faultsOf(installed().built(name))).toEqual([]);
    });

    test('holds what was built, its words and its license, and nothing else', async () => {
      const folder = join(installed().project, 'node_modules/@investing-platform', name);
      const names = await readdir(folder);
      // Where two packages want another version of one library, npm puts it inside.
      const own = names.filter((one) => one !== 'node_modules');
      expect(own.sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
      const files = await readdir(join(folder, 'dist'), { recursive: true });
      expect(files.filter((file) => !/[.](c?js(\.map)?|d\.c?ts|graphql)$/.test(file))).toEqual([]);
    });

    test('depends on no package of this repository, which no registry has', async () => {
      const { dependencies, ...rest } = await installed().manifest(name);
      const needed = { ...dependencies, ...Object(rest.peerDependencies) };
      expect(Object.keys(needed).filter((one) => one.includes('investing'))).toEqual([]);
      const texts = [
        ...(await installed().texts(name, 'js')),
        ...(await installed().texts(name, '.d.ts')),
      ];
      const imported = texts.flatMap(importedBy);
      expect(imported.filter((one) => one.startsWith('@investing-platform'))).toEqual([]);
    });

    test('says in its README how it is installed from a server', async () => {
      const readme = await readFile(join(installed().built(name).folder, 'README.md'), 'utf8');
      expect(readme).toMatch(
        new RegExp(`npm install .*http://localhost:4000/packages/${name}[.]tgz`),
      );
      expect(readme).not.toMatch(/npm install .*@investing-platform/);
    });
  });

  test.each(Object.entries(IMPORTED))('the package %s imports %j', async (name, expected) => {
    const texts = [
      ...(await installed().texts(name as keyof typeof IMPORTED, '.js')),
      ...(await installed().texts(name as keyof typeof IMPORTED, '.d.ts')),
    ];
    expect([...new Set(texts.flatMap(importedBy))].sort()).toEqual(expected);
  });

  test.each(['sdk', 'mocks'] as const)(
    'the package %s uses nothing that only Node has',
    async (name) => {
      for (const text of await installed().texts(name, '.js')) {
        // Its one entry for Node alone, which no other imports.
        if (text.includes('src/token-file.ts')) continue;
        expect(importedBy(text).filter((one) => builtinModules.includes(one))).toEqual([]);
        expect(text).not.toMatch(/["']node:|\bprocess\.|\bBuffer\b|\brequire\(|\b__dirname\b/);
      }
    },
  );

  test.each(['sdk', 'cli'] as const)(
    'the package %s uses nothing that Node 20 lacks',
    async (name) => {
      const lacking =
        /Promise\.withResolvers|(?:Map|Object)\.groupBy|Array\.fromAsync|Promise\.try\(/;
      for (const text of await installed().texts(name, '.js')) expect(text).not.toMatch(lacking);
      expect((await installed().manifest(name)).engines).toEqual({ node: '>=20.19' });
    },
  );

  test('the command completes a word without what only calls and tables load', async () => {
    const { dist } = installed().built('cli');
    expect(await librariesOf(dist, /^(main[.]js|complete-.*)$/)).toEqual(['commander']);
  });

  test('the mocks take every later version of what they stand on', async () => {
    const { peerDependencies } = await installed().manifest('mocks');
    expect(peerDependencies).toEqual({ graphql: '^16.15.0', msw: '^3.0.5' });
  });
}

function sourceMapTests(installed: () => Installed): void {
  describe('the source maps of the SDK', () => {
    test('show the sources in a debugger', async () => {
      const [map = ''] = await installed().texts('sdk', 'lean.js.map');
      const { sources, sourcesContent } = JSON.parse(map);
      expect(sources.some((source: string) => source.endsWith('src/lean.ts'))).toBe(true);
      expect(sourcesContent.join('\n')).toContain('Makes a client on `fetch` alone');
    });

    test('name no folder of whoever built it, so that everybody builds the same', async () => {
      const maps = await installed().texts('sdk', '.map');
      const sources = maps.flatMap((map): string[] => JSON.parse(map).sources);
      expect(sources).toContain('../src/lean.ts');
      const inside = /^[.][.][/](src|schema)[/][\w/.-]+[.]ts$/;
      expect(sources.filter((source) => !inside.test(source))).toEqual([]);
    });
  });
}

/** The packages that modules of a build import before they run, and those that they import. */
async function librariesOf(dist: string, first: RegExp): Promise<string[]> {
  const loaded = new Set((await readdir(dist)).filter((name) => first.test(name)));
  const libraries = new Set<string>();
  for (const file of loaded) {
    const text = await readFile(join(dist, file), 'utf8');
    for (const [, from = ''] of text.matchAll(/^import\s(?:[^;'"]*\sfrom\s)?["']([^"']+)["']/gm)) {
      if (from.startsWith('./')) loaded.add(from.slice(2));
      else if (!from.startsWith('node:')) libraries.add(from);
    }
  }
  return [...libraries];
}
