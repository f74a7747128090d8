import { shownSubscription as subscriptionShown } from '@investing-platform/rules/billing/subscription-shown';
import { NOT_CHARGED } from '@investing-platform/rules/cards/refusals';
import { toPlain } from '../../../kernel/decimal.ts';
import type { BillingDeps } from '../deps.ts';
import { minimumCharge } from './charge-plan.ts';
import type { ListedRow } from './subscriptions.sql.ts';

/** A subscription as its person sees it. */
export type SubscriptionShown = ReturnType<typeof shownSubscription>;

const AWAY = 'The payment provider has not answered yet, and is asked again';

export function shownSubscription(deps: BillingDeps, row: ListedRow) {
  const { chargeAmount, chargedAt, currency } = row;
  const minimum = deps.cardProcessor === null ? null : minimumCharge(deps, currency);
  const shown = {
    ...row,
    ...subscriptionShown(row, minimum, deps.clock.now()),
    cardId: row.chargedCardId,
    confirmationUrl: row.chargeStatus === 'TO_CONFIRM' ? row.confirmationUrl : null,
    ...failureOf(row),
  };
  if (chargeAmount === null) return shown;
  const nextCharge = { amount: toPlain(chargeAmount), currency };
  return { ...shown, nextCharge, nextChargeAt: chargedAt };
}

function failureOf({ chargeStatus, chargeRef, failureCode, failureReason }: ListedRow) {
  if (chargeStatus === 'TO_CONFIRM') {
    const failureCode = 'CONFIRMATION_NEEDED';
    return { failureCode, failureReason: NOT_CHARGED[failureCode] } as const;
  }
  if (chargeStatus === 'PENDING' && chargeRef === null) {
    return { failureCode: 'PROVIDER_UNAVAILABLE' as const, failureReason: AWAY };
  }
  return { failureCode, failureReason };
}
