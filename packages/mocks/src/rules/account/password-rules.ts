/** Parts of passwords that everybody tries first. */
const COMMON = /password|qwert|letmein|welcome|iloveyou|admin|abc123|12345|investing|platform/g;
const MIN_CHARACTERS = 8;
const MIN_DIFFERENT = 5;
const MIN_KNOWN_WORD = 3;

/**
 * Why a password is too easy to guess, null where it is not. The service estimates more thoroughly:
 * what is refused here is refused there, and some of what passes here is refused there too.
 *
 * @param personal what others know of the person: address, names
 */
export function weaknessOf(password: string, personal: readonly string[]): string | null {
  const known = personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= MIN_KNOWN_WORD);
  let own = password.normalize('NFKC').toLowerCase();
  for (const word of known) own = own.replaceAll(word, '');
  const rest = own.replace(COMMON, '');
  const isGood = rest.length >= MIN_CHARACTERS && new Set(rest).size >= MIN_DIFFERENT;
  return isGood ? null : 'is too easy to guess.';
}
