import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// JavaScript, so that a start whose modules are all in the cache loads no TypeScript compiler,
// which takes 12 MB. The cache is in the checkout, whose owner alone may write there: what is in
// it is run.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)));
// After it, since static imports would be compiled before it is on.
await import('./main.ts');
