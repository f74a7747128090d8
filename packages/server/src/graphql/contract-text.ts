import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const pathOf = (name: string): string => resolve(`@investing-platform/schema/${name}`);

/**
 * The whole contract as text, first-party part included. Read out of the files of the modules that
 * hold it: loaded, each would keep five copies, in sources, constants and the cache of compiled
 * code.
 */
export const contractText = (): string => publicContractText() + heldText(pathOf('type-defs'));

/** The part that everybody may read, as `contractText` reads it. */
export const publicContractText = (): string => heldText(pathOf('public-type-defs'));

/** The one template literal that a generated module holds, with its escapes undone. */
function heldText(path: string): string {
  const source = readFileSync(path, 'utf8');
  const literal = source.slice(source.indexOf('= `') + '= `'.length, source.lastIndexOf('`'));
  return literal.replaceAll(/\\([\\`$])/g, '$1');
}
