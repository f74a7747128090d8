import type { Deps } from '../../deps.ts';
import { Decimal, decimal, sum, toPlain, ZERO } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import type { Quote } from '../../ports/market-data.ts';
import type { AssetRow } from '../market/index.ts';
import { quotesFor } from './active-book.ts';
import type { StoredContribution } from './active-settings.sql.ts';
import type { StoredActive, StoredHolding } from './actives.sql.ts';
import { bookQuote } from './book.ts';
import { greatestDrift, percentOf } from './drift.ts';
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
  readonly isOutOfSync: boolean;
  readonly holdings: HoldingView[];
  readonly cash: string;
  readonly marketValue: string;
  readonly invested: string;
  readonly profitLoss: string;
  readonly profitLossPercent: string | null;
  readonly driftPercentPoints: string;
  readonly recurringContribution: Omit<StoredContribution, 'startOn'> | null;
}

/** @param quotes with a price of everything held */
export function activeView(active: StoredActive, quotes: ReadonlyMap<string, Quote>): ActiveView {
  const { currency } = active;
  const cash = decimal(active.cashAvailable).plus(active.cashHeld);
  const values = active.holdings.map((holding) => valueAt(holding, quotes, currency));
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
    isOutOfSync: isOutOfSync(active),
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
export function isOutOfSync({
  strategyVersion,
  presentVersion,
}: Pick<StoredActive, 'strategyVersion' | 'presentVersion'>): boolean {
  return strategyVersion !== null && presentVersion !== null && presentVersion > strategyVersion;
}

/** Active strategies as they are shown, with the prices of all asked for at once. */
export async function viewsOf(
  deps: Pick<Deps, 'marketData'>,
  actives: readonly StoredActive[],
): Promise<ActiveView[]> {
  const quotes = await quotesFor(deps, actives);
  return actives.map((active) => activeView(active, quotes));
}

function valueAt(
  { assetId, quantity }: StoredHolding,
  quotes: ReadonlyMap<string, Quote>,
  currency: string,
): Decimal {
  const quote = quotes.get(assetId);
  if (quote === undefined) return ZERO;
  return roundCash(decimal(quantity).times(bookQuote(quote).price), currency);
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
