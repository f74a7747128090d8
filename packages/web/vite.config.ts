import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** One document per page, served under its name without the ending: `/sign-in`. */
const pages = ['index', 'sign-in', 'register', 'verify-email', 'credentials', 'consent'];
const API = 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  // Pages lie side by side at the root, so relative addresses hold wherever it is mounted.
  base: './',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A data: address or an inline script would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages.map((page) => resolve(import.meta.dirname, `${page}.html`)),
    },
  },
  server: { proxy: { '/graphql': API, '/oauth': API } },
});
