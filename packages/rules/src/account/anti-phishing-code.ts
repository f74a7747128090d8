import { badInput } from '../refusals/platform-error.ts';

const SHAPE = /^[0-9A-Za-z -]{4,20}$/;

/**
 * @returns the phrase that mails shall carry; null: none
 * @throws {PlatformError} BAD_USER_INPUT where it is left out or no phrase
 */
export function antiPhishingPhrase(code: string | null | undefined): string | null {
  if (code === undefined) {
    throw badInput('params.code', 'is needed: a phrase, or null to remove it');
  }
  if (code !== null && !SHAPE.test(code)) {
    throw badInput('params.code', 'must be 4 to 20 letters, digits, spaces and hyphens');
  }
  return code;
}
