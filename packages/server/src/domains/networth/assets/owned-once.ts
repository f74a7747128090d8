import { assetById } from '@investing-platform/rules/market/catalogue';
import { LRUCache } from 'lru-cache';
import { endOfDay } from '../../../kernel/days.ts';
import type { LastPrice } from '../../market/index.ts';
import type { RecordedAsset } from '../recorded.ts';
import type { OwnedAsset } from './asset-shown.ts';
import { marketPrice, recordedAsset } from './owned-assets.ts';

/** Everything that follows into what is owned. */
interface From {
  readonly asset: RecordedAsset;
  /** Of the market; null where none is known. */
  readonly price: string | null;
  readonly asOf: number | null;
  readonly listed: object | null;
  readonly timeZone: string;
  /** When it is valued, where its owner told a price of a day that is not over. */
  readonly at: number | null;
}

interface Made {
  readonly from: From;
  readonly owned: OwnedAsset;
}

/** Holdings of all people: some 20 MB. */
const MAX_KEPT = 20_000;
// By size: with `max` it would take the memory of as many places at once.
const made = new LRUCache<string, Made>({ maxSize: MAX_KEPT, sizeCalculation: () => 1 });

/**
 * What a tracked portfolio holds now, the same object as before where nothing of it has changed: of
 * what a person holds little is another one from one call to the next.
 */
export function ownedOnce(
  asset: RecordedAsset,
  last: LastPrice | null,
  timeZone: string,
  at: Date,
): OwnedAsset {
  const { pricedOn } = asset;
  const isToday = pricedOn !== null && endOfDay(timeZone, pricedOn) > at;
  const from: From = {
    asset,
    price: last?.price ?? null,
    asOf: last?.asOf?.getTime() ?? null,
    listed: assetById(asset.instrumentId),
    timeZone,
    at: isToday ? at.getTime() : null,
  };
  const before = made.get(asset.id);
  if (before !== undefined && isSame(before.from, from)) return before.owned;
  const owned = recordedAsset(asset, marketPrice(last, timeZone), timeZone, at);
  made.set(asset.id, { from, owned });
  return owned;
}

function isSame(one: From, other: From): boolean {
  return (
    one.price === other.price &&
    one.asOf === other.asOf &&
    one.listed === other.listed &&
    one.timeZone === other.timeZone &&
    one.at === other.at &&
    isSameAsset(one.asset, other.asset)
  );
}

/** Each column, as the type has them. */
const COLUMNS = Object.keys({
  id: 0,
  currency: 0,
  name: 0,
  category: 0,
  portfolioId: 0,
  instrumentId: 0,
  quantity: 0,
  ownershipPercent: 0,
  costBasis: 0,
  price: 0,
  pricedOn: 0,
} satisfies Record<keyof RecordedAsset, 0>) as (keyof RecordedAsset)[];

const isSameAsset = (one: RecordedAsset, other: RecordedAsset): boolean =>
  COLUMNS.every((column) => one[column] === other[column]);
