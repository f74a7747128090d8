import { USUAL_CURRENCY } from '@investing-platform/rules/money';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { lastPrices } from '../market/index.ts';
import { accountCash, brokerPrices, livePositions } from '../trading/index.ts';
import type { OwnedAsset } from './asset-shown.ts';
import { type Dashboard, dashboard } from './dashboard.ts';
import { dayIn } from './days.ts';
import { owedOn } from './liability-shown.ts';
import { cashAsset, outsideAsset, positionAsset, recordedAsset } from './owned-assets.ts';
import { ratesTo } from './rates.ts';
import { recordedByHand } from './recorded.sql.ts';

/**
 * Everything that the caller owns and owes now: cash and positions of live accounts, and what is
 * recorded by hand. Three statements, however much there is.
 */
export async function netWorthDashboard(
  deps: Pick<Deps, 'db' | 'clock' | 'marketData'>,
  actor: Actor,
): Promise<Dashboard> {
  const { userId } = requireUser(actor);
  const [{ displayCurrency, timeZone, ...recorded }, cash, held] = await Promise.all([
    deps.db.one(recordedByHand, userId),
    accountCash(deps.db, userId),
    livePositions(deps.db, userId),
  ]);
  const { positions, outside } = held;
  const asOf = deps.clock.now();
  const assetIds = [...positions, ...outside].flatMap(({ assetId }) => assetId ?? []);
  const prices = await lastPrices(deps, assetIds, asOf, brokerPrices(deps.db, userId));
  const today = dayIn(timeZone, asOf);
  const assets: OwnedAsset[] = [
    ...cash.map((row) => cashAsset(row, today)),
    ...positions.map((position) =>
      positionAsset(position, prices.get(position.assetId) ?? null, timeZone),
    ),
    ...outside.map((position) =>
      outsideAsset(position, prices.get(position.assetId ?? '') ?? null, timeZone),
    ),
    ...recorded.assets.map((asset) => recordedAsset(asset, timeZone, asOf)),
  ];
  const currency = displayCurrency ?? USUAL_CURRENCY;
  const debts = recorded.liabilities.filter(({ archivedOn }) => archivedOn === null);
  const liabilities = await owedOn(today, debts, recorded.bookings);
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
