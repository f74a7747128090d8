import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressedFiles } from './build/compressed-files.ts';
import { routeDocuments } from './build/route-documents.ts';
import { routeTable } from './src/route-table.ts';

/** What every screen loads, in one file: it shrinks better than many small ones. */
const CORE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|wouter)/',
    'packages/sdk/src/((core|transports|generated)/|lean[.])',
    'packages/web/src/(app|route-table)[.]',
    'packages/web/src/api/(client|problem|use-action)[.]',
    'packages/web/src/parts/(button|notice|skeleton|loaded|heading)[.]',
    'packages/web/src/session/(next|use-online|use-search)[.]',
    'packages/web/src/shell/(bare-frame|brand|fault|fault-boundary|link|not-found|screen)[.]',
  ].join('|'),
);

/** What keeps answers: not for the pages that sign in, which have none to keep. */
const ANSWERS = new RegExp(
  [
    'node_modules/@tanstack/(query-core|react-query)/',
    'packages/web/src/api/(cache|perform|use-answer|use-reading)[.]',
    'packages/web/src/session/session[.]',
  ].join('|'),
);

/** What only screens with forms load: the consent screen has none. */
const FORMS =
  /packages\/web\/src\/parts\/forms\/(form|form-.*|(password-|code-)?field|labelled)[.]/;

const API = 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), routeDocuments(routeTable), compressedFiles()],
  resolve: {
    conditions: ['@investing-platform/source', ...defaultClientConditions],
    // Other workspaces may bring another React, which the component library would find first.
    dedupe: ['react', 'react-dom'],
    // React has had it since 18; the shim is for those before.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A data: address or an inline script would need a looser content security policy.
    assetsInlineLimit: 0,
    // The documents link what their screens need; later ones are a click away.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      // Hints for whoever works on the build, not for whoever starts the server.
      checks: { pluginTimings: false },
      // The documents of operations are constants: each goes to the screen that sends it.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE },
            { name: 'answers', test: ANSWERS },
            { name: 'forms', test: FORMS },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: { proxy: { '/graphql': { target: API, ws: true }, '/oauth': API, '/dev': API } },
});
