import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The cache is in the checkout, whose owner alone may write there: what is in it is run.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)));
// After it, since static imports would be compiled before it is on.
await import(new URL('../dist/main.js', import.meta.url).href);
