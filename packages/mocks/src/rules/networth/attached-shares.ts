import { theAssetById } from '@investing-platform/rules/market/catalogue';
import { notInStrategy, readShares } from '@investing-platform/rules/strategies/shares';
import type { Call } from '../../contract/call.ts';
import { complete } from '../../contract/complete.ts';
import { matching } from '../../contract/match.ts';
import { present } from '../../contract/present.ts';
import { all, need, type Realm } from '../../contract/realm.ts';
import { isLink, type RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { amount, minus, total } from '../../facts/amounts.ts';
import { liveAccount } from '../../facts/brokerage.ts';
import { noteCameIn } from '../../trading/came-in.ts';
import { refuseClosed, refuseOpenRun } from '../strategies/runs.ts';
import { attachShares, type Part, type Shares } from '../strategies/targets.ts';

/** What of the account's positions belongs to no active strategy. */
function attachable(call: Call<'getAvailableSharesToAttach'>) {
  const { realm, params } = call;
  const { activeStrategyId, brokerAccountId } = Object(params.source);
  if (brokerAccountId != null) need(realm, 'BrokerAccount', brokerAccountId);
  const accountId =
    brokerAccountId ??
    (activeStrategyId == null
      ? liveAccount(realm)?.id
      : need(realm, 'ActiveStrategy', activeStrategyId).brokerAccountId);
  const { ids, assetIds } = params;
  return matching(realm, 'Position', all(realm, 'Position'), { ids, assetIds })
    .filter(({ asset, brokerAccountId: own }) => own === accountId && isLink(asset))
    .map((row) => {
      const attached = attachedOf(realm, row);
      return present(realm, 'AttachableShares', {
        id: row.id,
        symbol: row.symbol,
        asset: row.asset,
        brokerAccountId: accountId,
        totalQuantity: row.quantity,
        attachedQuantity: attached,
        heldQuantity: minus(minus(row.quantity, row.quantityAvailable), attached),
        availableQuantity: row.quantityAvailable,
      });
    });
}

/** How many of the position's units belong to active strategies. */
function attachedOf(realm: Realm, { asset, brokerAccountId }: RowOf<'Position'>): string {
  return total(
    realm.own
      .list('ActiveStrategy', { brokerAccountId })
      .flatMap((row) => (row.holdings ?? []) as readonly Part[])
      .filter((part) => isLink(part.asset) && isLink(asset) && part.asset.id === asset.id)
      .map(({ quantity }) => quantity),
  );
}

function attach({ realm, params }: Call<'setAssetShares'>, row: RowOf<'ActiveStrategy'> | null) {
  if (row === null) return {};
  refuseOpenRun(realm, row.id);
  const shares = params.shares as readonly Shares[];
  readShares(shares, 'params.shares', true);
  const parts = row.holdings as readonly Part[];
  for (const [at, { assetId }] of shares.entries()) {
    const isIn = parts.some(({ asset }) => isLink(asset) && asset.id === assetId);
    if (!isIn) throw notInStrategy(`params.shares.${at}.assetId`);
  }
  const holdings = attachShares(realm, row.brokerAccountId, parts, shares);
  for (const { assetId, quantity } of shares) {
    const before = parts.find(({ asset }) => isLink(asset) && asset.id === assetId.toLowerCase());
    const more = minus(quantity, before?.quantity);
    noteCameIn(realm.platform, row.id, theAssetById('params.shares', assetId), amount(more));
  }
  return { holdings };
}

/** A position of the account that the strategy holds too, for the example. */
function attachExample(realm: Realm): { id?: string; shares: object[] } {
  const row = realm.own.list('ActiveStrategy')[0];
  const position = all(realm, 'Position', { tradingMode: 'LIVE' })[0];
  const asset = position?.asset;
  if (row === undefined || !isLink(asset)) return { shares: [] };
  const holdings = row.holdings ?? [];
  const known = holdings.some(
    (holding) => isLink(Object(holding).asset) && Object(holding).asset.id === asset.id,
  );
  if (!known)
    row.holdings = [
      ...holdings,
      complete(realm, 'ActiveStrategyHolding', {
        asset,
        targetPercent: '0',
        quantity: '0',
        marketValue: '0',
      }),
    ];
  return { id: row.id, shares: [{ assetId: asset.id, quantity: '1' }] };
}

export const attachedShareRules: Rules = {
  // Unknown assets are passed over.
  getAvailableSharesToAttach: { answers: attachable, knowsIds: true },
  setAssetShares: {
    checks: refuseClosed,
    sets: attach,
    example: (realm, params) => ({ ...params, ...attachExample(realm) }),
  },
};
