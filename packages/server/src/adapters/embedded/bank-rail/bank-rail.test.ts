import { MINUTE_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { bankRailContract } from '../../../ports/bank-rail.contract.ts';
import { type PaymentFate, simulatedBankRail } from './index.ts';

const NOW = new Date('2026-11-20T00:00:00Z');

bankRailContract('simulated', () => {
  const clock = manualClock(NOW);
  const plain = simulatedBankRail({ clock });
  const paid = new Set<string>();
  const rail: typeof plain = {
    ...plain,
    async pay(payment, signal) {
      const outcome = await plain.pay(payment, signal);
      if (outcome.kind === 'ok') paid.add(payment.id);
      return outcome;
    },
  };
  return {
    rail,
    sentAt: NOW,
    paid: () => [...paid],
    settle: () => clock.advance(MINUTE_MS),
    refused: { reference: 'REFUSE ME' },
    returned: { reference: 'RETURN ME' },
  };
});

test.each<[PaymentFate, string]>([
  ['SETTLED', 'ok'],
  ['RETURNED', 'ok'],
  ['REFUSED', 'refused'],
])('a test settles the fate of payments: %s is answered with %s', async (fate, kind) => {
  const rail = simulatedBankRail({ clock: manualClock(NOW), fateOf: () => fate });
  const payment = {
    id: 'one',
    amount: '1',
    currency: 'USD',
    accountHolder: 'Ada Lovelace',
    accountNumber: '1234',
    routingNumber: '021000021',
    swiftBic: null,
    reference: 'ANY',
  };
  expect(await rail.pay(payment, new AbortController().signal)).toMatchObject({ kind });
});
