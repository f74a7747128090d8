import {
  chargeFor,
  holdsPlan,
  type Period,
  type Subscription,
  withPeriod,
} from '@investing-platform/rules/billing/subscription';
import { shownSubscription } from '@investing-platform/rules/billing/subscription-shown';
import { NOT_CHARGED } from '@investing-platform/rules/cards/refusals';
import { simulatedCard } from '@investing-platform/rules/cards/simulated-card';
import { type Decimal, decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { addReceipt } from './plan-receipts.ts';

export type SubscriptionRow = RowOf<'UserSubscription'> & { terms: Subscription };

/** The least that the simulated processor charges. */
const MINIMUM = decimal('1');

export const subscriptionsOf = ({ own }: Realm) =>
  own.list('UserSubscription') as readonly SubscriptionRow[];

/** What a subscription shows of its terms. */
export const shownTerms = (terms: Subscription, at: Date) => ({
  ...terms,
  ...shownSubscription(terms, MINIMUM, at),
  terms,
  confirmationUrl: null,
  updatedAt: at,
});

/** Notes what a subscription has become. The person is on its plan, or on what they have without. */
export function keep(realm: Realm, row: SubscriptionRow, terms: Subscription, at: Date): void {
  Object.assign(row, shownTerms(terms, at));
  if (realm.user !== null) realm.user.plan = holdsPlan(terms) ? terms.tier : planWithout(row);
}

export const planWithout = ({ planBefore = 'FREE' }: SubscriptionRow) => planBefore;

/** What comes of charging a card. */
function chargeOf(realm: Realm, cardId: string, unattended: boolean) {
  const cards = realm.own.list('Card');
  const card = cards.find(({ id }) => id === cardId) ?? cards.find((one) => one.default === true);
  if (card === undefined) return 'NO_CARD';
  if (card.status !== 'ACTIVE') return card.status === 'EXPIRED' ? 'CARD_EXPIRED' : 'NO_CARD';
  const fate = simulatedCard(String(card.token ?? ''))?.fate;
  if (fate === 'CONFIRMED_EACH_TIME') return 'CONFIRMATION_NEEDED';
  const isRefused = fate === 'DECLINED' || (fate === 'DECLINED_ON_RENEWAL' && unattended);
  return isRefused ? 'CARD_DECLINED' : 'PAID';
}

/**
 * Pays for a period where the card can be charged, and begins it.
 *
 * @param refused what a refusal makes of it besides
 * @returns whether it is paid
 */
export function payPeriod(
  realm: Realm,
  row: SubscriptionRow,
  { terms, period, credit }: { terms: Subscription; period: Period; credit: Decimal },
  at: Date,
  refused: Partial<Subscription> | null = null,
): boolean {
  const { charge, paid } = chargeFor(terms, period, credit, MINIMUM);
  const told = charge.isZero() ? 'PAID' : chargeOf(realm, terms.cardId, refused !== null);
  if (told !== 'PAID') {
    const failure = { failureCode: told, failureReason: NOT_CHARGED[told] } as const;
    keep(realm, row, { ...terms, ...failure, ...refused }, at);
    const isAsked = told === 'CONFIRMATION_NEEDED';
    row.confirmationUrl = isAsked ? 'https://pay.example.com/confirm' : null;
    return false;
  }
  keep(realm, row, withPeriod(terms, paid), at);
  if (!charge.isZero()) addReceipt(realm, row, { amount: toPlain(charge), paidAt: at });
  return true;
}
