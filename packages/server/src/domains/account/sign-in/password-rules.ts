import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Characters that are judged: what is hard to guess stays so, whatever follows. */
const JUDGED_CHARACTERS = 48;
/** Keeps the worst password under about 50 ms; the library's 100 would take ten times as long. */
const MAX_SUBSTITUTIONS = 20;
const MIN_SCORE = 3;
const SERVICE_WORDS = ['investing', 'platform', 'invest'];

let estimator: Promise<ZxcvbnFactory> | undefined;

/** What must be left of a password without the words that others know of the person. */
const MIN_OWN_CHARACTERS = 8;
const MIN_KNOWN_WORD = 3;

/**
 * Why a password is too easy to guess, or null where it is not: it has a zxcvbn score below 3, or
 * is built from what others know of the person. Its length is the contract's to check.
 *
 * @param personal what others know of the person: address, names
 */
export async function passwordProblem(
  password: string,
  personal: readonly string[],
): Promise<string | null> {
  const judged = password.normalize('NFKC').toLowerCase();
  const known = knownWords(personal);
  estimator ??= loadEstimator();
  const { score, feedback } = (await estimator).check(password.normalize('NFKC'), known);
  if (score < MIN_SCORE) {
    const advice = [feedback.warning, ...feedback.suggestions].filter(Boolean).join(' ');
    return `is too easy to guess. ${advice}`.trimEnd();
  }
  const own = known.reduce((rest, word) => rest.replaceAll(word, ''), judged);
  if (own === judged || [...own].length >= MIN_OWN_CHARACTERS) return null;
  return 'is too easy to guess. It is built from your name, your address or the service.';
}

/** In lower case, the longest first. */
function knownWords(personal: readonly string[]): string[] {
  const texts = [...personal, ...SERVICE_WORDS].map((text) => text.normalize('NFKC').toLowerCase());
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_KNOWN_WORD)
    .sort((left, right) => right.length - left.length);
}

/** The dictionaries take 80 ms and 40 MB, so they are loaded with the first password. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    maxLength: JUDGED_CHARACTERS,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
}
