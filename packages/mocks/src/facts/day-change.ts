import { toPlain } from '@investing-platform/rules/numbers/decimal';
import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Realm } from '../contract/realm.ts';
import { ordersOf } from '../trading/accounts.ts';
import type { Account, Holding, Order } from '../world/entities.ts';
import { type Amount, inCurrency, minus, plus, times, total } from './amounts.ts';
import { now } from './time.ts';

/**
 * What an account has won on the trading day of each asset that began last, fees and spreads of
 * trades included; money that came or went is none of it. Below 0: what it has lost.
 *
 * @returns in the currency asked for
 */
export function changeOfDay(realm: Realm, account: Account, currency: string): Amount {
  const { holdings } = realm.platform.state;
  const ofAccount = ordersOf(realm.platform, account);
  return total(
    holdings
      .filter((holding) => holding.account === account)
      .map((holding) =>
        inCurrency(changeOf(realm, holding, ofAccount), holding.asset.currency, currency),
      ),
  );
}

/** What is held now, less what was held at the close before and what was paid since. */
function changeOf(realm: Realm, { asset, quantity }: Holding, orders: readonly Order[]): Amount {
  const { price, previousClose } = realm.platform.market.quote(asset);
  const start = startOfDay(asset, now(realm));
  let [before, paid] = [toPlain(quantity), '0'];
  for (const { side, fills } of orders.filter((order) => order.asset === asset)) {
    for (const fill of fills.filter(({ at }) => at >= start)) {
      const bought = times(toPlain(fill.quantity), side === 'BUY' ? 1 : -1);
      before = minus(before, bought);
      paid = plus(paid, plus(times(bought, toPlain(fill.price)), toPlain(fill.fee)));
    }
  }
  return minus(minus(times(toPlain(quantity), price), times(before, previousClose)), paid);
}

/** When the trading day that began last began. */
function startOfDay({ exchange }: Instrument, at: Date): Date {
  const calendar = calendarOf(exchange);
  return new Date(calendar.day(Math.max(0, calendar.indexAt(at.getTime())))?.start ?? at);
}
