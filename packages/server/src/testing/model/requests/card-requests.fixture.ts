import { plans } from '@investing-platform/schema/plans';
import { simulatedSignature } from '../../../adapters/embedded/card-processor/simulated-event.ts';
import { statement } from '../../../db/statement.ts';
import { cancelSubscription } from '../../../domains/billing/subscriptions/cancel-subscription.ts';
import { listUserSubscriptions } from '../../../domains/billing/subscriptions/list-user-subscriptions.ts';
import { subscribeUser } from '../../../domains/billing/subscriptions/subscribe-user.ts';
import { receiveCardEvent, simulatedBank } from '../../../domains/cards/index.ts';
import { optInInterest } from '../../../domains/funding/opt-in-interest.ts';
import { createPending } from '../../../domains/funding/pending/create-pending.ts';
import { type Life, WEBHOOK_SECRET } from '../lives.fixture.ts';
import type { Seat } from '../seat.fixture.ts';
import type { CardWish } from '../wishes/card-wishes.fixture.ts';

const KINDS: readonly string[] = [
  ...(['payByCard', 'confirm', 'hear', 'subscribe', 'unsubscribe', 'interest'] as const),
] satisfies CardWish['kind'][];

export const isOfCards = (request: { readonly kind: string }): request is CardWish =>
  KINDS.includes(request.kind);

interface Charge {
  readonly id: string;
  readonly url: string | null;
}

const chargesOf = statement<Charge, [userId: string]>(
  'test_model_charges_of',
  `select id, confirmation_url as url from card_charges where user_id = $1
   order by created_at desc, id limit 20`,
);

/** @returns the id of what came of it */
export async function sendOfCards(
  { deps }: Life,
  { person, cards }: Seat,
  request: { readonly key: string } & CardWish,
): Promise<string> {
  const { actor, userId } = person;
  const { key: idempotencyKey } = request;
  switch (request.kind) {
    case 'payByCard': {
      const { amount, card } = request;
      const cardCharge = { amount, currency: 'USD', cardId: cards?.[card] };
      return (await createPending(deps, actor, { cardCharge, idempotencyKey })).id;
    }
    case 'subscribe': {
      const { tier, interval, card, coupon } = request;
      const planId = plans.find((plan) => plan.tier === tier)?.id ?? '';
      const terms = { planId, interval, cardId: cards?.[card], coupon };
      return (await subscribeUser(deps, actor, { ...terms, idempotencyKey })).id;
    }
    case 'unsubscribe': {
      const [live] = await listUserSubscriptions(deps, actor, {});
      if (live === undefined) return userId;
      const { atPeriodEnd } = request;
      return (await cancelSubscription(deps, actor, { id: live.id, atPeriodEnd })).id;
    }
    case 'interest': {
      const { optIn } = request;
      return (await optInInterest(deps, actor, { currency: 'USD', optIn })).id;
    }
    case 'confirm': {
      const asked = (await deps.db.all(chargesOf, userId)).filter(({ url }) => url !== null);
      const charge = asked[request.which % asked.length];
      const place = charge?.url?.split('/').at(-1) ?? '';
      if (charge !== undefined) await simulatedBank(deps, place, request.confirmed);
      return userId;
    }
    case 'hear': {
      const all = await deps.db.all(chargesOf, userId);
      const charge = all[request.which % all.length];
      if (charge !== undefined) await hear(deps, charge, request.which);
      return userId;
    }
  }
}

/** A message under one of few names: some come twice, and some are about what is long over. */
async function hear(deps: Life['deps'], { id }: Charge, which: number): Promise<void> {
  const about = { kind: 'charge', id };
  const body = JSON.stringify({ eventId: `${id} ${which % 3}`, about });
  const signature = simulatedSignature(WEBHOOK_SECRET, deps.clock.now(), body);
  await receiveCardEvent(deps, 'simulated', body, { 'simulated-signature': signature });
}
