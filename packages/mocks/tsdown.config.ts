import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/node.ts', 'src/browser.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  fixedExtension: false,
  clean: true,
  deps: {
    // The contract and the rules are not published, and the rules bring their decimals. graphql-ws
    // leaves its server out for browsers, where the mocks need it, so it comes along too.
    alwaysBundle: [/^@investing-platform\/(engine|rules|schema)/, /^decimal[.]js/, /^graphql-ws/],
  },
  dts: {
    generator: 'tsc',
    compilerOptions: {
      // Found by its folder, since declarations of what lies in node_modules are not written.
      paths: {
        '@investing-platform/schema': ['../schema/src/index.ts'],
        '@investing-platform/engine': ['../engine/src/index.ts'],
        '@investing-platform/rules/*': ['../rules/src/*.ts'],
        '@investing-platform/schema/operations': ['../schema/generated/operations.ts'],
        '@investing-platform/schema/other-names': ['../schema/data/other-names.ts'],
        '@investing-platform/schema/durations': ['../schema/src/durations.ts'],
        '@investing-platform/schema/instruments': ['../schema/data/instruments.ts'],
        '@investing-platform/schema/trading-calendar': ['../schema/src/trading-calendar/index.ts'],
      },
    },
  },
});
