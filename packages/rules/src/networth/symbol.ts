import { badInput } from '../refusals/platform-error.ts';

const LONGEST = 32;
const UNNAMED = 'OWN';

/**
 * A short name that is given.
 *
 * @throws {PlatformError} BAD_USER_INPUT where its capitals are too many: those of `ß` are `SS`
 */
export function inCapitals(symbol: string): string {
  const capitals = symbol.toUpperCase();
  if ([...capitals].length <= LONGEST) return capitals;
  throw badInput('params.symbol', `must have at most ${LONGEST} characters in capitals`);
}

/** A short name made from a name: its letters and digits, of any script, with hyphens between. */
export function symbolOf(name: string): string {
  const words = name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [UNNAMED];
  return cut(words.join('-'), LONGEST);
}

/** The short name itself, or the first free one with a number after it. */
export function uniqueSymbol(symbol: string, taken: ReadonlySet<unknown>): string {
  let free = symbol;
  for (let count = 2; taken.has(free); count += 1) {
    const ending = `-${count}`;
    free = `${cut(symbol, LONGEST - ending.length)}${ending}`;
  }
  return free;
}

/** By characters, so that none is cut in two. */
function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}
