import { dirname, relative } from 'node:path';
import { defineConfig } from 'tsdown';

const OUTPUT = `${import.meta.dirname}/dist`;

/** Some files in place of three thousand: to find and link those is most of a start. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'es2024',
  fixedExtension: false,
  clean: true,
  sourcemap: true,
  dts: false,
  // What the server depends on stays where it is installed; what is of this repository comes along.
  deps: { alwaysBundle: [/^@investing-platform\//], onlyBundle: false },
  inputOptions: {
    resolve: { conditionNames: ['@investing-platform/source', 'node', 'import', 'default'] },
  },
  plugins: [
    {
      // What a module reads beside itself lies where it was written.
      name: 'beside-the-source',
      transform: {
        filter: { id: /[.]ts$/, code: /import[.]meta[.](url|dirname)/ },
        handler(code, id) {
          const path = relative(OUTPUT, id).replaceAll('\\', '/');
          const moved = code
            .replaceAll('import.meta.url', `new URL('${path}', import.meta.url).href`)
            .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(path)}')`);
          return { code: moved, map: null };
        },
      },
    },
  ],
});
