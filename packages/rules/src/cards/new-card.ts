import { badInput, type PlatformError, refuse } from '../platform-error.ts';

const MAX_CARDS = 20;

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

/** @throws {PlatformError} QUOTA_EXCEEDED where a person has as many cards as they may */
export function requireRoomForCard(count: number): void {
  if (count < MAX_CARDS) return;
  throw refuse('QUOTA_EXCEEDED', `A person may have ${MAX_CARDS} cards`);
}
