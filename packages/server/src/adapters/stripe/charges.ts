import { NOT_CHARGED } from '@investing-platform/rules/cards/refusals';
import { HOUR_MS } from '@investing-platform/schema/durations';
import type Stripe from 'stripe';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { minorUnits } from '../../kernel/money.ts';
import type { ChargeOrder, ChargeState } from '../../ports/card-processor.ts';
import { faultOf, type StripeFault, unreachable } from './client.ts';

const { CARD_DECLINED: DECLINED, CARD_EXPIRED: EXPIRED } = NOT_CHARGED;
const UNCONFIRMED = 'It was not confirmed at the bank';
const CANCELED = 'It was not confirmed in time';
const DISPUTED = 'The cardholder disputed the charge';
const PAID_BACK = 'It was paid back';

const PERSON_NEEDED = 'authentication_required';
const AUTHENTICATION_FAILED = 'payment_intent_authentication_failure';
/**
 * A dispute in these has taken its amount; a warning has not, and one that was won has given it
 * back.
 */
const TAKEN: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);
/** What is on its way has left already; where it fails, it comes back. */
const REFUNDED: ReadonlySet<string> = new Set(['succeeded', 'pending']);
/** Stripe forgets a key after a day: well before that, charges are looked for. */
const LOOKED_FOR_AFTER_MS = HOUR_MS;
const MAX_LOOKED_THROUGH = 100;

/** Charges once, whatever is lost: under our id as the key, and by our id where that is old. */
export async function chargeCard(
  stripe: Stripe,
  order: ChargeOrder,
  now: Date,
): Promise<ChargeState> {
  try {
    const isOld = now.getTime() - order.createdAt.getTime() > LOOKED_FOR_AFTER_MS;
    const known = isOld ? await earlierCharge(stripe, order) : null;
    if (known?.last_payment_error?.code === PERSON_NEEDED) {
      return await askPerson(stripe, order, known.id);
    }
    return await stateOf(stripe, order, known ?? (await newCharge(stripe, order)));
  } catch (error) {
    return refusedBy(stripe, order, faultOf(error));
  }
}

function newCharge(stripe: Stripe, order: ChargeOrder): Promise<Stripe.PaymentIntent> {
  const { customerRef, cardRef, currency, description, unattended, id } = order;
  return stripe.paymentIntents.create(
    {
      amount: inMinorUnits(order),
      currency: currency.toLowerCase(),
      customer: customerRef,
      payment_method: cardRef,
      allowed_payment_method_types: ['card'],
      confirm: true,
      description,
      metadata: { kind: 'charge', id },
      ...(unattended ? { off_session: true } : { return_url: order.returnUrl }),
    },
    { idempotencyKey: `charge-${id}` },
  );
}

function inMinorUnits({ amount, currency }: ChargeOrder): number {
  return decimal(amount).times(minorUnitsOf(currency)).toNumber();
}

const minorUnitsOf = (currency: string) => decimal(10).pow(minorUnits(currency));

async function earlierCharge(
  stripe: Stripe,
  { id, customerRef, createdAt }: ChargeOrder,
): Promise<Stripe.PaymentIntent | null> {
  const gte = Math.floor((createdAt.getTime() - HOUR_MS) / 1000);
  const { data } = await stripe.paymentIntents.list({
    customer: customerRef,
    created: { gte },
    limit: MAX_LOOKED_THROUGH,
  });
  return data.find(({ metadata }) => metadata['id'] === id) ?? null;
}

/** A refusal comes as an error. Where the bank asks for a person who was not there, one is asked. */
async function refusedBy(
  stripe: Stripe,
  order: ChargeOrder,
  fault: StripeFault,
): Promise<ChargeState> {
  const { paymentIntent: intent, code, declineCode } = fault;
  if (fault.type !== 'StripeCardError') return unreachable(fault);
  const isAsked = [code, declineCode].includes(PERSON_NEEDED);
  if (intent !== null && isAsked) {
    return askPerson(stripe, order, intent.id);
  }
  const chargeRef = intent?.id ?? null;
  return code === 'expired_card'
    ? { kind: 'expired card', chargeRef, problem: EXPIRED }
    : { kind: 'declined', chargeRef, problem: DECLINED };
}

