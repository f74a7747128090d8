import { join } from 'node:path';
import { root } from './lib/process.mjs';
import { makeOffered } from './release/offered.ts';

/** `npm run packages`: packs what a server hands out at `/packages`. */
for (const { file, bytes } of await makeOffered(join(root, 'dist', 'packages'))) {
  console.log(`${file}  ${Math.ceil(bytes / 1_024)} KB`);
}
