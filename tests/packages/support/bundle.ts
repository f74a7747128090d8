import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { root } from '../../../scripts/lib/process.mjs';

const require = createRequire(import.meta.url);

/** The code of a minified browser bundle of a module in a project; as `iife` it is `bundled`. */
export async function bundle(
  project: string,
  text: string,
  format: 'esm' | 'iife' = 'esm',
): Promise<string> {
  const input = join(project, 'bundled.js');
  await writeFile(input, text);
  const build = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  const { output } = await build.generate({
    format,
    name: 'bundled',
    minify: true,
    codeSplitting: false,
  });
  await build.close();
  return output.map((part) => ('code' in part ? part.code : '')).join('');
}

/** How much a bundle weighs on the wire, in bytes. */
export const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length;

export const compilers: readonly (readonly [string, string])[] = [
  ['6', require.resolve('typescript/lib/tsc.js')],
  ['7', join(root, 'node_modules/typescript-native/bin/tsc')],
];
