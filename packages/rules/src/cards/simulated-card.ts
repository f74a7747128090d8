/** What the simulated processor makes of a card. Every other card is taken and can be charged. */
export type CardFate =
  /** The bank refuses to have it saved. */
  | 'REFUSED'
  /** The person confirms it at the bank before it is saved (3-D Secure). */
  | 'CONFIRMED_ONCE'
  /** The person confirms each charge. */
  | 'CONFIRMED_EACH_TIME'
  /** It is saved, and every charge is refused. */
  | 'DECLINED'
  /** Charges that the person starts succeed, and renewals are refused. */
  | 'DECLINED_ON_RENEWAL'
  /** Charges succeed, and the card network takes them back a minute later. */
  | 'DISPUTED'
  /** The same, and they come back another minute later: the dispute is won. */
  | 'DISPUTED_AND_WON'
  /** Charges succeed, and half of each is paid back by hand a minute later. */
  | 'PARTLY_PAID_BACK'
  /** It is valid until the end of the month that it was saved in. */
  | 'EXPIRES_SOON'
  | 'TAKEN';

export type SimulatedBrand = 'VISA' | 'MASTERCARD' | 'AMEX';

/** A card of the simulated processor, as its token says it. */
export interface SimulatedCard {
  readonly brand: SimulatedBrand;
  readonly last4: string;
  readonly fate: CardFate;
}

/** The last four digits that mean something, like those of Stripe's test cards. */
export const CARD_FATES: Readonly<Record<string, CardFate>> = {
  '0002': 'REFUSED',
  '3220': 'CONFIRMED_ONCE',
  '3184': 'CONFIRMED_EACH_TIME',
  '0341': 'DECLINED',
  '0101': 'DECLINED_ON_RENEWAL',
  '0259': 'DISPUTED',
  '2685': 'DISPUTED_AND_WON',
  '7726': 'PARTLY_PAID_BACK',
  '0069': 'EXPIRES_SOON',
};

const TOKEN = /^pm_sim_(visa|mastercard|amex)_(\d{4})$/;

/**
 * Reads a token of the simulated processor: `pm_sim_visa_4242`, or another network and other digits.
 *
 * @returns null for what is no such token
 */
export function simulatedCard(token: string): SimulatedCard | null {
  const [, brand, last4] = TOKEN.exec(token) ?? [];
  if (brand === undefined || last4 === undefined) return null;
  const fate = CARD_FATES[last4] ?? 'TAKEN';
  return { brand: brand.toUpperCase() as SimulatedBrand, last4, fate };
}
