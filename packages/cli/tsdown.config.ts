import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/main.ts', 'src/examples.ts'],
  format: 'esm',
  platform: 'node',
  target: 'es2024',
  fixedExtension: false,
  clean: true,
  deps: {
    // The contract package is not published.
    alwaysBundle: [/^@investing-platform\/schema/],
  },
  // What the contract package imports beside tables, such as graphql, is then left out.
  treeshake: { moduleSideEffects: false },
  dts: { generator: 'tsc' },
});
