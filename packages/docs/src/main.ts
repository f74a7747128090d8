import { join, resolve } from 'node:path';
import { buildSite } from './build-site.ts';

/** `npm run docs [-- <folder>]`: builds the reference, by default where the server looks for it. */
const [folder] = process.argv.slice(2);
const outDir = folder === undefined ? join(import.meta.dirname, '../dist') : resolve(folder);
const { pageCount, unanswered } = await buildSite(outDir);
process.stdout.write(`${pageCount} pages in ${outDir}\n`);
if (unanswered.length > 0) {
  process.stdout.write(`Examples without an answer: ${unanswered.join(', ')}\n`);
}
