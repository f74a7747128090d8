const LONGEST = 32;
const UNNAMED = 'OWN';

/** A short name made from a name: its letters and digits, of any script, with hyphens between. */
export function symbolOf(name: string): string {
  const words = name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [UNNAMED];
  return [...words.join('-')].slice(0, LONGEST).join('');
}
