import type { OrderFailureCode } from '@investing-platform/schema/operations';
import type { Decimal } from '../../numbers/decimal.ts';

/** What may happen to an order. Amounts are in units of the asset or its currency. */
export type OrderEvent =
  /** The venue has it; the market is closed for it. */
  | { readonly kind: 'queued' }
  /** The venue has it; its stop price or its auction has not been reached. */
  | { readonly kind: 'held' }
  /** It works in the market; for a stop order: its stop price has been reached. */
  | { readonly kind: 'working'; readonly at: Date }
  | {
      readonly kind: 'filled';
      readonly quantity: Decimal;
      readonly price: Decimal;
      readonly fee: Decimal;
      readonly at: Date;
    }
  /** The venue has nothing left to fill: the rest of a notional buys nothing. */
  | { readonly kind: 'completed'; readonly at: Date }
  /** The session is over; the order works again in the next one. */
  | { readonly kind: 'dayEnded' }
  | { readonly kind: 'cancelRequested' }
  | { readonly kind: 'cancelRefused' }
  | { readonly kind: 'replaceRequested' }
  | { readonly kind: 'replaceRefused' }
  /** Another order works for the rest. */
  | { readonly kind: 'replaced' }
  /** Its account may not buy for now. */
  | { readonly kind: 'suspended' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'canceled'; readonly at: Date }
  | { readonly kind: 'expired'; readonly at: Date }
  | {
      readonly kind: 'rejected';
      readonly code: OrderFailureCode;
      readonly reason: string;
    };
