import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { percentOf } from '@investing-platform/rules/numbers/percent';
import type { Facts, Realm } from '../contract/realm.ts';
import { link, type RowOf } from '../contract/row.ts';
import { ordersOf, statusOf } from '../trading/accounts.ts';
import { orderView, outsideView, positionView } from '../trading/views.ts';
import type { Account } from '../world/entities.ts';
import { type Amount, inCurrency, minus, plus, times, total } from './amounts.ts';
import { changeOfDay } from './day-change.ts';
import { dayOf, now } from './time.ts';

const ACCOUNT_CURRENCY = 'USD';

export function accountsOf({ platform, user }: Realm): Account[] {
  return [...platform.state.accounts.values()].filter(({ userId }) => userId === user?.id);
}

export const liveAccount = (realm: Realm): Account | undefined =>
  accountsOf(realm).find(({ tradingMode }) => tradingMode === 'LIVE');

/** The account's cash in one currency, rounded once for each of its parts. */
function cashIn(account: Account, currency: string, part: 'total' | 'held' = 'total'): Amount {
  return total(
    [...account.cash].map(([from, amounts]) => inCurrency(toPlain(amounts[part]), from, currency)),
  );
}

function positionsValue(realm: Realm, account: Account, currency: string): Amount {
  return total(
    positions(realm)
      .filter((row) => row.brokerAccountId === account.id)
      .map((row) =>
        // Rounded once, in the currency that it is shown in.
        inCurrency(times(row.quantity, row.currentPrice), String(row.currency), currency),
      ),
  );
}

export function orders({ platform, user }: Realm): RowOf<'Order'>[] {
  return [...platform.state.orders.values()]
    .filter(({ userId }) => userId === user?.id)
    .map((order) => ({
      ...orderView(platform, order),
      asset: link('Asset', order.asset.id),
      runId: order.runId ?? null,
    }));
}

export function positions(realm: Realm): RowOf<'Position'>[] {
  const accounts = accountsOf(realm);
  const { holdings, outside } = realm.platform.state;
  return [
    ...holdings
      .filter(({ account, quantity }) => accounts.includes(account) && quantity.gt(0))
      .map((holding) => ({
        ...positionView(realm.platform, holding),
        asset: link('Asset', holding.asset.id),
      })),
    ...outside
      .filter(({ account, quantity }) => accounts.includes(account) && !quantity.isZero())
      .map((holding) => ({
        ...outsideView(realm.platform, holding),
        asset: holding.asset === null ? null : link('Asset', holding.asset.id),
      })),
  ];
}

/** How many positions of an account have no price. */
const unpricedIn = (realm: Realm, { id }: Account): number =>
  positions(realm).filter((row) => row.brokerAccountId === id && row.currentPrice === null).length;

/** The platform account first, then the others by name. */
export function brokerAccounts(realm: Realm): RowOf<'BrokerAccount'>[] {
  const place = ({ tradingMode, name, id }: Account): string =>
    `${tradingMode === 'LIVE' ? 0 : 1}${name.toLowerCase()} ${id}`;
  return accountsOf(realm)
    .sort((left, right) => (place(left) < place(right) ? -1 : 1))
    .map((account) => brokerAccount(realm, account));
}

function brokerAccount(realm: Realm, account: Account): RowOf<'BrokerAccount'> {
  const { id, tradingMode, name, credentialId, openedAt } = account;
  const currency = account.currency ?? ACCOUNT_CURRENCY;
  const settled = cashIn(account, currency);
  const equity = plus(settled, positionsValue(realm, account, currency));
  return {
    id,
    provider: tradingMode === 'LIVE' ? 'PLATFORM' : (account.provider ?? 'PARTNER_PAPER'),
    tradingMode,
    name,
    // Practice accounts of the platform are at no broker.
    numberMasked:
      tradingMode === 'PAPER' && account.provider === undefined ? null : `•••• ${id.slice(-4)}`,
    brokerCredentialId: credentialId,
    brokerCredential: credentialId === null ? null : link('BrokerCredential', credentialId),
    status: statusOf(account),
    currency,
    cash: settled,
    equity,
    unpricedCount: unpricedIn(realm, account),
    buyingPower: minus(settled, cashIn(account, currency, 'held')),
    createdAt: openedAt,
    updatedAt: openedAt,
  };
}

