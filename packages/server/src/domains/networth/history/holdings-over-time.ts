import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal, sum, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { rateOrNull } from '../../market/index.ts';
import { endOfDay } from '../days.ts';
import { partOf } from '../shown-in.ts';
import type { AssetScope } from './asset-scope.ts';
import type { HistoryParts, HoldingOverTime } from './parts.sql.ts';

/**
 * What the person's part of a holding was worth at the end of days, in its currency: at the last
 * price by then, null where there was none; nothing before it was bought.
 *
 * @param days ascending
 */
export function partHeld(holding: HoldingOverTime, days: readonly CivilDate[]): (Decimal | null)[] {
  const { prices, purchasedOn, quantity, ownershipPercent } = holding;
  const partAt = (price: string): Decimal =>
    partOf(toPlain(decimal(quantity).times(price)), ownershipPercent);
  let [part, next]: [Decimal | null, number] = [null, 0];
  return days.map((day) => {
    let price: string | null = null;
    for (let row = prices[next]; row !== undefined && row.date <= day; row = prices[next]) {
      price = row.price;
      next += 1;
    }
    if (price !== null) part = partAt(price);
    return day < purchasedOn ? ZERO : part;
  });
}

interface Costed {
  readonly parts: Pick<HistoryParts, 'timeZone'>;
  readonly scope: Pick<AssetScope, 'holdings'>;
  readonly currency: string;
  readonly now: Date;
}

/**
 * What the person's part of the holdings of each day had cost, in the display currency at the rate
 * of the day of purchase. Null where that is not known of one of them.
 */
export async function holdingCosts(
  deps: Pick<Deps, 'marketData'>,
  { parts, scope, currency, now }: Costed,
  days: readonly CivilDate[],
): Promise<(Decimal | null)[]> {
  const costs = await Promise.all(
    scope.holdings.map(async ({ purchasedOn, purchasePrice, ...holding }) => {
      if (purchasePrice === null) return { purchasedOn, cost: null };
      const end = endOfDay(parts.timeZone, purchasedOn);
      const at = end < now ? end : now;
      const rate = await rateOrNull(deps, holding.currency, currency, at);
      if (rate === null) return { purchasedOn, cost: null };
      const whole = toPlain(decimal(holding.quantity).times(purchasePrice));
      const part = partOf(whole, holding.ownershipPercent);
      return { purchasedOn, cost: roundCash(part.times(rate), currency) };
    }),
  );
  return days.map((day) => {
    const bought = costs.filter(({ purchasedOn }) => purchasedOn <= day);
    const known = bought.flatMap(({ cost }) => (cost === null ? [] : [cost]));
    return known.length < bought.length ? null : sum(known);
  });
}
