import { CARD_REFUSED } from '@investing-platform/rules/cards/refusals';
import type { CardBrand } from '@investing-platform/schema/operations';
import type Stripe from 'stripe';
import type {
  CardFacts,
  CardForm,
  Cardholder,
  CardToSave,
  SavedCard,
  Unreachable,
} from '../../ports/card-processor.ts';
import { faultOf, unreachable } from './client.ts';

const BRANDS: Readonly<Record<string, CardBrand>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  amex: 'AMEX',
};
const UNCONFIRMED = new Set(['setup_intent_authentication_failure', 'authentication_failure']);
const CALLED_OFF = 'It was not confirmed at the bank';

/** The customer of a person: asked twice, there is one. */
async function customerOf(stripe: Stripe, { userId, customerRef }: Cardholder): Promise<string> {
  if (customerRef !== null) return customerRef;
  const given = { metadata: { user_id: userId } };
  const made = await stripe.customers.create(given, { idempotencyKey: `customer-${userId}` });
  return made.id;
}

/** What Stripe puts the session's id for, in the address that it sends the person back to. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';
const SESSION = /^cs_/;

/**
 * A form of Stripe's library for a card, and a page of Stripe's own for whoever does without it.
 * What either gives is the token to save: the page hands it back as `card` of the address.
 */
export async function beginForm(
  stripe: Stripe,
  key: string,
  holder: Cardholder,
  returnUrl: string,
): Promise<CardForm | Unreachable> {
  try {
    const customerRef = await customerOf(stripe, holder);
    const intent = await stripe.setupIntents.create(
      { customer: customerRef, usage: 'off_session', allowed_payment_method_types: ['card'] },
      { idempotencyKey: `form-${key}` },
    );
    const clientSecret = intent.client_secret ?? '';
    const { url } = await stripe.checkout.sessions.create(
      {
        mode: 'setup',
        customer: customerRef,
        allowed_payment_method_types: ['card'],
        success_url: `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}card=${SESSION_ID}`,
        cancel_url: returnUrl,
      },
      { idempotencyKey: `page-${key}` },
    );
    return { kind: 'ok', customerRef, clientSecret, url };
  } catch (error) {
    return unreachable(faultOf(error));
  }
}

/** Saves the card behind a token for charges that the person is not there for. */
export async function saveCard(stripe: Stripe, card: CardToSave): Promise<SavedCard> {
  if (SESSION.test(card.token)) return cardOfPage(stripe, card);
  try {
    const customer = await customerOf(stripe, card);
    const intent = await stripe.setupIntents.create(
      {
        customer,
        payment_method: card.token,
        confirm: true,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        return_url: card.returnUrl,
        metadata: { kind: 'card', id: card.id },
        expand: ['payment_method'],
      },
      { idempotencyKey: `card-${card.id}` },
    );
    return savedBy(intent, customer);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.type === 'StripeCardError') return { kind: 'declined', problem: CARD_REFUSED };
    const isUnknown = fault.code === 'resource_missing' || fault.code === 'parameter_invalid_empty';
    return isUnknown ? { kind: 'unknown token' } : unreachable(fault);
  }
}

/** The card that was given at Stripe's page, which has asked the bank already. */
async function cardOfPage(stripe: Stripe, { token, customerRef }: CardToSave): Promise<SavedCard> {
  try {
    const expand = ['setup_intent.payment_method'];
    const session = await stripe.checkout.sessions.retrieve(token, { expand });
    const { setup_intent: intent } = session;
    // Whoever knows another's session has no card by it.
    const isOwn = customerRef !== null && idOf(session.customer) === customerRef;
    if (!isOwn || intent === null || typeof intent === 'string') return { kind: 'unknown token' };
    return savedBy(intent, customerRef);
  } catch (error) {
    const fault = faultOf(error);
    return fault.code === 'resource_missing' ? { kind: 'unknown token' } : unreachable(fault);
  }
}

export async function readSaved(
  stripe: Stripe,
  card: CardToSave,
  setupRef: string,
): Promise<SavedCard> {
  try {
    const expand = ['payment_method'];
    const intent = await stripe.setupIntents.retrieve(setupRef, { expand });
    return savedBy(intent, card.customerRef ?? idOf(intent.customer));
  } catch (error) {
    return unreachable(faultOf(error));
  }
}

const idOf = (given: { readonly id: string } | string | null): string =>
  typeof given === 'string' ? given : (given?.id ?? '');

function savedBy(intent: Stripe.SetupIntent, customerRef: string): SavedCard {
  const { payment_method: method, status, id, next_action: next, last_setup_error: fault } = intent;
  const facts = typeof method === 'string' ? null : factsOf(method);
  const url = next?.redirect_to_url?.url ?? null;
  if (status === 'succeeded' && facts !== null) {
    return { kind: 'saved', customerRef, cardRef: idOf(method), facts };
  }
  if (status === 'requires_action' && url !== null && facts !== null) {
    return { kind: 'to confirm', customerRef, setupRef: id, url, facts };
  }
  if (status === 'canceled' || UNCONFIRMED.has(fault?.code ?? '')) {
    return { kind: 'unconfirmed', problem: CALLED_OFF };
  }
  if (status === 'requires_payment_method') return { kind: 'declined', problem: CARD_REFUSED };
  return { kind: 'unreachable', problem: `Stripe setup ${status}` };
}

function factsOf(method: Stripe.PaymentMethod | null): CardFacts | null {
  const card = method?.card;
  if (card === undefined) return null;
  return {
    brand: BRANDS[card.brand] ?? 'OTHER',
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    holder: method?.billing_details.name ?? null,
    country: card.country,
  };
}

/** Takes a card from its customer: it cannot be charged any more. */
export async function forgetCard(stripe: Stripe, cardRef: string): Promise<boolean> {
  try {
    await stripe.paymentMethods.detach(cardRef);
    return true;
  } catch (error) {
    const { code, type } = faultOf(error);
    // Of one that is detached already, Stripe knows no customer.
    return code === 'resource_missing' || (type === 'StripeInvalidRequestError' && code === null);
  }
}
