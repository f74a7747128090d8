import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { highlighted } from './highlight.ts';
import { externalScripts } from './inline-scripts.ts';
import { searchText } from './search-text.ts';

const pages = join(import.meta.dirname, '../pages');
const scripts = externalScripts('/docs/');

/** What renders the pages is used once and thrown away: nobody gains where dead code leaves it. */
const wholeOnServer = {
  name: 'whole-on-server',
  config: (_config: unknown, { isSsrBuild }: { isSsrBuild?: boolean }) =>
    isSsrBuild === true ? { build: { rollupOptions: { treeshake: false } } } : {},
};

export default defineConfig({
  title: 'Investing Platform',
  description: 'Reference of the Investing Platform API',
  base: '/docs/',
  srcDir: './pages',
  outDir: './dist',
  cacheDir: './.vitepress/cache',
  cleanUrls: true,
  // The server's own pages and files: it writes its address in their place.
  ignoreDeadLinks: [/^http:\/\/localhost:4000\//],
  // To switch without transitions takes a style element, which the policy refuses.
  appearance: { disableTransition: false },
  // A page of many links would ask for more files a second than one address may.
  router: { prefetchLinks: false },
  // Inline scripts and styles would need a looser content security policy.
  metaChunk: true,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: { highlight: highlighted },
  transformHtml: (html) => scripts.moveOut(html),
  buildEnd({ outDir }) {
    for (const [name, text] of scripts.files()) writeFileSync(join(outDir, name), text);
  },
  vite: {
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000, reportCompressedSize: false },
    plugins: [wholeOnServer],
  },
  themeConfig: {
    siteTitle: 'Investing Platform API',
    nav: [
      { text: 'Guides', link: '/guides/getting-started', activeMatch: '^/guides/' },
      { text: 'Operations', link: '/operations/', activeMatch: '^/operations/' },
      // The server's own pages: it writes its address here as everywhere.
      { text: 'Application', link: 'http://localhost:4000/', target: '_self', rel: '' },
    ],
    sidebar: JSON.parse(readFileSync(join(pages, 'sidebar.json'), 'utf8')),
    outline: [2, 2],
    docFooter: { prev: false, next: false },
    notFound: {
      title: 'There is nothing here',
      quote: 'The address may be mistyped, or the page has moved. The search finds it by words.',
      linkLabel: 'Go to the reference',
      linkText: 'Go to the reference',
    },
    search: {
      provider: 'local',
      options: {
        _render: searchText,
        miniSearch: {
          searchOptions: { boost: { title: 4, text: 2, titles: 1 }, fuzzy: 0.15, prefix: true },
        },
      },
    },
  },
});
