import { expiryAfter } from '@investing-platform/rules/cards/card-expiry';
import { CARD_REFUSED, NOT_CHARGED } from '@investing-platform/rules/cards/refusals';
import {
  type CardFate,
  type SimulatedCard,
  simulatedCard,
} from '@investing-platform/rules/cards/simulated-card';
import { laterCharge, PAID_BACK } from '@investing-platform/rules/cards/simulated-charge';
import { SECOND_MS } from '@investing-platform/schema/durations';
import { type Clock, secondsAfter } from '../../../kernel/clock.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import type {
  CardFacts,
  CardProcessor,
  CardToSave,
  ChargeOrder,
  ChargeState,
  SavedCard,
} from '../../../ports/card-processor.ts';
import { simulatedEvent } from './simulated-event.ts';

export interface SimulatedCardsOptions {
  readonly clock: Clock;
  /** Signs webhooks of the simulated processor. */
  readonly webhookSecret: string;
  /** What a person answered at the page of the simulated bank; null: nothing yet. */
  readonly answerOf: (id: string) => Promise<boolean | null>;
  /** The address of that page for a card or a charge. */
  readonly pageOf: (kind: 'card' | 'charge', id: string) => string;
}

const LATE = { kind: 'unreachable', problem: 'the deadline passed' } as const;
const UNCONFIRMED = 'You called it off at the bank';
const VALID_YEARS = 3;
const LIMITS = new Map([
  ['NZD', { minimumAmount: '1', maximumAmount: '5000' }],
  ['USD', { minimumAmount: '1', maximumAmount: '5000' }],
]);

/**
 * Charges nobody and says that it did. Its answers follow from the token, the time and what the
 * person clicked at the page of the simulated bank, so that they are the same after a restart and
 * in every process.
 */
export function simulatedCards(options: SimulatedCardsOptions): CardProcessor {
  const { clock, answerOf, pageOf } = options;
  const stateOf = (order: ChargeOrder) => chargeState(options, order);

  async function saved(card: CardToSave): Promise<SavedCard> {
    const read = simulatedCard(card.token);
    if (read === null) return { kind: 'unknown token' };
    if (read.fate === 'REFUSED') return { kind: 'declined', problem: CARD_REFUSED };
    const customerRef = customerOf(card);
    const facts = factsOf(read, clock.now());
    const answer = read.fate === 'CONFIRMED_ONCE' ? await answerOf(card.id) : true;
    if (answer === null) {
      return {
        kind: 'to confirm',
        customerRef,
        setupRef: card.id,
        url: pageOf('card', card.id),
        facts,
      };
    }
    if (!answer) return { kind: 'unconfirmed', problem: UNCONFIRMED };
    return { kind: 'saved', customerRef, cardRef: card.token, facts };
  }

  return {
    name: 'simulated',
    publishableKey: 'pk_simulated_4242',
    limits: (currency) => LIMITS.get(currency) ?? null,
    async begin(key, holder, _returnUrl, signal) {
      if (signal.aborted) return LATE;
      const clientSecret = `seti_simulated_${key}_secret`;
      return { kind: 'ok', customerRef: customerOf(holder), clientSecret, url: null };
    },
    finish: async (card, signal) => (signal.aborted ? LATE : saved(card)),
    readCard: async (card, _setupRef, signal) => (signal.aborted ? LATE : saved(card)),
    charge: async (order, signal) => (signal.aborted ? LATE : stateOf(order)),
    readCharge: async (order, _chargeRef, signal) => (signal.aborted ? LATE : stateOf(order)),
    async cancel(order, chargeRef, signal) {
      if (signal.aborted) return LATE;
      const state = await stateOf(order);
      if (state.kind !== 'to confirm') return state;
      return { kind: 'canceled', chargeRef, problem: 'It was not confirmed in time' };
    },
    async payBack(order, chargeRef, signal) {
      if (signal.aborted) return LATE;
      const state = await stateOf(order);
      const isLeft = state.kind === 'succeeded' || state.kind === 'partly taken back';
      if (!isLeft) return state;
      return { kind: 'taken back', chargeRef, problem: PAID_BACK, lookAgainAt: null };
    },
    forget: async (_cardRef, signal) => !signal.aborted,
    verify: async (body, headers) => simulatedEvent(options, body, headers),
  };
}

const customerOf = ({ userId }: { readonly userId: string }): string => `cus_sim_${userId}`;

function factsOf({ brand, last4, fate }: SimulatedCard, now: Date): CardFacts {
  const expiry = expiryAfter(now, fate === 'EXPIRES_SOON' ? 0 : VALID_YEARS);
  return { brand, last4, ...expiry, holder: null, country: null };
}

async function chargeState(
  { clock, answerOf, pageOf }: SimulatedCardsOptions,
  order: ChargeOrder,
): Promise<ChargeState> {
  const fate = simulatedCard(order.cardRef)?.fate ?? 'DECLINED';
  const chargeRef = refOf(order);
  if (fate === 'DECLINED' || (fate === 'DECLINED_ON_RENEWAL' && order.unattended)) {
    return { kind: 'declined', chargeRef, problem: NOT_CHARGED.CARD_DECLINED };
  }
  if (fate === 'CONFIRMED_EACH_TIME') {
    const answer = await answerOf(order.id);
    if (answer === null) return { kind: 'to confirm', chargeRef, url: pageOf('charge', order.id) };
    if (!answer) return { kind: 'canceled', chargeRef, problem: UNCONFIRMED };
  }
  return laterState(fate, order, clock.now());
}

/** How a charge stands that has succeeded. */
function laterState(fate: CardFate, order: ChargeOrder, now: Date): ChargeState {
  const chargeRef = refOf(order);
  const { createdAt, amount } = order;
  const ageSeconds = (now.getTime() - createdAt.getTime()) / SECOND_MS;
  const { gone, problem, changesAfterSeconds } = laterCharge(fate, order, ageSeconds);
  const lookAgainAt =
    changesAfterSeconds === null ? null : secondsAfter(createdAt, changesAfterSeconds);
  if (problem === null) return { kind: 'succeeded', chargeRef, lookAgainAt };
  return gone.equals(amount)
    ? { kind: 'taken back', chargeRef, problem, lookAgainAt }
    : { kind: 'partly taken back', chargeRef, amount: toPlain(gone), problem, lookAgainAt };
}

const refOf = ({ id }: ChargeOrder): string => `ch_sim_${id}`;
