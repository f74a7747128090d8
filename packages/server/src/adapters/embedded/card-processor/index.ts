import { expiryAfter } from '@investing-platform/rules/cards/card-expiry';
import { type SimulatedCard, simulatedCard } from '@investing-platform/rules/cards/simulated-card';
import { type Clock, secondsAfter } from '../../../kernel/clock.ts';
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
const REFUSAL = 'The bank refused the card: use another one, or ask the bank';
const DECLINED = 'The bank refused the charge';
const UNCONFIRMED = 'You called it off at the bank';
const DISPUTED_AFTER_SECONDS = 60;
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
    if (read.fate === 'REFUSED') return { kind: 'declined', problem: REFUSAL };
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
      return state.kind === 'succeeded'
        ? { kind: 'taken back', chargeRef, problem: 'It was paid back' }
        : state;
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
  const chargeRef = `ch_sim_${order.id}`;
  if (fate === 'DECLINED' || (fate === 'DECLINED_ON_RENEWAL' && order.unattended)) {
    return { kind: 'declined', chargeRef, problem: DECLINED };
  }
  if (fate === 'CONFIRMED_EACH_TIME') {
    const answer = await answerOf(order.id);
    if (answer === null) return { kind: 'to confirm', chargeRef, url: pageOf('charge', order.id) };
    if (!answer) return { kind: 'canceled', chargeRef, problem: UNCONFIRMED };
  }
  if (fate !== 'DISPUTED') return { kind: 'succeeded', chargeRef, lookAgainAt: null };
  const disputedAt = secondsAfter(order.createdAt, DISPUTED_AFTER_SECONDS);
  return clock.now() < disputedAt
    ? { kind: 'succeeded', chargeRef, lookAgainAt: disputedAt }
    : { kind: 'taken back', chargeRef, problem: 'The cardholder disputed the charge' };
}
