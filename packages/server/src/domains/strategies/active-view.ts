import type { Deps } from '../../deps.ts';
import { Decimal, decimal, sum, toPlain, ZERO } from '../../kernel/decimal.ts';
import type { AssetRow } from '../market/index.ts';
import type { StoredContribution } from './active-settings.sql.ts';
import type { StoredActive, StoredHolding } from './actives.sql.ts';
import { greatestDrift, percentOf } from './drift.ts';
import { converted, type Prices, pricesFor } from './prices.ts';
import { catalogued } from './strategy.ts';

const PERCENT_PLACES = 6;
const PRICE_PLACES = 10;

/** What an active strategy holds of one asset, as it is shown. Plain decimals. */
export interface HoldingView {
  readonly id: string;
  readonly asset: AssetRow;
  readonly targetPercent: string;
  readonly actualPercent: string;
  readonly driftPercentPoints: string;
  readonly quantity: string;
  readonly averageEntryPrice: string;
  readonly marketValue: string;
}

/** An active strategy at present prices, as it is shown. */
export interface ActiveView extends Omit<StoredActive, 'holdings'> {
  readonly outOfSync: boolean;
  readonly holdings: HoldingView[];
  readonly cash: string;
  readonly marketValue: string;
  readonly invested: string;
  readonly profitLoss: string;
  readonly profitLossPercent: string | null;
  readonly driftPercentPoints: string;
  readonly recurringContribution: Omit<StoredContribution, 'startsOn'> | null;
}

/** @param prices of everything held */
export function activeView(active: StoredActive, prices: Prices): ActiveView {
  const { currency } = active;
  const cash = cashOf(active, prices);
  const values = active.holdings.map((holding) => valueAt(holding, prices, currency));
  const marketValue = cash.plus(sum(values));
  const shares = active.holdings.map((holding, at) => ({
    targetPercent: decimal(holding.targetPercent),
    actualPercent: percentOf(values[at] ?? ZERO, marketValue),
  }));
  const putIn = decimal(active.putIn);
  const invested = putIn.minus(active.takenOut);
  const profitLoss = marketValue.minus(invested);
  return {
    ...active,
    outOfSync: outOfSync(active),
    holdings: active.holdings.map((holding, at) =>
      holdingView(holding, values[at] ?? ZERO, shares[at]?.actualPercent ?? ZERO),
    ),
    cash: toPlain(cash),
    marketValue: toPlain(marketValue),
    invested: toPlain(invested),
    profitLoss: toPlain(profitLoss),
    profitLossPercent: putIn.isZero() ? null : rounded(percentOf(profitLoss, putIn)),
    driftPercentPoints: rounded(marketValue.isZero() ? ZERO : greatestDrift(shares)),
    recurringContribution: contributionOf(active),
  };
}

/** Whether the strategy has a newer version than the one that the weights were taken from. */
export function outOfSync({
  strategyVersion,
  presentVersion,
}: Pick<StoredActive, 'strategyVersion' | 'presentVersion'>): boolean {
  return strategyVersion !== null && presentVersion !== null && presentVersion > strategyVersion;
}

/** One active strategy as it is shown. */
export async function viewOf(
  deps: Pick<Deps, 'marketData' | 'clock'>,
  active: StoredActive,
): Promise<ActiveView> {
  return activeView(active, await pricesFor(deps, [active]));
}

/** Active strategies as they are shown, with the prices of all asked for at once. */
export async function viewsOf(
  deps: Pick<Deps, 'marketData' | 'clock'>,
  actives: readonly StoredActive[],
): Promise<ActiveView[]> {
  const prices = await pricesFor(deps, actives);
  return actives.map((active) => activeView(active, prices));
}

function valueAt({ assetId, quantity }: StoredHolding, prices: Prices, currency: string): Decimal {
  const quote = prices.quotes.get(assetId);
  if (quote === undefined) return ZERO;
  const value = decimal(quantity).times(quote.price);
  return converted(prices, value, catalogued(assetId).currency, currency);
}

/** Cash of all currencies in the active strategy's, what is held for open orders included. */
function cashOf({ currency, cashAvailable, cashHeld, foreignCash }: StoredActive, prices: Prices) {
  const others = foreignCash.map(({ currency: other, available, held }) =>
    converted(prices, decimal(available).plus(held), other, currency),
  );
  return decimal(cashAvailable).plus(cashHeld).plus(sum(others));
}

function holdingView(holding: StoredHolding, value: Decimal, actual: Decimal): HoldingView {
  const { id, assetId, targetPercent, quantity, cost } = holding;
  const average = quantity === '0' ? ZERO : decimal(cost).dividedBy(quantity);
  return {
    id,
    asset: catalogued(assetId),
    targetPercent,
    actualPercent: rounded(actual),
    driftPercentPoints: rounded(actual.minus(targetPercent)),
    quantity,
    averageEntryPrice: toPlain(average.toDecimalPlaces(PRICE_PLACES, Decimal.ROUND_HALF_EVEN)),
    marketValue: toPlain(value),
  };
}

function contributionOf(active: StoredActive): ActiveView['recurringContribution'] {
  const { contributionAmount: amount, contributionFrequency: frequency } = active;
  const { contributionNextOn: nextOn, contributionPaused: paused } = active;
  if (amount === null || frequency === null || nextOn === null) return null;
  return { amount, frequency, nextOn, paused: paused ?? false };
}

const rounded = (percent: Decimal): string =>
  toPlain(percent.toDecimalPlaces(PERCENT_PLACES, Decimal.ROUND_HALF_EVEN));
