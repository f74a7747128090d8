import { refuseFuture } from '@investing-platform/rules/time/refuse-future';
import { all, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import { amount, cash, percentOf, times } from '../../facts/amounts.ts';
import { quantityOn } from '../../facts/gain-between.ts';
import { priceOf } from '../../facts/holdings.ts';
import { assetRow, ownedSince } from '../../facts/net-worth.ts';
import { endOf, today } from '../../facts/time.ts';

/**
 * The day that is asked for.
 *
 * @throws {PlatformError} BAD_USER_INPUT for one in the future
 */
export function dayAsked(realm: Realm, asOf: unknown): string {
  if (asOf == null) return today(realm);
  refuseFuture('params.asOf', String(asOf), today(realm));
  return String(asOf);
}

/** What was owned on a day, now for today; the largest value first. */
export function assetsOn(realm: Realm, day: string): RowOf<'NetWorthAsset'>[] {
  const rows = all(realm, 'NetWorthAsset');
  const owned =
    day < today(realm) ? rows.flatMap((row) => assetOn(realm, row, day) ?? []) : [...rows];
  return owned.sort((left, right) =>
    amount(right.valueInDisplayCurrency).comparedTo(amount(left.valueInDisplayCurrency)),
  );
}

/** A row as it was on a day of the past; null where it was not owned yet. */
function assetOn(
  realm: Realm,
  row: RowOf<'NetWorthAsset'>,
  day: string,
): RowOf<'NetWorthAsset'> | null {
  const holding = all(realm, 'Holding').find(({ id }) => id === row.id);
  if (day < ownedSince(realm, holding)) return null;
  const { instrumentId, ownershipPercent } = row;
  const currency = String(row.currency);
  const isCash = instrumentId == null;
  const priced = isCash ? null : priceOf(realm, instrumentId, day);
  const quantity = holding === undefined ? row.quantity : quantityOn(holding, day);
  const worth = priced && cash(times(quantity, priced.price), currency);
  const wholeValue = isCash ? (row.wholeValue ?? null) : worth;
  const isOfAccount = row.brokerAccountId != null;
  const then = {
    ...row,
    ...(isCash ? {} : { quantity }),
    price: priced?.price ?? null,
    wholeValue,
    value: wholeValue && cash(percentOf(wholeValue, ownershipPercent), currency),
    valuedOn: priced?.date ?? (isCash ? day : null),
    priceAsOf: isOfAccount || priced === null ? null : endOf(priced.date),
    costBasis: isOfAccount ? null : (row.costBasis ?? null),
  };
  return assetRow(realm, then, day);
}
