import { assetById } from '@investing-platform/rules/market/catalogue';
import { dayOf } from '@investing-platform/rules/tracked/tracked-holding';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { endOfDay } from '../../../kernel/days.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { amountsAt } from '../../../ledger/index.ts';
import { lastPrices, pricesOrNull } from '../../market/index.ts';
import { accountCash, brokerPrices, livePositions, outsideOn } from '../../trading/index.ts';
import type { OwnedAsset } from '../assets/asset-shown.ts';
import {
  cashAsset,
  type MarketPrice,
  marketPrice,
  outsideAsset,
  positionAsset,
  recordedAsset,
  tradedAsset,
} from '../assets/owned-assets.ts';
import { isListed } from './holdings-over-time.ts';
import {
  type HistoryParts,
  type HoldingOverTime,
  type PartOfAccount,
  partsOfAccounts,
} from './parts.sql.ts';

type OwnedDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

/**
 * Everything that a person owns now. Three statements.
 *
 * @param includeEnded also positions of which nothing is left
 */
export async function ownedNow(
  deps: OwnedDeps,
  actor: Actor,
  { timeZone, assets }: HistoryParts,
  today: CivilDate,
  includeEnded: boolean,
): Promise<OwnedAsset[]> {
  const { userId } = requireUser(actor);
  const [cash, own] = await Promise.all([
    accountCash(deps.db, userId),
    livePositions(deps.db, userId),
  ]);
  const { positions, outside } = own;
  const assetIds = [
    ...[...positions, ...outside].flatMap(({ assetId }) => assetId ?? []),
    ...assets.filter(isListed).map(({ instrumentId }) => instrumentId),
  ];
  const others = brokerPrices(deps.db, userId);
  const prices = await lastPrices(deps, assetIds, deps.clock.now(), others);
  const held = new Set(positions.map(({ id }) => id));
  const closed = includeEnded
    ? (await deps.db.all(partsOfAccounts, userId)).filter(
        ({ id, openedAt }) => openedAt !== null && !held.has(id),
      )
    : [];
  return [
    ...cash.map((row) => cashAsset(row, today)),
    ...positions.map((position) =>
      positionAsset(position, prices.get(position.assetId) ?? null, timeZone),
    ),
    ...outside.map((position) =>
      outsideAsset(position, prices.get(position.assetId ?? '') ?? null, timeZone),
    ),
    ...(await partsShown(deps, userId, closed, () => ZERO, deps.clock.now(), today)),
    ...recordedOn(assets, { day: today, includeEnded, timeZone, at: deps.clock.now() }, (id) =>
      marketPrice(prices.get(id) ?? null, timeZone),
    ),
  ];
}

/**
 * Everything that a person owned at the end of a day of the past. One statement, and two for each
 * live account.
 */
export async function ownedOn(
  deps: OwnedDeps,
  userId: string,
  { timeZone, assets, books }: HistoryParts,
  day: CivilDate,
  includeEnded: boolean,
): Promise<OwnedAsset[]> {
  const at = endOfDay(timeZone, day);
  const parts = await deps.db.all(partsOfAccounts, userId);
  const amounts = new Map<string, ReadonlyMap<string, Decimal>>();
  for (const [accountId, own] of Map.groupBy(books, (book) => book.accountId)) {
    const [held] = await amountsAt(deps.db, userId, own, [at]);
    if (held !== undefined) amounts.set(accountId, held);
  }
  const listed = assets.filter(isListed).map(({ instrumentId }) => instrumentId);
  const priceOf = await pricesOrNull(deps, [...new Set(listed)], [at]);
  const amountOf = ({ accountId, name }: PartOfAccount): Decimal =>
    amounts.get(accountId)?.get(name) ?? ZERO;
  const owned = parts.filter((part) => {
    if (!amountOf(part).isZero()) return true;
    return includeEnded && part.openedAt !== null && part.openedAt <= at;
  });
  return [
    ...(await partsShown(deps, userId, owned, amountOf, at, day)),
    ...(await outsideAssetsOn(deps, { userId, books }, timeZone, at)),
    ...recordedOn(assets, { day, includeEnded, timeZone, at }, (id) => {
      const price = priceOf(id, 0);
      return price === null ? null : { price, valuedOn: day, asOf: null };
    }),
  ];
}

/** What only brokers kept, at the catalogue's prices of that day, else at their own. */
async function outsideAssetsOn(
  deps: OwnedDeps,
  scope: { readonly userId: string; readonly books: HistoryParts['books'] },
  timeZone: string,
  at: Date,
): Promise<OwnedAsset[]> {
  const held = await outsideOn(deps.db, scope, at);
  const assetIds = held.flatMap(({ assetId }) => assetId ?? []);
  const others = brokerPrices(deps.db, scope.userId);
  const priceOf = await pricesOrNull(deps, assetIds, [at], others);
  return held.map((change) => {
    const listed = change.assetId === null ? null : priceOf(change.assetId, 0);
    const last = listed === null ? null : { price: listed, asOf: at };
    const { positionId: id, at: pricedAt } = change;
    return outsideAsset({ ...change, id, pricedAt, costBasis: null }, last, timeZone);
  });
}

async function partsShown(
  deps: OwnedDeps,
  userId: string,
  parts: readonly PartOfAccount[],
  amountOf: (part: PartOfAccount) => Decimal,
  at: Date,
  day: CivilDate,
): Promise<OwnedAsset[]> {
  const assetIds = [...new Set(parts.map(({ name }) => name))].filter(
    (name) => assetById(name) !== null,
  );
  const priceOf = await pricesOrNull(deps, assetIds, [at], brokerPrices(deps.db, userId));
  return parts.map((part) => {
    const { id, accountId: brokerAccountId, accountName, name } = part;
    const amount = amountOf(part);
    const asset = assetById(name);
    if (asset === null) {
      const cash = { id, brokerAccountId, accountName, currency: name, amount: toPlain(amount) };
      return cashAsset(cash, day);
    }
    const price = priceOf(name, 0);
    const worth = amount.isZero() ? ZERO : price === null ? null : amount.times(price);
    return tradedAsset(asset, {
      id,
      brokerAccountId,
      quantity: toPlain(amount),
      price,
      value: worth === null ? null : toPlain(worth),
      valuedOn: worth === null ? null : day,
      // Prices of past days do not say when they were made.
      priceAsOf: null,
      // What it had cost by then is not kept.
      costBasis: amount.isZero() ? '0' : null,
    });
  });
}

interface RecordedDay {
  readonly day: CivilDate;
  readonly includeEnded: boolean;
  readonly timeZone: string;
  readonly at: Date;
}

/** What tracked portfolios held at the end of a day. */
function recordedOn(
  assets: readonly HoldingOverTime[],
  { day, includeEnded, timeZone, at }: RecordedDay,
  marketOf: (assetId: string) => MarketPrice | null,
): OwnedAsset[] {
  return assets.flatMap(({ prices, days, ...holding }) => {
    const held = dayOf(days, day);
    if (held === null || (!includeEnded && decimal(held.quantity).isZero())) return [];
    const { quantity, costBasis } = held;
    const last = prices.findLast(({ date }) => date <= day);
    const priced = { price: last?.price ?? null, pricedOn: last?.date ?? null };
    const asset = { ...holding, quantity, costBasis, ...priced };
    return [recordedAsset(asset, marketOf(holding.instrumentId), timeZone, at)];
  });
}
