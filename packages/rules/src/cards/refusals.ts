import type { CardStatus } from '@investing-platform/schema/operations';
import { type PlatformError, refuse } from '../refusals/platform-error.ts';

/** Why a charge came to nothing, as the person reads it. */
export const NOT_CHARGED = {
  NO_CARD: 'There is no saved card to charge',
  CARD_EXPIRED: 'The card has expired',
  CARD_DECLINED: 'The bank refused the charge',
  CONFIRMATION_NEEDED: 'The bank asks you to confirm the charge',
} as const;

/** Of a card to save. */
export const CARD_REFUSED = 'The bank refused the card: use another one, or ask the bank';

/**
 * The card that is to be charged cannot be.
 *
 * @param status null: there is none
 */
export function notChargeable(status: CardStatus | null): PlatformError {
  const message =
    status === null
      ? 'There is no card that can be charged'
      : `The card cannot be charged: it is ${status}`;
  return refuse('INVALID_STATE', message);
}

/** A plan that goes on needs a card that can be charged. */
export function onlyCardOfPlan(): PlatformError {
  return refuse(
    'INVALID_STATE',
    'It is the only card of a plan that goes on: save another one, or cancel the plan',
  );
}
