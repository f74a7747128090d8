import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import { missingAccount } from '@investing-platform/rules/trading/orders/account-choice';
import { isCrypto } from '@investing-platform/rules/trading/orders/asset';
import { estimateOrder } from '@investing-platform/rules/trading/orders/estimate';
import { workTimes } from '@investing-platform/rules/trading/orders/hours';
import { refuseUnsoundLots } from '@investing-platform/rules/trading/orders/named-lots';
import type { OrderNeeds } from '@investing-platform/rules/trading/orders/needs';
import {
  refuseOtherAsset,
  shownEstimate,
  shownNeeds,
} from '@investing-platform/rules/trading/orders/preview';
import {
  nameInUse,
  type OrderRefusal,
  Refusals,
} from '@investing-platform/rules/trading/orders/refusals';
import type { MarketSession } from '@investing-platform/schema/operations';
import { sessionAt } from '@investing-platform/schema/trading-calendar';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { insufficient } from '../../../ledger/index.ts';
import { limitsFor } from '../accounts/account-limits.ts';
import { restrictionsOf } from '../accounts/account-rules.ts';
import type { TradedAccount } from '../accounts/accounts.sql.ts';
import { readAccount, requirePermission } from '../accounts/select-account.ts';
import type { TradingDeps } from '../deps.ts';
import { refuseLotsNotFree } from '../lots/order-lots.ts';
import { conflictsOf } from './order-conflicts.ts';
import { type Spendable, spendableOf } from './order-preview.sql.ts';
import type { PlaceOrderInput } from './place-order.ts';
import { needsOf, type PreparedOrder, prepareOrder, quoteOrNull } from './submit-order.ts';

/** Amounts are plain decimals in `currency`, the asset's; null where they cannot be told. */
export interface OrderPreviewRow {
  readonly accepted: boolean;
  readonly refusals: OrderRefusal[];
  readonly brokerAccountId: string | null;
  readonly currency: string;
  readonly price: string | null;
  readonly quantity: string | null;
  readonly value: string | null;
  readonly fees: string | null;
  readonly cashNeeded: string | null;
  readonly quantityNeeded: string | null;
  readonly buyingPower: string | null;
  readonly buyingPowerAfter: string | null;
  readonly session: MarketSession;
  readonly waits: boolean | null;
  readonly worksAt: Date | null;
  readonly expiresAt: Date | null;
}

type PreviewDeps = Pick<TradingDeps, 'db' | 'clock' | 'marketData' | 'broker'>;

/**
 * Goes through what `placeOrder` goes through, in its order, and reads only: what it would refuse
 * is gathered, and nothing is held.
 *
 * @throws {PlatformError} BAD_USER_INPUT where the order is for another asset
 */
export async function previewOrder(
  deps: PreviewDeps,
  actor: Actor,
  asset: AssetRow,
  input: PlaceOrderInput,
): Promise<OrderPreviewRow> {
  const { userId } = requireUser(actor);
  refuseOtherAsset(input.assetId, asset);
  const refused = new Refusals();
  const prepared = await refused.unlessLater(() => prepareOrder(deps, input));
  const named = input.lots == null ? null : { lots: input.lots, path: 'params.lots' };
  if (prepared !== null && named !== null) {
    await refused.unlessLater(() => refuseUnsoundLots(named, prepared.terms));
  }
  const limits =
    prepared === null ? null : await refused.unlessLater(() => limitsFor(deps, userId, prepared));
  const account = await refused.unlessLater(async () => {
    const chosen = await readAccount(deps.db, userId, input);
    await requirePermission(deps.db, userId, chosen, input);
    return chosen ?? missingAccount(input);
  });
  if (account !== null && prepared !== null) {
    refused.add(...restrictionsOf(account, prepared.terms, limits));
  }
  const now = deps.clock.now();
  const times =
    prepared === null
      ? null
      : await refused.unlessLater(() => workTimes(prepared.asset, prepared.terms, now));
  const needs = prepared === null ? null : await refused.unlessLater(() => needsOf(deps, prepared));
  const spendable =
    account === null ? null : await readSpendable(deps, account, asset, input.clientOrderId);
  if (account !== null && prepared !== null) {
    const owner = { ...account, brokerAccountId: account.id };
    refused.add(...(await conflictsOf(deps.db, owner, asset.id, prepared.terms)));
  }
  if (spendable?.nameIsUsed === true) refused.add(nameInUse());
  if (spendable !== null && needs !== null) refused.add(...shortfallsOf(spendable, needs, asset));
  if (account !== null && named !== null && spendable !== null) {
    const { method } = spendable;
    await refused.unlessLater(() => refuseLotsNotFree(deps.db, account, asset.id, named, method));
  }
  const { found } = refused;
  return {
    accepted: found.length === 0,
    refusals: found,
    brokerAccountId: account?.id ?? null,
    currency: asset.currency,
    ...shownEstimate(await estimateOf(deps, prepared)),
    ...shownNeeds(needs, spendable === null ? null : decimal(spendable.cash)),
    session: sessionAt(asset.exchange, now),
    ...(times ?? { waits: null, worksAt: null, expiresAt: null }),
  };
}

function readSpendable(
  { db }: PreviewDeps,
  { id }: TradedAccount,
  asset: AssetRow,
  clientOrderId: string | null | undefined,
): Promise<Spendable | null> {
  return db.maybe(spendableOf, id, asset.currency, asset.id, clientOrderId ?? null);
}

function shortfallsOf({ cash, quantity }: Spendable, needs: OrderNeeds, asset: AssetRow) {
  if (needs.cash.gt(cash)) return [insufficient({ kind: 'cash', asset: asset.currency })];
  if (needs.quantity.gt(quantity)) return [insufficient({ kind: 'position', asset: asset.id })];
  return [];
}

async function estimateOf(deps: PreviewDeps, prepared: PreparedOrder | null) {
  if (prepared === null) return null;
  const { asset, terms } = prepared;
  const quote = prepared.quote ?? (await quoteOrNull(deps, asset.id));
  const feeRate = deps.broker.greatestFeeRate(isCrypto(asset));
  return new Refusals().unlessLater(() => estimateOrder(terms, asset, quote, feeRate));
}