async function askPerson(
  stripe: Stripe,
  order: ChargeOrder,
  chargeRef: string,
): Promise<ChargeState> {
  const { id, cardRef, returnUrl } = order;
  try {
    const asked = await stripe.paymentIntents.confirm(
      chargeRef,
      { payment_method: cardRef, return_url: returnUrl },
      { idempotencyKey: `ask-${id}` },
    );
    return await stateOf(stripe, order, asked);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.type !== 'StripeCardError') return unreachable(fault);
    return { kind: 'declined', chargeRef, problem: DECLINED };
  }
}

export async function readCharge(
  stripe: Stripe,
  order: ChargeOrder,
  chargeRef: string,
): Promise<ChargeState> {
  try {
    return await stateOf(stripe, order, await stripe.paymentIntents.retrieve(chargeRef));
  } catch (error) {
    return unreachable(faultOf(error));
  }
}

/** Where it has succeeded meanwhile, it cannot be called off: then that is told. */
export async function cancelCharge(
  stripe: Stripe,
  order: ChargeOrder,
  chargeRef: string,
): Promise<ChargeState> {
  try {
    await stripe.paymentIntents.cancel(chargeRef);
    return { kind: 'canceled', chargeRef, problem: CANCELED };
  } catch {
    return readCharge(stripe, order, chargeRef);
  }
}

/** Pays back nothing of what a dispute has taken: that is told instead, until it is won. */
export async function refundCharge(
  stripe: Stripe,
  order: ChargeOrder,
  chargeRef: string,
): Promise<ChargeState> {
  const paidBack = {
    kind: 'taken back',
    chargeRef,
    problem: PAID_BACK,
    lookAgainAt: null,
  } as const;
  // Asked first: Stripe would repeat a refusal under the same key when the dispute is long won.
  const state = await readCharge(stripe, order, chargeRef);
  if (state.kind !== 'succeeded' && state.kind !== 'partly taken back') return state;
  try {
    const given = { payment_intent: chargeRef };
    const { status } = await stripe.refunds.create(given, { idempotencyKey: `refund-${order.id}` });
    const isMade = REFUNDED.has(status ?? '');
    return isMade ? paidBack : { kind: 'unreachable', problem: `Stripe refund ${status}` };
  } catch (error) {
    const fault = faultOf(error);
    return fault.code === 'charge_already_refunded' ? paidBack : unreachable(fault);
  }
}

async function stateOf(
  stripe: Stripe,
  order: ChargeOrder,
  intent: Stripe.PaymentIntent,
): Promise<ChargeState> {
  const { id: chargeRef, status, last_payment_error: fault } = intent;
  switch (status) {
    case 'succeeded':
      return succeeded(stripe, order, chargeRef);
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url ?? null;
      if (url !== null) return { kind: 'to confirm', chargeRef, url };
      return { kind: 'under way', chargeRef };
    }
    case 'requires_payment_method': {
      const code = fault?.code;
      if (code === AUTHENTICATION_FAILED) {
        return { kind: 'unconfirmed', chargeRef, problem: UNCONFIRMED };
      }
      if (code === 'expired_card') return { kind: 'expired card', chargeRef, problem: EXPIRED };
      return { kind: 'declined', chargeRef, problem: DECLINED };
    }
    case 'canceled':
      return { kind: 'canceled', chargeRef, problem: CANCELED };
    default:
      return { kind: 'under way', chargeRef };
  }
}

/** How much of the money stayed is asked anew, of whatever told it. */
async function succeeded(
  stripe: Stripe,
  order: ChargeOrder,
  chargeRef: string,
): Promise<ChargeState> {
  const about = { payment_intent: chargeRef, limit: MAX_LOOKED_THROUGH };
  const [disputes, refunds] = await Promise.all([
    stripe.disputes.list(about),
    stripe.refunds.list(about),
  ]);
  const disputed = sumOf(disputes.data, TAKEN);
  // A dispute may be of more than the charge, and of what was paid back before it.
  const gone = Math.min(disputed + sumOf(refunds.data, REFUNDED), inMinorUnits(order));
  if (gone === 0) return { kind: 'succeeded', chargeRef, lookAgainAt: null };
  const problem = disputed > 0 ? DISPUTED : PAID_BACK;
  const told = { chargeRef, problem, lookAgainAt: null };
  if (gone === inMinorUnits(order)) return { ...told, kind: 'taken back' };
  const amount = toPlain(decimal(gone).div(minorUnitsOf(order.currency)));
  return { ...told, kind: 'partly taken back', amount };
}

function sumOf(
  all: readonly { readonly status: string | null; readonly amount: number }[],
  statuses: ReadonlySet<string>,
): number {
  return all
    .filter(({ status }) => statuses.has(status ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0);
}
