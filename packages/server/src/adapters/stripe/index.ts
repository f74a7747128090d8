import { MINUTE_SECONDS } from '@investing-platform/schema/durations';
import type Stripe from 'stripe';
import type { Clock } from '../../kernel/clock.ts';
import { isId } from '../../kernel/ids.ts';
import type { CardEvent, CardProcessor } from '../../ports/card-processor.ts';
import { cancelCharge, chargeCard, readCharge, refundCharge } from './charges.ts';
import { faultOf, type StripeKeys, stripeClient } from './client.ts';
import { beginForm, forgetCard, readSaved, saveCard } from './saved-cards.ts';

export interface StripeOptions extends StripeKeys {
  readonly clock: Clock;
  /** Tests put a server of their own there. */
  readonly fetch?: typeof fetch;
}

const LATE = { kind: 'unreachable', problem: 'the deadline passed' } as const;
const TOLERANCE_SECONDS = 5 * MINUTE_SECONDS;
const HEADER = 'stripe-signature';
const LIMITS = new Map([
  ['NZD', { minimumAmount: '1', maximumAmount: '5000' }],
  ['USD', { minimumAmount: '1', maximumAmount: '5000' }],
]);

/**
 * Stripe keeps cards and charges them. Plans are decided here, so that only its SetupIntents,
 * PaymentIntents and the page for a card are used, and its messages only tell what to look at.
 */
export function stripeCards(options: StripeOptions): CardProcessor {
  const { clock, webhookSecret, publishableKey, secretKey } = options;
  const client = stripeClient(secretKey, options.fetch);
  return {
    name: 'stripe',
    publishableKey,
    limits: (currency) => LIMITS.get(currency) ?? null,
    begin: async (key, holder, returnUrl, signal) =>
      signal.aborted ? LATE : beginForm(await client(), key, holder, returnUrl),
    finish: async (card, signal) => (signal.aborted ? LATE : saveCard(await client(), card)),
    readCard: async (card, setupRef, signal) =>
      signal.aborted ? LATE : readSaved(await client(), card, setupRef),
    charge: async (order, signal) =>
      signal.aborted ? LATE : chargeCard(await client(), order, clock.now()),
    readCharge: async (order, chargeRef, signal) =>
      signal.aborted ? LATE : readCharge(await client(), order, chargeRef),
    cancel: async (order, chargeRef, signal) =>
      signal.aborted ? LATE : cancelCharge(await client(), order, chargeRef),
    payBack: async (order, chargeRef, signal) =>
      signal.aborted ? LATE : refundCharge(await client(), order, chargeRef),
    forget: async (cardRef, signal) => !signal.aborted && forgetCard(await client(), cardRef),
    verify: async (body, headers) => {
      const stripe = await client();
      const event = signedEvent(stripe, body, headers[HEADER] ?? '', webhookSecret, clock.now());
      return event === null ? null : whatItTells(stripe, event);
    },
  };
}

function signedEvent(
  stripe: Stripe,
  body: string,
  signature: string,
  secret: string,
  now: Date,
): Stripe.Event | null {
  try {
    const { webhooks } = stripe;
    const at = now.getTime();
    return webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, at);
  } catch {
    return null;
  }
}

/** What an event is about. A dispute names a payment only, which knows our id. */
async function whatItTells(stripe: Stripe, event: Stripe.Event): Promise<CardEvent | null> {
  const { id: eventId } = event;
  const told: object = event.data.object;
  const own = aboutOf(Reflect.get(told, 'metadata'));
  const payment: unknown = Reflect.get(told, 'payment_intent');
  if (own !== null || typeof payment !== 'string') return { eventId, about: own };
  try {
    const { metadata } = await stripe.paymentIntents.retrieve(payment);
    return { eventId, about: aboutOf(metadata) };
  } catch (error) {
    const isGone = faultOf(error).code === 'resource_missing';
    // Not answered, it comes again.
    return isGone ? { eventId, about: null } : null;
  }
}

function aboutOf(metadata: unknown): CardEvent['about'] {
  const { kind, id } = Object(metadata);
  if (kind !== 'card' && kind !== 'charge') return null;
  return typeof id === 'string' && isId(id) ? { kind, id } : null;
}
