import { bankRailContract } from '../../ports/bank-rail.contract.ts';
import type { QueuedPayment, QueuedState } from '../../ports/payment-queue.ts';
import { fileRail } from './index.ts';

const accounts = [
  { currency: 'NZD', accountNumber: '01-0242-0100194-000', routingNumber: null },
  { currency: 'USD', accountNumber: '000123456789', routingNumber: '021000021' },
];
const RETURNED = { amount: '7' };

bankRailContract('by files', () => {
  const queued = new Map<string, QueuedPayment>();
  let isBooked = false;
  const stateOf = (id: string): QueuedState => {
    if (!isBooked) return { kind: 'under way' };
    const isReturned = queued.get(id)?.amount === RETURNED.amount;
    return isReturned
      ? { kind: 'returned', problem: 'The account is closed' }
      : { kind: 'settled' };
  };
  return {
    rail: fileRail({
      queue: {
        put: async (payment) => void queued.set(payment.id, payment),
        stateOf: async (id) => stateOf(id),
      },
      accounts,
      bankName: 'A Bank',
      accountName: 'Clients',
      bic: 'ABANNZ22',
    }),
    sentAt: new Date('2026-11-20T00:00:00Z'),
    paid: () => [...queued.keys()],
    settle: () => {
      isBooked = true;
    },
    refused: { currency: 'GBP' },
    returned: RETURNED,
  };
});
