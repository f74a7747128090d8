import { type Clock, secondsAfter } from '../../../kernel/clock.ts';
import type {
  BankRail,
  HandedOver,
  Payment,
  PaymentProgress,
  SentPayment,
} from '../../../ports/bank-rail.ts';
import { receivingAccount } from './receiving-account.ts';

/** How the simulated bank treats a payment. */
export type PaymentFate = 'SETTLED' | 'REFUSED' | 'RETURNED';

/** With these references everybody can see how a withdrawal ends that goes wrong. */
const FATES: ReadonlyMap<string, PaymentFate> = new Map([
  ['REFUSE ME', 'REFUSED'],
  ['RETURN ME', 'RETURNED'],
]);
const SETTLES_AFTER_SECONDS = 60;
const REFUSAL = 'The simulated bank refuses payments with the reference REFUSE ME';
const RETURN = 'The simulated bank sends payments with the reference RETURN ME back';
const LATE = { kind: 'unknown', problem: 'the deadline passed' } as const;

export interface SimulatedRailOptions {
  readonly clock: Clock;
  /** Default: by the reference, and settled for all others. */
  readonly fateOf?: (payment: Payment) => PaymentFate;
}

/**
 * Pays nobody and says that it did. Its answers follow from the payment and the time alone, so that
 * they are the same after a restart and in every process.
 */
export function simulatedBankRail({ clock, fateOf = usualFate }: SimulatedRailOptions): BankRail {
  return {
    name: 'simulated',
    async pay(payment, signal): Promise<HandedOver> {
      if (signal.aborted) return LATE;
      if (fateOf(payment) === 'REFUSED') return { kind: 'refused', problem: REFUSAL };
      return { kind: 'ok', railReference: `simulated-${payment.id}` };
    },
    async progressOf(payment: SentPayment, signal): Promise<PaymentProgress> {
      if (signal.aborted) return LATE;
      const settlesAt = secondsAfter(payment.sentAt, SETTLES_AFTER_SECONDS);
      if (clock.now() < settlesAt) return { kind: 'under way' };
      const isReturned = fateOf(payment) === 'RETURNED';
      return isReturned ? { kind: 'returned', problem: RETURN } : { kind: 'settled' };
    },
    receivingAccount,
  };
}

function usualFate({ reference }: Payment): PaymentFate {
  return FATES.get(reference) ?? 'SETTLED';
}
