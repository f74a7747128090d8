import type { Deps } from '../../../deps.ts';
import { itemsAtOnce, mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import {
  type Changed,
  changedDays,
  changedHeld,
  type KeptBy,
  keptByTerms,
  keyOfSums,
  LAST_DAY,
  type Leaf,
  type LeafBefore,
  listsNoted,
  type Noted,
  type Part,
  type PartTold,
  type SumsTold,
  spanOf,
  stampOfHeld,
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
  /** Names all but days and prices that its leaves follow from; null where nobody can tell. */
  readonly terms: string | null;
}

const COLUMNS = ['value', 'cost', 'netPaid'] as const;
type Column = (typeof COLUMNS)[number];

/**
 * The person's part of all holdings at the ends of days, in minor units of the display currency. What
 * nobody has changed is summed once: a change of one holding computes the days of that one anew on
 * which it is another one, and a new day that day of each.
 *
 * @param days ascending, with their moments
 */
export async function holdingsWorth(
  deps: Pick<Deps, 'db' | 'marketData'>,
  holder: Holder,
  days: readonly CivilDate[],
  moments: readonly Date[],
): Promise<SumsTold<Column>> {
  const { userId, scope, currency, now } = holder;
  const settled = await settledWorth(deps, now, currency);
  const times = moments.map((at) => at.getTime());
  const { timeZone } = holder.parts;
  const traded = tradedUnits({ timeZone, now }, scope.holdings);
  const parts = scope.holdings.map((holding): HoldingPart => {
    const terms = termsOf(holding, currency, settled, traded);
    return { id: holding.id, holding, terms, stamp: stampOfHeld(holding, terms) };
  });
  const what = ['assets', userId, currency, timeZone];
  return sumsByAge(deps.marketData, {
    key: keyOfSums(what, parts, times),
    times,
    isSettled: settled.isSettled,
    isRecent: settled.isRecent,
    recentState: settled.recentPrices,
    parts,
    columns: COLUMNS,
    changedIn: (part, noted) => changedIn(part, noted, timeZone),
    tell: (some, places, before) =>
      tell(deps, { ...holder, settled, traded }, some, {
        days: places.map((place) => days[place] ?? ''),
        moments: places.map((place) => moments[place] ?? now),
        before,
      }),
  });
}

function termsOf(
  holding: HoldingOverTime,
  currency: string,
  settled: SettledWorth,
  traded: TradedUnits,
): string | null {
  const { id, ownershipPercent, portfolioCurrency } = holding;
  const worth = settled.stampOf(isListed(holding) ? holding.instrumentId : null, holding.currency);
  const paid = isAsShown(holding, currency) ? '' : settled.stampOf(null, portfolioCurrency);
  if (worth === null || paid === null) return null;
  return [ownershipPercent, portfolioCurrency, worth, paid, traded.stampOf(id)].join(' ');
}

/** When a holding is worth something else than it was, and from when on it cost something else. */
function changedIn(
  { holding, terms }: HoldingPart,
  noted: Noted,
  timeZone: string,
): Changed<Column> | null {
  const before = listsNoted(noted, terms);
  if (before === null) return null;
  const isSameCost = (one: number, other: number): boolean => {
    const [own, now] = [before.days[one], holding.days[other]];
    return COSTS.every((name) => own?.[name] === now?.[name]);
  };
  const costs = changedDays(before.days, holding.days, isSameCost);
  // What was held before is part of what goes in proportion later.
  const cost = costs === null ? null : spanOf({ ...costs, until: LAST_DAY }, timeZone);
  return { value: spanOf(changedHeld(before, holding), timeZone), cost, netPaid: cost };
}

const COSTS = ['costBasis', 'costInPortfolio', 'paid', 'brought'] as const;

interface Asked {
  readonly days: readonly CivilDate[];
  readonly moments: readonly Date[];
  readonly before: (id: string) => LeafBefore<Column>;
}

async function tell(
  deps: Pick<Deps, 'db' | 'marketData'>,
  holder: Holder & { readonly settled: SettledWorth; readonly traded: TradedUnits },
  parts: readonly HoldingPart[],
  { days, moments, before }: Asked,
): Promise<PartTold<Column>[]> {
  const { userId, scope, currency, now, settled, traded } = holder;
  const { others, needed } = notingOthers(brokerPrices(deps.db, userId));
  const names = parts.map(({ holding }) => nameOf(holding));
  const valued = valuedPlaces(parts, days, before);
  /** By place: where its moment stands among those that are priced. */
  const pricedAt = new Map(valued.map((place, index) => [place, index]));
  const times = valued.map((place) => moments[place] ?? now);
  const worth = await worthAt(deps, { names, times, now, into: [currency], others });
  const costsOf = await holdingCosts(
    deps,
    { currency, now, settled, timeZone: holder.parts.timeZone },
    parts.map(({ holding }) => holding),
    scope.holdings,
  );
  const after = await settledWorth(deps, now, currency);
  return mapBreathing(parts, itemsAtOnce(days.length), ({ id, holding, terms }) => {
    const minorOf = worth.minorOf(nameOf(holding), currency);
    const asTraded = traded.of(id);
    const leafBefore = before(id);
    const heldOn = partHeld(holding);
    let isKnown = true;
    const value = days.map((day, place): Leaf => {
      const kept = leafBefore('value', place);
      if (kept !== undefined) return kept;
      const amount = heldOn(day);
      if (amount === null) return null;
      const at = asTraded(amount, moments[place] ?? now);
      const minor = minorOf(at, pricedAt.get(place) ?? -1);
      if (minor === null) isKnown = false;
      return minor;
    });
    const { cost, netPaid } = costsOf(holding, days);
    // Nobody could tell before prices were asked for.
    const termsThen = terms ?? termsOf(holding, currency, after, traded);
    const keptBy = (): KeptBy | null => {
      const isSure = settled.rates === after.rates && !needed.has(holding.instrumentId);
      if (!isSure || !isKnown || cost.includes(null)) return null;
      return keptByTerms(holding, termsThen, termsOf(holding, currency, after, traded));
    };
    return { leaves: { value, cost, netPaid }, keptBy };
  });
}

/** Those at which prices are needed: what a part was worth at others is known. */
function valuedPlaces(
  parts: readonly HoldingPart[],
  days: readonly CivilDate[],
  before: Asked['before'],
): number[] {
  const known = parts.map(({ id }) => before(id));
  return [...days.keys()].filter((place) =>
    known.some((leafBefore) => leafBefore('value', place) === undefined),
  );
}

/** What the worth of a holding is asked by: its units have a price, or it is an amount. */
const nameOf = (holding: HoldingOverTime): string =>
  isListed(holding) ? holding.instrumentId : holding.currency;
