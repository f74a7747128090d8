import { badInput } from './errors.ts';

const MAX_CHARACTERS = 200;

/**
 * Why an operator refuses something, as the person reads it.
 *
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function sentenceOf(reason: string): string {
  const sentence = reason.trim();
  if (sentence === '' || sentence.length > MAX_CHARACTERS || /\p{Cc}/u.test(sentence)) {
    throw badInput('reason', `must be one sentence of 1 to ${MAX_CHARACTERS} characters`);
  }
  return sentence;
}
