import {
  BROKER_GONE,
  type CredentialField,
  credentialDeleted,
  credentialValues,
  keySuffix,
  noConnection,
  platformsOwn,
  refuseFixed,
  refuseMissing,
  refuseUsed,
  sameKey,
} from '@investing-platform/rules/brokerage/credentials';
import {
  sandboxAccountName,
  sandboxRefusal,
} from '@investing-platform/rules/brokerage/sandbox-broker';
import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { isOpen } from '@investing-platform/rules/trading/orders/status';
import type { Call } from '../../contract/call.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { accountsOf } from '../../facts/brokerage.ts';
import { now } from '../../facts/time.ts';
import { cashOf, ordersOf } from '../../trading/accounts.ts';
import { forgetHeld, furnishSandbox } from '../../trading/outside.ts';
import { end } from '../../trading/settle.ts';
import { orderView } from '../../trading/views.ts';
import type { Account, Order } from '../../world/entities.ts';

type Saved = Call<'saveBrokerCredential'>;

/** @throws {PlatformError} BAD_USER_INPUT for a broker that nobody can be connected with */
function fieldsOf({ realm, params }: Saved): CredentialField[] {
  const broker = realm.shared.list('BrokerIntegration', { provider: params.provider })[0];
  const isOwn = params.provider === 'PLATFORM' || params.provider === 'PARTNER_PAPER';
  if (isOwn || broker?.available !== true) throw noConnection();
  return (broker.credentialFields ?? []).map(({ name = '', required }) => ({
    name,
    isRequired: required !== false,
  }));
}

/** The credential to change; undefined: it is a new one. */
function changed({ realm, params: { id } }: Saved): RowOf<'BrokerCredential'> | undefined {
  if (id == null) return undefined;
  const row = need(realm, 'BrokerCredential', id);
  if (row.status === 'REVOKED') throw notFound('Broker credential');
  return row;
}

function checkCredential(call: Saved): void {
  const { realm, params } = call;
  const fields = fieldsOf(call);
  const given = credentialValues(fields, params.values ?? []);
  const before = changed(call);
  if (before?.systemManaged === true) throw platformsOwn();
  const { provider = params.provider, tradingMode = params.tradingMode } = before ?? {};
  refuseFixed({ provider, tradingMode }, params);
  // What opens those that people came with is not known.
  if (before === undefined || before.keys !== undefined) {
    refuseMissing(fields, { ...before?.keys, ...given });
  }
  const { apiKey = before?.keys?.['apiKey'] } = given;
  const others = realm.own
    .list('BrokerCredential', { provider })
    .filter(({ id, status }) => id !== before?.id && status !== 'REVOKED');
  if (apiKey !== undefined && others.some(({ keys }) => keys?.['apiKey'] === apiKey)) {
    throw sameKey();
  }
}

function openAt(call: Call<'saveBrokerCredential'>, row: RowOf<'BrokerCredential'>): void {
  const { realm } = call;
  if (realm.user === null || accountsOf(realm).some(({ credentialId }) => credentialId === row.id))
    return;
  if (row.status === 'INVALID') return;
  const isSandbox = row.provider === 'CUSTOM';
  const id = realm.platform.newId();
  const account: Account = {
    id,
    userId: realm.user.id,
    tradingMode: row.tradingMode === 'LIVE' ? 'LIVE' : 'PAPER',
    credentialId: row.id,
    provider: row.provider ?? 'CUSTOM',
    name: isSandbox ? sandboxAccountName(row.tradingMode === 'LIVE') : String(row.label),
    openedAt: now(realm),
    cash: new Map(),
  };
  realm.platform.state.accounts.set(id, account);
  if (isSandbox) furnishSandbox(realm.platform, account);
  else cashOf(realm.platform, account, 'USD').total = decimal('25000');
}

/** The sandbox broker says at once which keys are none of its own. */
function refused({ params }: Saved): Readonly<Record<string, string>> {
  const key = keyOf(params);
  if (params.provider !== 'CUSTOM' || key === null) return {};
  const failureReason = sandboxRefusal(key);
  return failureReason === null ? {} : { status: 'INVALID', failureCode: 'REFUSED', failureReason };
}

function keyOf(params: Saved['params']): string | null {
  return (params.values ?? []).find(({ name }) => name === 'apiKey')?.value ?? null;
}

/** Values that are left out stay. */
function opener(call: Saved, before: RowOf<'BrokerCredential'> | null) {
  const given = credentialValues(fieldsOf(call), call.params.values ?? []);
  const keys = { ...before?.keys, ...given };
  const { apiKey } = keys;
  const isKnown = before === null || before.keys !== undefined || apiKey !== undefined;
  return isKnown ? { keys, keySuffix: keySuffix(apiKey ?? '') } : {};
}

/** The accounts that a credential reaches. */
const behind = (realm: Realm, credentialId: string): Account[] =>
  accountsOf(realm).filter((account) => account.credentialId === credentialId);

const openOrdersOf = ({ platform }: Realm, account: Account): Order[] =>
  ordersOf(platform, account).filter(({ status }) => isOpen(status));

/** The orders stay with the broker; here they end. */
function closeAccount(realm: Realm, account: Account): void {
  account.isClosed = true;
  for (const order of openOrdersOf(realm, account)) {
    if (order.fills.length > 0) end(realm.platform, order, 'CANCELED');
    else end(realm.platform, order, 'REJECTED', BROKER_GONE, 'BROKER_DISCONNECTED');
  }
  forgetHeld(realm.platform, account);
}

function leftBehind(
  { realm }: Call<'deleteBrokerCredential'>,
  [credential]: readonly RowOf<'BrokerCredential'>[],
): string {
  const names = behind(realm, credential?.id ?? '')
    .flatMap((account) => openOrdersOf(realm, account))
    .map(({ side, quantity, notional, asset }) => {
      const size = quantity ?? notional;
      return `${side} ${size === null ? '' : toPlain(size)} ${asset.symbol}`;
    });
  return credentialDeleted(String(credential?.label), names);
}

export const brokerCredentialRules: Rules = {
  deleteBrokerCredential: {
    checks: ({ realm, params }) => {
      const id = String(params.id).toLowerCase();
      const credential = realm.own.find('BrokerCredential', id);
      if (credential === undefined) throw platformsOwn();
      if (credential.status === 'REVOKED') throw notFound('Broker credential');
      const ids = behind(realm, id).map((account) => account.id);
      const using = realm.own
        .list('ActiveStrategy')
        .filter((row) => row.status !== 'CLOSED' && ids.includes(String(row.brokerAccountId)));
      refuseUsed(using.length);
    },
    says: leftBehind,
    wraps: ({ realm }, credential) => {
      const left = behind(realm, credential?.id ?? '').flatMap((account) =>
        openOrdersOf(realm, account),
      );
      return { openOrders: () => left.map((order) => orderView(realm.platform, order)) };
    },
    sets: () => ({ failureReason: null, failureCode: null }),
    afterwards: ({ realm }, { id }) => {
      for (const account of behind(realm, id)) closeAccount(realm, account);
    },
  },
  saveBrokerCredential: {
    checks: checkCredential,
    sets: (call, before) => ({
      ...opener(call, before),
      capabilities: ['READ_BALANCES', 'READ_POSITIONS', 'READ_ORDERS', 'TRADE'],
      systemManaged: false,
      lastVerifiedAt: now(call.realm),
      ...refused(call),
    }),
    afterwards: openAt,
  },
};
