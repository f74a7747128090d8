import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { type Decimal, decimal } from '../../kernel/decimal.ts';
import { invariant } from '../../kernel/invariant.ts';
import { assetById } from '../market/index.ts';
import { accountCash, type CashRow, type PositionRow, readPositions } from '../trading/index.ts';
import { type Dashboard, dashboard, type OwnedAsset } from './dashboard.ts';
import { recordedByHand } from './recorded.sql.ts';

const USUAL_CURRENCY = 'USD';
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
  const [{ displayCurrency, ...recorded }, cash, positions] = await Promise.all([
    deps.db.one(recordedByHand, userId),
    accountCash(deps.db, userId),
    readPositions(deps, actor),
  ]);
  const asOf = deps.clock.now();
  const assets: OwnedAsset[] = [
    ...cash.map((row) => cashAsset(row, asOf)),
    ...positions.map(positionAsset),
    ...recorded.assets.map((asset) => ({ ...asset, symbol: null })),
  ];
  const currency = displayCurrency ?? USUAL_CURRENCY;
  const parts = [assets, recorded.liabilities, recorded.incomes, recorded.expenses].flat();
  const rates = await ratesTo(deps, currency, new Set(parts.map((part) => part.currency)), asOf);
  return dashboard({ recorded, assets, currency, rates, asOf });
}

async function ratesTo(
  { marketData }: Pick<Deps, 'marketData'>,
  to: string,
  currencies: ReadonlySet<string>,
  at: Date,
): Promise<ReadonlyMap<string, Decimal>> {
  const rates = [...currencies].map(
    async (from) => [from, decimal(await marketData.fxRate(from, to, at))] as const,
  );
  return new Map(await Promise.all(rates));
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

function cashAsset(row: CashRow, asOf: Date): OwnedAsset {
  return {
    id: row.id,
    name: `${row.accountName}: ${row.currency}`,
    symbol: null,
    category: 'CASH',
    quantity: null,
    value: row.amount,
    currency: row.currency,
    ownershipPercent: WHOLE,
    valuedOn: dayOf(asOf),
  };
}

function positionAsset(position: PositionRow): OwnedAsset {
  const asset = assetById(position.assetId);
  invariant(asset !== null, 'positions are in assets of the catalogue');
  return {
    id: position.id,
    name: asset.name,
    symbol: asset.symbol,
    category: asset.assetClass,
    quantity: position.quantity,
    value: position.marketValue,
    currency: position.currency,
    ownershipPercent: WHOLE,
    valuedOn: dayOf(position.priceAsOf),
  };
}
