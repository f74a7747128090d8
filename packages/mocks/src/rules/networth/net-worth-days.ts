import { badInput } from '@investing-platform/rules/platform-error';
import { all, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import { amount, cash, inCurrency, minus, percentOf, times, total } from '../../facts/amounts.ts';
import { quantityOn } from '../../facts/gain-between.ts';
import { displayCurrency, priceOf } from '../../facts/holdings.ts';
import { owed } from '../../facts/net-worth.ts';
import { dayOf, daysBetween, endOf, now, today } from '../../facts/time.ts';

const STALE_DAYS = 7;

/**
 * The day that is asked for.
 *
 * @throws {PlatformError} BAD_USER_INPUT for one in the future
 */
export function dayAsked(realm: Realm, asOf: unknown): string {
  if (asOf == null) return today(realm);
  if (String(asOf) <= today(realm)) return String(asOf);
  throw badInput('params.asOf', 'must not be in the future');
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
  const came = dayOf(realm.user?.createdAt ?? now(realm));
  if (day < String(holding?.firstTradedOn ?? came)) return null;
  const { instrumentId, ownershipPercent } = row;
  const currency = String(row.currency);
  const priced = typeof instrumentId === 'string' ? priceOf(realm, instrumentId, day) : null;
  const price = priced?.price ?? null;
  const isCash = typeof instrumentId !== 'string';
  const quantity = holding === undefined ? String(row.quantity) : quantityOn(holding, day);
  const wholeValue = isCash
    ? (row.wholeValue ?? null)
    : price === null
      ? null
      : cash(times(quantity, price), currency);
  const value = wholeValue == null ? null : cash(percentOf(wholeValue, ownershipPercent), currency);
  const valueInDisplayCurrency =
    value === null ? null : inCurrency(value, currency, displayCurrency(realm));
  const debts = all(realm, 'NetWorthLiability', { linkedNetWorthAssetId: row.id });
  const owedThen = total(debts.map((debt) => owed(realm, debt, day)));
  const equity = valueInDisplayCurrency === null ? null : minus(valueInDisplayCurrency, owedThen);
  const isOfAccount = row.brokerAccountId != null;
  return {
    ...row,
    ...(isCash ? {} : { quantity }),
    price,
    wholeValue,
    value,
    valueInDisplayCurrency,
    valuedOn: priced?.date ?? (isCash ? day : null),
    priceAsOf: isOfAccount || priced === null ? null : endOf(priced.date),
    stale: !isCash && (priced === null || daysBetween(priced.date, day) > STALE_DAYS),
    costBasis: isOfAccount ? null : (row.costBasis ?? null),
    equityInDisplayCurrency: equity,
  };
}
