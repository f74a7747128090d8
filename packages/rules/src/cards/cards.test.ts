import { expect, test } from 'vitest';
import { expiryAfter, hasExpired } from './card-expiry.ts';
import { CARD_FATES, simulatedCard } from './simulated-card.ts';

test.each([
  ['pm_sim_visa_4242', { brand: 'VISA', last4: '4242', fate: 'TAKEN' }],
  ['pm_sim_mastercard_5555', { brand: 'MASTERCARD', last4: '5555', fate: 'TAKEN' }],
  ['pm_sim_amex_0002', { brand: 'AMEX', last4: '0002', fate: 'REFUSED' }],
  ['pm_sim_visa_42421', null],
  ['pm_sim_discover_4242', null],
  ['4242424242424242', null],
  ['', null],
])('the token %s stands for %j', (token, card) => {
  expect(simulatedCard(token)).toEqual(card);
});

test('each fate has one number', () => {
  const fates = Object.values(CARD_FATES);
  expect(new Set(fates).size).toBe(fates.length);
});

test('a card is valid through the last instant of its month, in UTC', () => {
  const december = { expiryMonth: 12, expiryYear: 2026 };
  expect(hasExpired(december, new Date('2026-12-31T23:59:59.999Z'))).toBe(false);
  expect(hasExpired(december, new Date('2027-01-01T00:00:00Z'))).toBe(true);
});

test('a new card is valid for years, to the month', () => {
  expect(expiryAfter(new Date('2026-01-31T10:00:00Z'), 3)).toEqual({
    expiryMonth: 1,
    expiryYear: 2029,
  });
});
