import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import type { Deps } from '../../../deps.ts';
import { addDays, type CivilDate, daysBetween } from '../../../kernel/civil-date.ts';
import { endOfDay } from '../../../kernel/days.ts';
import { pricesOrNull } from '../../market/index.ts';

interface Shown {
  /** The display currency. */
  readonly currency: string;
  readonly timeZone: string;
  /** The first day on which there was something; null where there never was. */
  readonly began: CivilDate | null;
  readonly today: CivilDate;
}

/**
 * The first day of a history that can be told in its currency: a coin was worth nothing that is
 * known before its first price. Asks for few prices: halving finds the day.
 */
export async function ratedFrom(
  deps: Pick<Deps, 'marketData'>,
  { currency, timeZone, began, today }: Shown,
): Promise<CivilDate | null> {
  const coin = assetsBySymbol(currency).find(({ assetClass }) => assetClass === 'CRYPTO');
  if (coin === undefined || began === null || began >= today) return began;
  const hasPrice = async (day: CivilDate): Promise<boolean> => {
    const priceOf = await pricesOrNull(deps, [coin.id], [endOfDay(timeZone, day)]);
    return priceOf(coin.id, 0) !== null;
  };
  if (await hasPrice(began)) return began;
  let [without, within] = [began, today];
  for (let days = daysBetween(without, within); days > 1; days = daysBetween(without, within)) {
    const middle = addDays(without, Math.floor(days / 2));
    if (await hasPrice(middle)) within = middle;
    else without = middle;
  }
  return within;
}
