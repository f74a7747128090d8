import type { ListCardsQuery } from '@investing-platform/schema/operations';

/** A saved card, as its owner sees it. */
export type SavedCard = ListCardsQuery['listCards'][number];

const BRANDS: Readonly<Record<SavedCard['brand'], string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  OTHER: 'Card',
};

/** Such as `Visa ending in 4242`. */
export function cardName({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return `${BRANDS[brand]} ending in ${last4}`;
}

/** Such as `11/2029`. */
export function expiryText({ expiryMonth, expiryYear }: SavedCard): string {
  return `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
}

/** As choices of a field, the default one first: those that can be charged. */
export function chargeableCards(cards: readonly SavedCard[]) {
  return cards
    .filter(({ status }) => status === 'ACTIVE')
    .map((card) => [card.id, cardName(card)] as const);
}
