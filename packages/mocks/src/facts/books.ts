import { assetById } from '@investing-platform/rules/market/catalogue';
import { type Decimal, decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import type { Realm } from '../contract/realm.ts';
import { isLink, type RowOf } from '../contract/row.ts';
import { ordersOf } from '../trading/accounts.ts';
import type { Account, Held, Order } from '../world/entities.ts';

/** More of something, or less, in an account or an active strategy. */
export interface Change {
  /** Of the account or the strategy. */
  readonly bookId: string;
  readonly what: Held;
  readonly at: number;
  readonly amount: Decimal;
  /** Whether it came from outside. */
  readonly isFlow: boolean;
}

/** What comes and goes with activities of these kinds comes from outside. */
const FLOWS = new Set(['DEPOSIT', 'WITHDRAWAL']);

/** Everything that made of nothing what an account has now. */
export function changesOfAccount(realm: Realm, account: Account): Change[] {
  const { holdings, outside } = realm.platform.state;
  const { id, openedAt, resetAt } = account;
  const isOwn = (one: { readonly account: Account }): boolean => one.account === account;
  const moved = realm.own
    .list('PlatformInvestAccountActivity', { brokerAccountId: id })
    .map((row) => ({
      bookId: id,
      what: String(row.currency),
      at: (row.occurredAt ?? openedAt).getTime(),
      amount: decimal(row.netAmount ?? 0),
      isFlow: FLOWS.has(String(row.type)),
    }));
  const now: [Held, Decimal][] = [
    ...[...account.cash].map(([currency, { total }]): [Held, Decimal] => [currency, total]),
    ...holdings.filter(isOwn).map(({ asset, quantity }): [Held, Decimal] => [asset, quantity]),
    ...outside.filter(isOwn).map((one): [Held, Decimal] => [one, one.quantity]),
  ];
  const changes = [...changesOfOrders(id, ordersOf(realm.platform, account)), ...moved];
  return fromTheBeginning(realm, id, resetAt ?? openedAt, changes, now);
}

/** The same of an active strategy: what its account gave it came from outside. */
export function changesOfStrategy(realm: Realm, row: RowOf<'ActiveStrategy'>): Change[] {
  const orders = [...realm.platform.state.orders.values()];
  const own = orders.filter(({ activeStrategyId }) => activeStrategyId === row.id);
  const parts = (row.holdings ?? []) as readonly RowOf<'ActiveStrategyHolding'>[];
  const now: [Held, Decimal][] = [
    [String(row.currency), decimal(row.cash ?? 0)],
    ...parts.flatMap(({ asset, quantity }): [Held, Decimal][] => {
      const instrument = isLink(asset) ? assetById(asset.id) : null;
      return instrument === null ? [] : [[instrument, decimal(quantity ?? 0)]];
    }),
  ];
  const began = row.createdAt ?? realm.platform.clock.now();
  return fromTheBeginning(realm, row.id, began, changesOfOrders(row.id, own), now);
}

function changesOfOrders(bookId: string, orders: readonly Order[]): Change[] {
  return orders.flatMap(({ asset, side, fills }) =>
    fills.flatMap(({ at: moment, quantity, brought }) => {
      const change = { bookId, at: moment.getTime(), isFlow: false };
      return [
        { ...change, what: asset, amount: side === 'BUY' ? quantity : quantity.negated() },
        { ...change, what: brought.currency, amount: brought.amount },
      ];
    }),
  );
}

/** What nothing tells of was there from the beginning, as if it had come in then. */
function fromTheBeginning(
  { platform }: Realm,
  bookId: string,
  began: Date,
  told: readonly Change[],
  now: readonly (readonly [Held, Decimal])[],
): Change[] {
  const came = platform.state.cameIn
    .filter((one) => one.bookId === bookId)
    .map(({ at, ...one }) => ({ ...one, at: at.getTime(), isFlow: true }));
  const changes = [...told, ...came];
  const rest = new Map(now);
  for (const { what, amount } of changes) {
    rest.set(what, (rest.get(what) ?? ZERO).minus(amount));
  }
  const at = Math.min(began.getTime(), ...changes.map((change) => change.at));
  const there = [...rest].filter(([, amount]) => !amount.isZero());
  return [
    ...there.map(([what, amount]) => ({ bookId, what, at, amount, isFlow: true })),
    ...changes,
  ];
}
