import type { Deps } from '../../../deps.ts';
import type { PaymentQueue } from '../../../ports/payment-queue.ts';
import { paymentState, queuePayment } from './bank-files.sql.ts';

/** The queue of payments in the database. */
export function paymentQueue({ db, clock }: Pick<Deps, 'db' | 'clock'>): PaymentQueue {
  return {
    async put({ id, endToEndId, amount, currency }) {
      const now = clock.now();
      await db.transaction((tx) => tx.run(queuePayment, { id, endToEndId, amount, currency, now }));
    },
    async stateOf(id) {
      const row = await db.maybe(paymentState, id);
      if (row?.status === 'SETTLED') return { kind: 'settled' };
      if (row?.status !== 'RETURNED') return { kind: 'under way' };
      return { kind: 'returned', problem: row.problem ?? 'The bank sent it back' };
    },
  };
}
