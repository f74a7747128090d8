import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { invariant } from '../../kernel/invariant.ts';
import { assetById } from '../market/index.ts';
import { accountCash, type CashRow, type PositionRow, readPositions } from '../trading/index.ts';
import type { OwnedAsset } from './asset-shown.ts';
import { type Dashboard, dashboard } from './dashboard.ts';
import { dayIn } from './days.ts';
import { owedOn } from './liability-shown.ts';
import { ratesTo } from './rates.ts';
import { recordedByHand } from './recorded.sql.ts';
import type { RecordedAsset } from './recorded.ts';
import { USUAL_CURRENCY } from './shown-in.ts';

const WHOLE = '100';

/**
 * Everything that the caller owns and owes now: cash and positions of live accounts, and what is
 * recorded by hand. Three statements, however much there is.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where a price or an exchange rate cannot be had
 */
export async function netWorthDashboard(
  deps: Pick<Deps, 'db' | 'clock' | 'marketData'>,
  actor: Actor,
): Promise<Dashboard> {
  const { userId } = requireUser(actor);
  const [{ displayCurrency, timeZone, ...recorded }, cash, positions] = await Promise.all([
    deps.db.one(recordedByHand, userId),
    accountCash(deps.db, userId),
    readPositions(deps, actor),
  ]);
  const asOf = deps.clock.now();
  const today = dayIn(timeZone, asOf);
  const assets: OwnedAsset[] = [
    ...cash.map((row) => cashAsset(row, today)),
    ...positions.map((position) => positionAsset(position, timeZone)),
    ...recorded.assets.map(recordedAsset),
  ];
  const currency = displayCurrency ?? USUAL_CURRENCY;
  const debts = recorded.liabilities.filter(({ archivedOn }) => archivedOn === null);
  const liabilities = owedOn(today, debts, recorded.bookings);
  const parts = [assets, liabilities, recorded.incomes, recorded.expenses].flat();
  const rates = await ratesTo(deps, currency, new Set(parts.map((part) => part.currency)), asOf);
  return dashboard({
    recorded: { ...recorded, liabilities },
    assets,
    currency,
    rates,
    today,
    asOf,
  });
}

/** What only things that trade on a market have. */
const NOT_TRADED = {
  portfolioId: null,
  symbol: null,
  instrumentId: null,
  costBase: null,
  country: null,
  sector: null,
};

function cashAsset(row: CashRow, today: string): OwnedAsset {
  return {
    ...NOT_TRADED,
    id: row.id,
    name: `${row.accountName}: ${row.currency}`,
    category: 'CASH',
    brokerAccountId: row.brokerAccountId,
    quantity: null,
    price: null,
    value: row.amount,
    currency: row.currency,
    ownershipPercent: WHOLE,
    valuedOn: today,
  };
}

function positionAsset(position: PositionRow, timeZone: string): OwnedAsset {
  const asset = assetById(position.assetId);
  invariant(asset !== null, 'positions are in assets of the catalogue');
  return {
    id: position.id,
    name: asset.name,
    symbol: asset.symbol,
    // Nobody holds a pair of currencies; it would be cash.
    category: asset.assetClass === 'FX' ? 'CASH' : asset.assetClass,
    portfolioId: null,
    brokerAccountId: position.brokerAccountId,
    instrumentId: asset.id,
    quantity: position.quantity,
    price: position.currentPrice,
    value: position.marketValue,
    currency: position.currency,
    costBase: position.costBasis,
    ownershipPercent: WHOLE,
    valuedOn: dayIn(timeZone, position.priceAsOf),
    country: asset.country,
    sector: asset.sector,
  };
}

function recordedAsset(asset: RecordedAsset): OwnedAsset {
  const { id, name, currency, category, portfolioId, instrumentId, ownershipPercent } = asset;
  const { quantity, purchasePrice, price, purchasedOn, pricedOn } = asset;
  const worthOf = (each: string): string => toPlain(decimal(quantity).times(each));
  return {
    ...NOT_TRADED,
    ...{ id, name, currency, category, portfolioId, instrumentId, ownershipPercent },
    brokerAccountId: null,
    quantity: toPlain(quantity),
    price: price === null ? null : toPlain(price),
    value: worthOf(price ?? purchasePrice ?? '0'),
    costBase: purchasePrice === null ? null : worthOf(purchasePrice),
    valuedOn: pricedOn ?? purchasedOn,
  };
}
