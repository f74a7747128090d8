import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { main: 'src/main.ts', examples: 'src/help/examples.ts' },
  format: 'esm',
  platform: 'node',
  target: 'es2024',
  fixedExtension: false,
  clean: true,
  deps: {
    // What is installed names nothing of this repository, so that an address is enough to install
    // it. What the SDK depends on is a dependency of this package then.
    alwaysBundle: [/^@investing-platform\//],
    neverBundle: [/^graphql(-request|-ws)?($|\/)/, /^openid-client$/],
  },
  // From its source, which is there without a build.
  inputOptions: {
    resolve: { conditionNames: ['@investing-platform/source', 'import', 'default'] },
  },
  // What the contract package imports beside tables, such as graphql, is then left out.
  treeshake: { moduleSideEffects: false },
  dts: { generator: 'tsc' },
});