/** The credentials that the platform keeps for its own practice accounts. */
export function systemCredentials(realm: Realm): RowOf<'BrokerCredential'>[] {
  return accountsOf(realm).flatMap(({ id, credentialId, name, tradingMode, openedAt: madeAt }) => {
    if (credentialId === null || realm.own.find('BrokerCredential', credentialId) !== undefined)
      return [];
    return [
      {
        id: credentialId,
        provider: 'PARTNER_PAPER',
        label: name,
        tradingMode,
        status: 'ACTIVE',
        capabilities: [
          'READ_BALANCES',
          'READ_POSITIONS',
          'READ_ORDERS',
          'READ_ACTIVITIES',
          'TRADE',
        ],
        accounts: [link('BrokerAccount', id)],
        systemManaged: true,
        lastVerifiedAt: madeAt,
        lastUsedAt: madeAt,
        createdAt: madeAt,
        updatedAt: madeAt,
      },
    ];
  });
}

const PENDING = new Set(['PENDING', 'PROCESSING']);
const UNDER_WAY = new Set(['REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING', 'SENT']);

/** What the platform account holds, in the currency asked for. */
export function balances(
  realm: Realm,
  currency = ACCOUNT_CURRENCY,
): RowOf<'PlatformInvestAccountBalances'>[] {
  const account = liveAccount(realm);
  if (account === undefined) return [];
  const shown = (
    rows: readonly { readonly amount?: string; readonly currency?: string }[],
  ): Amount => total(rows.map((row) => inCurrency(row.amount, String(row.currency), currency)));
  const settledCash = cashIn(account, currency);
  const held = cashIn(account, currency, 'held');
  const ofStrategies = total(
    realm.own
      .list('ActiveStrategy', { brokerAccountId: account.id })
      .map((row) => inCurrency(row.cash, String(row.currency), currency)),
  );
  const value = positionsValue(realm, account, currency);
  const equity = plus(settledCash, value);
  const dayChange = changeOfDay(realm, account, currency);
  const lastEquity = minus(equity, dayChange);
  const free = minus(settledCash, held);
  return [
    {
      id: 'PlatformInvestAccountBalances',
      brokerAccountId: account.id,
      currency,
      cash: settledCash,
      settledCash,
      unsettledCash: '0',
      heldForOrders: minus(held, ofStrategies),
      pendingDeposits: shown(
        realm.own.list('Deposit').filter(({ status }) => PENDING.has(String(status))),
      ),
      pendingWithdrawals: shown(
        realm.own.list('WithdrawalRequest').filter(({ status }) => UNDER_WAY.has(String(status))),
      ),
      withdrawable: free,
      buyingPower: free,
      positionsValue: value,
      equity,
      unpricedCount: 0,
      lastEquity,
      dayChange,
      dayChangePercent: percentOf(decimal(dayChange), decimal(lastEquity)),
      accruedInterest: '0',
      accruedFees: '0',
      cashByCurrency: [...account.cash].map(([own, { total: whole }]) => ({
        amount: toPlain(whole),
        currency: own,
      })),
      asOf: now(realm),
    },
  ];
}

/** Every movement of cash of the platform account: its sum by currency is what the account has. */
export function activities(realm: Realm): RowOf<'PlatformInvestAccountActivity'>[] {
  const id = liveAccount(realm)?.id;
  return [...fillActivities(realm), ...realm.own.list('PlatformInvestAccountActivity')].filter(
    ({ brokerAccountId }) => brokerAccountId === id,
  );
}

/** Those that nobody stores: each follows from a fill. */
export function fillActivities(realm: Realm): RowOf<'PlatformInvestAccountActivity'>[] {
  return accountsOf(realm)
    .flatMap((account) => ordersOf(realm.platform, account))
    .flatMap((order) =>
      order.fills.map(({ id, quantity, price, at, brought }) => ({
        id,
        brokerAccountId: order.account.id,
        type: 'FILL',
        status: 'EXECUTED',
        occurredAt: at,
        settlesOn: dayOf(at),
        symbol: order.asset.symbol,
        assetId: order.asset.id,
        side: order.side,
        quantity: toPlain(quantity),
        price: toPlain(price),
        netAmount: toPlain(brought.amount),
        currency: brought.currency,
        orderId: order.id,
        description: `${order.side === 'BUY' ? 'Bought' : 'Sold'} ${toPlain(quantity)} ${order.asset.symbol}`,
      })),
    );
}

export const brokerageFacts: Facts = {
  PlatformInvestAccountConfig: {
    brokerAccountId: (_row, realm) => liveAccount(realm)?.id ?? null,
    status: (_row, realm) => (liveAccount(realm) === undefined ? 'INACTIVE' : 'ACTIVE'),
  },
  BrokerIntegration: {
    credentials: (row, realm) =>
      [...systemCredentials(realm), ...realm.own.list('BrokerCredential')]
        .filter(({ provider, status }) => provider === row.provider && status !== 'REVOKED')
        .map(({ id }) => link('BrokerCredential', id)),
  },
  BrokerCredential: {
    accounts: (row, realm) =>
      accountsOf(realm)
        .filter(({ credentialId }) => credentialId === row.id)
        .map(({ id }) => link('BrokerAccount', id)),
  },
};
