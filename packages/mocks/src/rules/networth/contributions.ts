import { toPlain } from '@investing-platform/rules/numbers/decimal';
import { all, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import { type Amount, inCurrency, minus, plus, total } from '../../facts/amounts.ts';
import { liveAccount } from '../../facts/brokerage.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import { dayOf, now } from '../../facts/time.ts';
import { ordersOf } from '../../trading/accounts.ts';

const MOVES = new Set(['DEPOSIT', 'WITHDRAWAL']);

/**
 * What had been put in by a day less what had been taken out, in the display currency: what is
 * recorded at its cost, and money of the platform account. What an account came with counts from
 * the day that its person came.
 *
 * @param isWhole whether accounts are whole: of a part of one, it is not known
 * @returns by day; null where it is not known
 */
export function contributions(
  realm: Realm,
  assets: readonly RowOf<'NetWorthAsset'>[],
  isWhole: boolean,
): (day: string) => Amount | null {
  const isInAccount = assets.some(({ brokerAccountId }) => brokerAccountId != null);
  if (isInAccount && !isWhole) return () => null;
  const currency = displayCurrency(realm);
  const holdings = new Map(all(realm, 'Holding').map((row) => [row.id, row]));
  const costs = assets
    .filter(({ brokerAccountId }) => brokerAccountId == null)
    .map((asset) => ({
      since: String(holdings.get(asset.id)?.firstTradedOn),
      cost: inCurrency(asset.costBasis, String(asset.currency), currency),
    }));
  const paidIn = isInAccount ? paidInBy(realm, currency) : () => '0';
  return (day) =>
    plus(paidIn(day), total(costs.filter(({ since }) => since <= day).map(({ cost }) => cost)));
}

/** Cash and the cost of positions of today less what was gained, and less what came after the day. */
function paidInBy(realm: Realm, currency: string): (day: string) => Amount {
  const account = liveAccount(realm);
  if (account === undefined) return () => '0';
  const { holdings } = realm.platform.state;
  const own = holdings.filter((holding) => holding.account === account);
  const sold = ordersOf(realm.platform, account);
  const came = dayOf(realm.user?.createdAt ?? now(realm));
  const rows = realm.own.list('PlatformInvestAccountActivity').map((row) => ({
    day: dayOf(row.occurredAt as Date),
    isMove: MOVES.has(String(row.type)),
    amount: inCurrency(row.netAmount, String(row.currency), currency),
  }));
  const held = total([
    ...[...account.cash].map(([from, { total: whole }]) =>
      inCurrency(toPlain(whole), from, currency),
    ),
    ...own.map(({ asset, cost }) => inCurrency(toPlain(cost), asset.currency, currency)),
  ]);
  const won = total([
    ...sold.map(({ asset, gain }) => inCurrency(toPlain(gain), asset.currency, currency)),
    ...rows.filter(({ isMove }) => !isMove).map(({ amount }) => amount),
  ]);
  return (day) => {
    if (day < came) return '0';
    const later = rows.filter((row) => row.isMove && row.day > day);
    return minus(minus(held, won), total(later.map(({ amount }) => amount)));
  };
}
