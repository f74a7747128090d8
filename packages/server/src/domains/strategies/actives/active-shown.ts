import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import { type Leaf, type Total, totalOf } from '@investing-platform/rules/networth/worth';
import { percentOf as printedPercent } from '@investing-platform/rules/numbers/percent';
import { greatestDrift, percentOf } from '@investing-platform/rules/strategies/drift';
import type { Deps } from '../../../deps.ts';
import { Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { type Worth, worthAt } from '../../market/index.ts';
import { brokerPrices } from '../../trading/index.ts';
import { catalogued } from '../definitions/strategy.ts';
import type { ContributionRow } from './active-settings.sql.ts';
import type { ActiveRow, HoldingRow } from './actives.sql.ts';

const PERCENT_PLACES = 6;
const PRICE_PLACES = 10;

/** What an active strategy holds of one asset, as it is shown. Plain decimals. */
export interface ActiveHoldingShown {
  readonly id: string;
  readonly asset: AssetRow;
  readonly targetPercent: string;
  /** These are null where something that the active strategy has cannot be valued. */
  readonly actualPercent: string | null;
  readonly driftPercentPoints: string | null;
  readonly quantity: string;
  readonly averageEntryPrice: string;
  /** Null where its price or exchange rate is not known. */
  readonly marketValue: string | null;
  readonly priceAsOf: Date | null;
  readonly stale: boolean;
}

/** An active strategy at present prices, as it is shown. */
export interface ActiveShown extends Omit<ActiveRow, 'holdings'> {
  readonly outOfSync: boolean;
  readonly holdings: ActiveHoldingShown[];
  readonly cash: string;
  readonly marketValue: string;
  readonly unpricedCount: number;
  readonly invested: string;
  /** These are null where something cannot be valued: a gain of a part would be made up. */
  readonly profitLoss: string | null;
  readonly profitLossPercent: string | null;
  readonly driftPercentPoints: string | null;
  readonly recurringContribution: Omit<ContributionRow, 'startsOn'> | null;
}

/** @param worth of everything that it has, now */
export function activeShown(active: ActiveRow, worth: Worth): ActiveShown {
  const leaves = active.holdings.map((holding) => holdingLeaf(holding, worth, active.currency));
  const cash = cashOf(active, worth);
  const total = totalOf([...leaves, ...cash]);
  const isKnown = total.unpricedCount === 0;
  const shares = active.holdings.map((holding, at) => ({
    targetPercent: decimal(holding.targetPercent),
    actualPercent: percentOf(leaves[at]?.exact ?? ZERO, total.exact),
  }));
  return {
    ...active,
    outOfSync: outOfSync(active),
    holdings: active.holdings.map((holding, at) => ({
      ...holdingShown(
        holding,
        leaves[at] ?? null,
        isKnown ? (shares[at]?.actualPercent ?? ZERO) : null,
      ),
      ...lastPriceShown(holding, worth),
    })),
    cash: toPlain(totalOf(cash).value),
    marketValue: toPlain(total.value),
    unpricedCount: total.unpricedCount,
    ...gainOf(active, total),
    driftPercentPoints: isKnown
      ? rounded(total.exact.isZero() ? ZERO : greatestDrift(shares))
      : null,
    recurringContribution: contributionOf(active),
  };
}

function gainOf({ putIn, takenOut }: ActiveRow, { value, exact, unpricedCount }: Total) {
  const invested = decimal(putIn).minus(takenOut);
  const isKnown = unpricedCount === 0;
  return {
    invested: toPlain(invested),
    profitLoss: isKnown ? toPlain(value.minus(invested)) : null,
    profitLossPercent: isKnown ? printedPercent(exact.minus(invested), decimal(putIn)) : null,
  };
}

/** Whether the strategy has a newer version than the one that the weights were taken from. */
export function outOfSync({
  strategyVersion,
  presentVersion,
}: Pick<ActiveRow, 'strategyVersion' | 'presentVersion'>): boolean {
  return strategyVersion !== null && presentVersion !== null && presentVersion > strategyVersion;
}

type ViewDeps = Pick<Deps, 'db' | 'marketData' | 'clock'>;

/** One active strategy as it is shown. */
export async function viewOf(deps: ViewDeps, active: ActiveRow): Promise<ActiveShown> {
  return activeShown(active, await worthOfActives(deps, [active]));
}

/** Active strategies of one person as they are shown, with the prices of all asked for at once. */
export async function viewsOf(
  deps: ViewDeps,
  actives: readonly ActiveRow[],
): Promise<ActiveShown[]> {
  const worth = await worthOfActives(deps, actives);
  return actives.map((active) => activeShown(active, worth));
}

/** What is worth what now, of all that active strategies of a person have. */
export function worthOfActives(deps: ViewDeps, actives: readonly ActiveRow[]): Promise<Worth> {
  const now = deps.clock.now();
  const names = actives.flatMap(({ holdings, foreignCash }) => [
    ...holdings.map(({ assetId }) => assetId),
    ...foreignCash.map(({ currency }) => currency),
  ]);
  const into = actives.map(({ currency }) => currency);
  const [first] = actives;
  const others = first === undefined ? undefined : brokerPrices(deps.db, first.userId);
  return worthAt(deps, { names, times: [now], now, into, others });
}

function holdingLeaf({ assetId: name, quantity }: HoldingRow, worth: Worth, into: string) {
  return worth.leafOf({ name, amount: decimal(quantity), into });
}

/** Cash of each currency in the active strategy's, what is held for open orders included. */
function cashOf(active: ActiveRow, { leafOf }: Worth): (Leaf | null)[] {
  const { currency: into, cashAvailable: available, cashHeld: held, foreignCash } = active;
  return [{ currency: into, available, held }, ...foreignCash].map((cash) => {
    return leafOf({ name: cash.currency, amount: decimal(cash.available).plus(cash.held), into });
  });
}

function holdingShown(
  holding: HoldingRow,
  leaf: Leaf | null,
  actual: Decimal | null,
): Omit<ActiveHoldingShown, 'priceAsOf' | 'stale'> {
  const { id, assetId, targetPercent, quantity, cost } = holding;
  const average = quantity === '0' ? ZERO : decimal(cost).dividedBy(quantity);
  return {
    id,
    asset: catalogued(assetId),
    targetPercent,
    actualPercent: actual === null ? null : rounded(actual),
    driftPercentPoints: actual === null ? null : rounded(actual.minus(targetPercent)),
    quantity,
    averageEntryPrice: toPlain(average.toDecimalPlaces(PRICE_PLACES, Decimal.ROUND_HALF_EVEN)),
    marketValue: leaf === null ? null : toPlain(leaf.value),
  };
}

function lastPriceShown({ assetId }: HoldingRow, { lastOf }: Worth) {
  const last = lastOf(assetId);
  return { priceAsOf: last?.asOf ?? null, stale: last?.stale ?? true };
}

function contributionOf(active: ActiveRow): ActiveShown['recurringContribution'] {
  const { contributionAmount: amount, contributionFrequency: frequency } = active;
  const { contributionNextOn: nextOn, contributionPaused: paused } = active;
  if (amount === null || frequency === null || nextOn === null) return null;
  return { amount, frequency, nextOn, paused: paused ?? false };
}

const rounded = (percent: Decimal): string =>
  toPlain(percent.toDecimalPlaces(PERCENT_PLACES, Decimal.ROUND_HALF_EVEN));
