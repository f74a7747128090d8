import { expect, test } from 'vitest';
import { publishedManifest } from './manifest.ts';

const versions = new Map([
  ['@investing-platform/sdk', '1.2.0'],
  ['@investing-platform/cli', '1.2.0'],
]);
const cli = {
  name: '@investing-platform/cli',
  version: '1.2.0',
  private: true,
  license: 'MIT',
  scripts: { build: 'tsdown' },
  exports: {
    '.': { '@investing-platform/source': './src/index.ts', default: './dist/index.js' },
    './testing': { '@investing-platform/source': './test/index.ts' },
    './package.json': './package.json',
  },
  dependencies: { '@investing-platform/sdk': '1.2.0', commander: '15.1.0' },
  devDependencies: { tsdown: '0.22.14' },
};

test('What is published names nothing that only the repository has', () => {
  expect(publishedManifest(cli, versions)).toEqual({
    name: '@investing-platform/cli',
    version: '1.2.0',
    license: 'MIT',
    exports: { '.': { default: './dist/index.js' }, './package.json': './package.json' },
    dependencies: cli.dependencies,
    publishConfig: { access: 'public', provenance: true },
  });
});

test('It says where its sources are, as soon as that is known', () => {
  const url = 'git+https://code.example/investing-platform.git';
  expect(publishedManifest(cli, versions, url)['repository']).toEqual({
    type: 'git',
    url,
    directory: 'packages/cli',
  });
});

test.each(['*', '^1.2.0', '1.1.0'])('A sibling of %s is refused: only 1.2.0 is exact', (range) => {
  const loose = { ...cli, dependencies: { '@investing-platform/sdk': range } };
  expect(() => publishedManifest(loose, versions)).toThrow(
    `@investing-platform/cli depends on @investing-platform/sdk ${range}: name its exact version, 1.2.0.`,
  );
});
