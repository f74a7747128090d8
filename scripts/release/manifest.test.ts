import { expect, test } from 'vitest';
import { publishedManifest } from './manifest.ts';

const sdk = {
  name: '@investing-platform/sdk',
  version: '1.2.0',
  dependencies: { 'graphql-ws': '6.4.2' },
};
const siblings = new Map([[sdk.name, sdk]]);
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

test('What is published names nothing that only the repository has, no sibling either', () => {
  expect(publishedManifest(cli, siblings)).toEqual({
    name: '@investing-platform/cli',
    version: '1.2.0',
    license: 'MIT',
    exports: { '.': { default: './dist/index.js' }, './package.json': './package.json' },
    dependencies: { 'graphql-ws': '6.4.2', commander: '15.1.0' },
    publishConfig: { access: 'public', provenance: true },
  });
});

test('It says where its sources are, as soon as that is known', () => {
  const url = 'git+https://code.example/investing-platform.git';
  expect(publishedManifest(cli, siblings, url).repository).toEqual({
    type: 'git',
    url,
    directory: 'packages/cli',
  });
});
