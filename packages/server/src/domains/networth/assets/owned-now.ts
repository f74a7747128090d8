import type { Deps } from '../../../deps.ts';
import { dayIn } from '../../../kernel/days.ts';
import { lastPrices } from '../../market/index.ts';
import {
  accountCash,
  brokerPrices,
  type CashRow,
  type HeldPosition,
  livePositions,
  type OutsidePosition,
} from '../../trading/index.ts';
import type { RecordedAsset } from '../recorded.ts';
import type { OwnedAsset } from './asset-shown.ts';
import { cashAsset, outsideAsset, positionAsset } from './owned-assets.ts';
import { ownedOnce } from './owned-once.ts';

type OwnedDeps = Pick<Deps, 'db' | 'marketData'>;

/** What live accounts hold. */
export interface LiveParts {
  readonly cash: readonly CashRow[];
  readonly positions: readonly HeldPosition[];
  readonly outside: readonly OutsidePosition[];
}

/** Two statements. */
export async function liveParts(deps: OwnedDeps, userId: string): Promise<LiveParts> {
  const [cash, { positions, outside }] = await Promise.all([
    accountCash(deps.db, userId),
    livePositions(deps.db, userId),
  ]);
  return { cash, positions, outside };
}

/** What a person has recorded of what they own, and whose days it goes by. */
export interface ByHand {
  readonly timeZone: string;
  readonly assets: readonly RecordedAsset[];
}

/** Everything that a person owns at this moment. */
export async function ownedNow(
  deps: OwnedDeps,
  userId: string,
  { timeZone, assets }: ByHand,
  { cash, positions, outside }: LiveParts,
  at: Date,
): Promise<OwnedAsset[]> {
  const assetIds = [
    ...[...positions, ...outside].flatMap(({ assetId }) => assetId ?? []),
    ...assets.flatMap(({ name, instrumentId }) => (name === null ? instrumentId : [])),
  ];
  const prices = await lastPrices(deps, assetIds, at, brokerPrices(deps.db, userId));
  const today = dayIn(timeZone, at);
  return [
    ...cash.map((row) => cashAsset(row, today)),
    ...positions.map((position) =>
      positionAsset(position, prices.get(position.assetId) ?? null, timeZone),
    ),
    ...outside.map((position) =>
      outsideAsset(position, prices.get(position.assetId ?? '') ?? null, timeZone),
    ),
    ...assets.map((asset) =>
      ownedOnce(asset, prices.get(asset.instrumentId) ?? null, timeZone, at),
    ),
  ];
}
