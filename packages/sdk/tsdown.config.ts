import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/lean.ts',
    'src/operations.ts',
    'src/auth.ts',
    'src/subscriptions.ts',
    'src/hooks.ts',
    'src/token-file.ts',
  ],
  format: ['esm', 'cjs'],
  sourcemap: true,
  platform: 'neutral',
  target: 'es2024',
  fixedExtension: false,
  clean: true,
  // The contract package is not published: its documents and types are part of this one.
  deps: { alwaysBundle: [/^@investing-platform\/schema/] },
  outputOptions: {
    // Seen from the package, so that a map says nothing of the folders of whoever built it.
    sourcemapPathTransform: (path) => path.replace(/^.*[/]packages[/](sdk[/])?/, '../'),
  },
  // For projects whose library lacks `Symbol.dispose`, which `using` needs.
  banner: { dts: '/// <reference lib="esnext.disposable" />' },
  plugins: [
    {
      // The contract's scalars need graphql at run time, its types that are used here do not.
      name: 'types-without-graphql',
      renderChunk: (code, { fileName }) =>
        /[.]d[.]c?ts$/.test(fileName) ? code.replaceAll(/^import "graphql";\n?/gm, '') : null,
    },
  ],
  dts: {
    generator: 'tsc',
    compilerOptions: {
      // Found by its folder, since declarations of what lies in node_modules are not written.
      paths: {
        '@investing-platform/schema': ['../schema/src/index.ts'],
        '@investing-platform/schema/operations': ['../schema/generated/operations.ts'],
      },
    },
  },
});
