import { badInput, refuse } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { complete } from '../contract/complete.ts';
import { present } from '../contract/present.ts';
import { all, need, type Realm } from '../contract/realm.ts';
import { isLink, type Row } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { cash, isMore, minus, times, total } from '../facts/amounts.ts';
import { liveAccount } from '../facts/brokerage.ts';
import { assetById } from '../market/assets.ts';
import { refuseClosed, refuseOpenRun } from './runs.ts';

/** What of the account's positions belongs to no active strategy. */
function attachable(call: Call) {
  const { realm, params } = call;
  const { activeStrategyId, brokerAccountId } = Object(params['source']);
  const accountId =
    brokerAccountId ??
    (activeStrategyId == null
      ? liveAccount(realm)?.id
      : need(realm, 'ActiveStrategy', activeStrategyId)['brokerAccountId']);
  const ids = params['assetIds'] as readonly string[] | null | undefined;
  return all(realm, 'Position')
    .filter(
      ({ asset, brokerAccountId: own }) =>
        own === accountId && isLink(asset) && (ids == null || ids.includes(asset.id)),
    )
    .map((row) => {
      const attached = attachedOf(realm, row);
      return present(realm, 'AttachableShares', {
        id: row.id,
        symbol: row['symbol'],
        asset: row['asset'],
        brokerAccountId: accountId,
        totalQuantity: row['quantity'],
        attachedQuantity: attached,
        heldQuantity: minus(row['quantity'], row['quantityAvailable']),
        availableQuantity: minus(row['quantityAvailable'], attached),
      });
    });
}

function attachedOf(realm: Realm, position: Row): string {
  const { asset } = position;
  return total(
    realm.own
      .list('ActiveStrategy')
      .flatMap((row) =>
        ((row['holdings'] ?? []) as readonly Record<string, unknown>[])
          .filter(
            (holding) =>
              isLink(holding['asset']) && isLink(asset) && holding['asset'].id === asset.id,
          )
          .map(({ attached }) => attached ?? '0'),
      ),
  );
}

function attach({ realm, params }: Call, row: Row | null) {
  if (row === null) return {};
  refuseOpenRun(realm, row.id);
  const shares = params['shares'] as readonly { assetId: string; quantity: string }[];
  const holdings = (row['holdings'] as readonly Record<string, unknown>[]).map((holding) => ({
    ...holding,
  }));
  for (const [at, { assetId, quantity }] of shares.entries()) {
    const holding = holdings.find(({ asset }) => isLink(asset) && asset.id === assetId);
    if (holding === undefined) {
      throw badInput(`params.shares.${at}.assetId`, 'is not in the strategy');
    }
    const position = all(realm, 'Position').find(
      ({ asset }) => isLink(asset) && asset.id === assetId,
    );
    if (isMore(quantity, position?.['quantityAvailable'] ?? '0')) {
      throw refuse('INSUFFICIENT_QUANTITY', 'Fewer shares can be attached');
    }
    const instrument = assetById(assetId);
    const price = instrument === null ? '0' : realm.platform.market.quote(instrument).price;
    Object.assign(holding, {
      quantity,
      attached: quantity,
      marketValue: cash(times(quantity, price), 'USD'),
    });
  }
  return { holdings };
}

/** A position of the account that the strategy holds too, for the example. */
function attachExample(realm: Realm): { activeStrategyId?: string; shares: object[] } {
  const row = realm.own.list('ActiveStrategy')[0];
  const position = all(realm, 'Position').find(({ tradingMode }) => tradingMode === 'LIVE');
  const asset = position?.['asset'];
  if (row === undefined || !isLink(asset)) return { shares: [] };
  const holdings = row['holdings'] as readonly object[];
  const known = holdings.some(
    (holding) => isLink(Object(holding).asset) && Object(holding).asset.id === asset.id,
  );
  if (!known)
    row['holdings'] = [
      ...holdings,
      complete(realm, 'ActiveStrategyHolding', {
        asset,
        targetPercent: '0',
        quantity: '0',
        marketValue: '0',
      }),
    ];
  return { activeStrategyId: row.id, shares: [{ assetId: asset.id, quantity: '1' }] };
}

export const attachedShareRules: Rules = {
  getAvailableSharesToAttach: { answers: attachable },
  setAssetShares: {
    checks: refuseClosed,
    sets: attach,
    example: (realm, params) => ({ ...params, ...attachExample(realm) }),
  },
};
