import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vitepress';
import { runExamples } from './examples/run-examples.ts';
import { pagesOf } from './pages.ts';
import { readReference } from './reference.ts';
import { sidebars } from './sidebar.ts';

/** What a build wrote. */
export interface Built {
  readonly pageCount: number;
  /** Operations whose example the mocks do not answer: their pages show the request alone. */
  readonly unanswered: readonly string[];
}

const ROOT = join(import.meta.dirname, '..');
const PAGES = join(ROOT, 'pages');

/**
 * Writes the pages from the contract, its guides and its examples, and builds the site.
 *
 * @param outDir absolute path of the folder to fill; what it holds goes
 * @throws {Error} where the contract is broken, or a link between pages is dead
 */
export async function buildSite(outDir: string): Promise<Built> {
  const reference = readReference();
  const exchanges = await runExamples(reference.operations);
  const pages = pagesOf(reference, exchanges);
  await rm(PAGES, { recursive: true, force: true });
  for (const [path, text] of pages) {
    const file = join(PAGES, `${path}.md`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(join(PAGES, 'sidebar.json'), JSON.stringify(sidebars(reference)));
  // Nobody finds half of it: a server may look for it meanwhile.
  const making = `${outDir}.making`;
  await build(ROOT, { outDir: making });
  await rm(outDir, { recursive: true, force: true });
  await rename(making, outDir);
  const unanswered = [...exchanges].filter(([, { answer }]) => answer === null);
  return { pageCount: pages.size, unanswered: unanswered.map(([name]) => name) };
}
