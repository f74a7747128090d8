import type { Deps } from '../../../deps.ts';
import { itemsAtOnce, mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import {
  keyOfSums,
  type Part,
  type PartTold,
  type SumsTold,
  sumsByAge,
  type TradedUnits,
  tradedUnits,
} from '../../holdings/index.ts';
import { notingOthers, type SettledWorth, settledWorth, worthAt } from '../../market/index.ts';
import { brokerPrices } from '../../trading/index.ts';
import type { AssetScope } from './asset-scope.ts';
import { holdingCosts, isAsShown } from './holding-costs.ts';
import { isListed, partHeld } from './holdings-over-time.ts';
import type { HoldingOverTime } from './parts.sql.ts';

interface Holder {
  readonly userId: string;
  readonly parts: { readonly timeZone: string };
  readonly scope: Pick<AssetScope, 'holdings'>;
  /** The display currency. */
  readonly currency: string;
  readonly now: Date;
}

interface HoldingPart extends Part {
  readonly holding: HoldingOverTime;
}

const COLUMNS = ['value', 'cost', 'netPaid'] as const;

/**
 * The person's part of all holdings at the ends of days, in minor units of the display currency. What
 * nobody has changed is summed once: a change of one holding computes that one anew, and a new day
 * that day of each.
 *
 * @param days ascending, with their moments
 */
export async function holdingsWorth(
  deps: Pick<Deps, 'db' | 'marketData'>,
  holder: Holder,
  days: readonly CivilDate[],
  moments: readonly Date[],
): Promise<SumsTold<(typeof COLUMNS)[number]>> {
  const { userId, scope, currency, now } = holder;
  const settled = await settledWorth(deps, now, currency);
  const times = moments.map((at) => at.getTime());
  const parts = scope.holdings.map((holding): HoldingPart => {
    return { id: holding.id, holding, stamp: stampOf(holding, currency, settled) };
  });
  const { timeZone } = holder.parts;
  const tradedOf = await tradedUnits(deps.db, { userId, timeZone, now }, scope.holdings);
  const what = ['assets', userId, currency, timeZone];
  return sumsByAge(deps.marketData, {
    key: keyOfSums(what, parts, times),
    times,
    isSettled: settled.isSettled,
    isRecent: settled.isRecent,
    recentState: settled.recentPrices,
    parts,
    columns: COLUMNS,
    tell: (some, places) =>
      tell(deps, { ...holder, settled, tradedOf }, some, {
        days: places.map((place) => days[place] ?? ''),
        moments: places.map((place) => moments[place] ?? now),
      }),
  });
}

/** Names all that the leaves of long ago follow from; null where nobody can tell. */
function stampOf(holding: HoldingOverTime, currency: string, settled: SettledWorth): string | null {
  const { revision, pricesRevision, ownershipPercent, portfolioCurrency } = holding;
  const worth = settled.stampOf(isListed(holding) ? holding.instrumentId : null, holding.currency);
  const paid = isAsShown(holding, currency) ? '' : settled.stampOf(null, portfolioCurrency);
  if (worth === null || paid === null) return null;
  return [revision, pricesRevision, ownershipPercent, portfolioCurrency, worth, paid].join(' ');
}

interface Asked {
  readonly days: readonly CivilDate[];
  readonly moments: readonly Date[];
}

async function tell(
  deps: Pick<Deps, 'db' | 'marketData'>,
  holder: Holder & { readonly settled: SettledWorth; readonly tradedOf: TradedUnits },
  parts: readonly HoldingPart[],
  { days, moments }: Asked,
): Promise<PartTold<(typeof COLUMNS)[number]>[]> {
  const { userId, scope, currency, now, settled, tradedOf } = holder;
  const { others, needed } = notingOthers(brokerPrices(deps.db, userId));
  const names = parts.map(({ holding }) => nameOf(holding));
  const worth = await worthAt(deps, { names, times: moments, now, into: [currency], others });
  const costsOf = await holdingCosts(
    deps,
    { currency, now, settled, timeZone: holder.parts.timeZone },
    parts.map(({ holding }) => holding),
    scope.holdings,
  );
  const after = await settledWorth(deps, now, currency);
  return mapBreathing(parts, itemsAtOnce(days.length), ({ holding, stamp: before }) => {
    const minorOf = worth.minorOf(nameOf(holding), currency);
    const traded = tradedOf(holding.id);
    let isKnown = true;
    const value = partHeld(holding, days).map((amount, place) => {
      const minor = amount === null ? null : minorOf(traded(amount, moments[place] ?? now), place);
      if (minor === null && amount !== null) isKnown = false;
      return minor;
    });
    const { cost, netPaid } = costsOf(holding, days);
    const stamp = stampOf(holding, currency, after);
    const isSame = settled.rates === after.rates && (before === null || before === stamp);
    const isKept = isSame && isKnown && !needed.has(holding.instrumentId) && !cost.includes(null);
    return { stamp: isKept ? stamp : null, leaves: { value, cost, netPaid } };
  });
}

/** What the worth of a holding is asked by: its units have a price, or it is an amount. */
const nameOf = (holding: HoldingOverTime): string =>
  isListed(holding) ? holding.instrumentId : holding.currency;
