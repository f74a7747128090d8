import { badInput, type PlatformError } from '../refusals/platform-error.ts';
import { mayHave } from '../refusals/quota.ts';

export const CARDS = mayHave(20, 'cards');

/**
 * Where the bank sends a person back to who confirmed a card.
 *
 * @throws {PlatformError} BAD_USER_INPUT for what is neither an https address nor the own machine's
 */
export function requireReturnUrl(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isLocal = parsed?.protocol === 'http:' && parsed.hostname === 'localhost';
  if (parsed?.protocol === 'https:' || isLocal) return;
  throw badInput('params.returnUrl', 'must be an https address');
}

export function unknownToken(): PlatformError {
  return badInput('params.paymentMethodToken', 'is no token that the card processor knows');
}
