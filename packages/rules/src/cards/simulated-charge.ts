import { Decimal, decimal, ZERO } from '../numbers/decimal.ts';
import { minorUnits } from '../numbers/money.ts';
import type { CardFate } from './simulated-card.ts';

const CHANGES_AFTER_SECONDS = 60;
const WON_AFTER_SECONDS = 120;
const DISPUTED = 'The cardholder disputed the charge';

/** What a charge that succeeded is told with once it was paid back by hand. */
export const PAID_BACK = 'It was paid back';

/** How a charge stands that has succeeded. */
export interface LaterCharge {
  /** How much of it is gone again. */
  readonly gone: Decimal;
  /** Why; null where nothing is gone. */
  readonly problem: string | null;
  /** Since the charge; null where nothing changes any more. */
  readonly changesAfterSeconds: number | null;
}

/** What a simulated card makes of a charge, so many seconds after it. */
export function laterCharge(
  fate: CardFate,
  charge: { readonly amount: string; readonly currency: string },
  ageSeconds: number,
): LaterCharge {
  const amount = decimal(charge.amount);
  const whole = { gone: ZERO, problem: null };
  const disputed = { gone: amount, problem: DISPUTED };
  const isEarly = ageSeconds < CHANGES_AFTER_SECONDS;
  switch (fate) {
    case 'DISPUTED':
      return isEarly ? soon(whole) : { ...disputed, changesAfterSeconds: null };
    case 'DISPUTED_AND_WON':
      if (isEarly) return soon(whole);
      return ageSeconds < WON_AFTER_SECONDS
        ? { ...disputed, changesAfterSeconds: WON_AFTER_SECONDS }
        : { ...whole, changesAfterSeconds: null };
    case 'PARTLY_PAID_BACK': {
      const gone = amount.div(2).toDecimalPlaces(minorUnits(charge.currency), Decimal.ROUND_DOWN);
      return isEarly ? soon(whole) : { gone, problem: PAID_BACK, changesAfterSeconds: null };
    }
    default:
      return { ...whole, changesAfterSeconds: null };
  }
}

const soon = (state: Omit<LaterCharge, 'changesAfterSeconds'>): LaterCharge => ({
  ...state,
  changesAfterSeconds: CHANGES_AFTER_SECONDS,
});
