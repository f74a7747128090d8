import type Stripe from 'stripe';
import type { Unreachable } from '../../ports/card-processor.ts';
import { boundedFetch } from '../outbound/bounded-fetch.ts';

export interface StripeKeys {
  readonly secretKey: string;
  /** Of the endpoint `/webhooks/cards/stripe`, as Stripe shows it. */
  readonly webhookSecret: string;
  /** For its library in browsers; null: nobody is told one. */
  readonly publishableKey: string | null;
}

const TIMEOUT_MS = 9_000;
const LIMITS = { hosts: ['api.stripe.com'], timeoutMs: TIMEOUT_MS, maxBytes: 2_097_152 };

/**
 * Stripe's own library, loaded when it is first asked. It repeats nothing by itself: who asks comes
 * again under the same key.
 *
 * @param send tests put a server of their own there
 */
export function stripeClient(secretKey: string, send?: typeof fetch): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined;
  return () => {
    client ??= import('stripe').then(
      ({ default: Library }) =>
        new Library(secretKey, {
          httpClient: Library.createFetchHttpClient(boundedFetch(LIMITS, send)),
          maxNetworkRetries: 0,
          timeout: TIMEOUT_MS,
          telemetry: false,
        }),
    );
    return client;
  };
}

/** What went wrong, without anything that Stripe was told: no secret is in it. */
export interface StripeFault {
  readonly type: string;
  readonly code: string | null;
  readonly declineCode: string | null;
  /** For the person, where a bank refused. */
  readonly message: string;
  readonly paymentIntent: Stripe.PaymentIntent | null;
}

export function faultOf(error: unknown): StripeFault {
  const given = Object(error);
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    type: textOf(given.type) ?? 'unknown',
    code: textOf(given.code),
    declineCode: textOf(given.decline_code),
    message: textOf(given.message) ?? '',
    paymentIntent: given.payment_intent ?? given.raw?.payment_intent ?? null,
  };
}

export function unreachable({ type, code }: StripeFault): Unreachable {
  return { kind: 'unreachable', problem: ['Stripe', type, code].filter(Boolean).join(' ') };
}
