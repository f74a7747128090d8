import {
  product,
  type Scaled,
  scaled,
  timesPercent,
} from '@investing-platform/rules/networth/minor-units';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { walkDays } from '../../holdings/index.ts';
import type { HoldingOverTime } from './parts.sql.ts';

/** Whether the market prices what is held; else its owner does. */
export const isListed = ({ name }: Pick<HoldingOverTime, 'name'>): boolean => name === null;

/**
 * The person's part of a holding at the end of days, which are asked for ascending: of a listed
 * instrument so many units, else what it was worth in its currency at the last price by then, null
 * where there was none.
 */
export function partHeld(holding: HoldingOverTime): (day: CivilDate) => Scaled | null {
  const { prices, ownershipPercent } = holding;
  const heldOn = walkDays(holding.days);
  const pricedOn = walkDays(prices);
  let [quantity, price]: [string | null, string | null] = [null, null];
  let part: Scaled | null = NOTHING;
  return (day) => {
    const quantityThen = heldOn(day)?.quantity ?? null;
    const priceThen = pricedOn(day)?.price ?? null;
    if (quantityThen === quantity && priceThen === price) return part;
    [quantity, price] = [quantityThen, priceThen];
    const held = scaled(quantity ?? '0');
    if (held.digits === 0n) part = NOTHING;
    else if (isListed(holding)) part = timesPercent(held, ownershipPercent);
    else
      part = price === null ? null : timesPercent(product(held, scaled(price)), ownershipPercent);
    return part;
  };
}

const NOTHING = scaled('0');
