import type { MarketSession } from '@investing-platform/schema/operations';
import { sessionAt } from '@investing-platform/schema/trading-calendar';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { badInput } from '../../../kernel/errors.ts';
import { insufficient } from '../../../ledger/index.ts';
import type { AssetRow } from '../../market/index.ts';
import { limitsFor } from '../accounts/account-limits.ts';
import { restrictionsOf } from '../accounts/account-rules.ts';
import type { TradedAccount } from '../accounts/accounts.sql.ts';
import { missing, readAccount, requirePermission } from '../accounts/select-account.ts';
import type { TradingDeps } from '../deps.ts';
import { refuseLotsNotFree, refuseUnsoundLots } from '../lots/order-lots.ts';
import { tradingWindow } from '../matching/schedule.ts';
import { estimateOrder, leftAfter } from './estimate-order.ts';
import { nameInUse } from './insert-order.ts';
import { conflictsOf } from './order-conflicts.ts';
import type { OrderNeeds } from './order-needs.ts';
import { type Spendable, spendableOf } from './order-preview.sql.ts';
import { type OrderRefusal, type Refusals, refusals } from './order-refusals.ts';
import type { OrderTerms } from './order-terms.ts';
import type { PlaceOrderInput } from './place-order.ts';
import {
  needsOf,
  orderTimes,
  type PreparedOrder,
  prepareOrder,
  quoteOrNull,
} from './submit-order.ts';

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
  if (input.assetId.toLowerCase() !== asset.id) {
    throw badInput('params.assetId', `must be the id of this asset: ${asset.id}`);
  }
  const refused = refusals();
  const prepared = await refused.unless(() => prepareOrder(deps, input));
  const named = input.lots == null ? null : { lots: input.lots, path: 'params.lots' };
  if (prepared !== null && named !== null) {
    await refused.unless(() => refuseUnsoundLots(named, prepared.terms));
  }
  const limits =
    prepared === null ? null : await refused.unless(() => limitsFor(deps, userId, prepared));
  const account = await refused.unless(async () => {
    const chosen = await readAccount(deps.db, userId, input);
    await requirePermission(deps.db, userId, chosen, input);
    return chosen ?? missing(input);
  });
  if (account !== null && prepared !== null) {
    refused.add(...restrictionsOf(account, prepared.terms, limits));
  }
  const times = prepared === null ? null : await timesOf(deps, refused, prepared);
  const needs = prepared === null ? null : await refused.unless(() => needsOf(deps, prepared));
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
    await refused.unless(() => refuseLotsNotFree(deps.db, account, asset.id, named, method));
  }
  const found = refused.found();
  return {
    ...{ accepted: found.length === 0, refusals: found },
    ...{ brokerAccountId: account?.id ?? null, currency: asset.currency },
    ...(await estimateOf(deps, prepared)),
    ...holds(needs, spendable),
    session: sessionAt(asset.exchange, deps.clock.now()),
    ...(times ?? { waits: null, worksAt: null, expiresAt: null }),
  };
}

/** When it would be worked: at once, when the market opens, or at its auction. */
function timesOf({ clock }: PreviewDeps, refused: Refusals, { asset, terms }: PreparedOrder) {
  const now = clock.now();
  return refused.unless(() => {
    const { expiresAt, auctionAt } = orderTimes(asset, terms, now);
    const worksAt = auctionAt ?? openingOf(asset, terms, now);
    return { expiresAt, worksAt: worksAt ?? now, waits: worksAt !== null };
  });
}

function openingOf(asset: AssetRow, { premarket }: OrderTerms, now: Date): Date | null {
  const window = tradingWindow(asset.exchange, premarket, now);
  return window === null || window.isOpen ? null : window.opensAt;
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
  const none = { price: null, quantity: null, value: null, fees: null };
  if (prepared === null) return none;
  const { asset, terms } = prepared;
  const quote = prepared.quote ?? (await quoteOrNull(deps, asset.id));
  const feeRate = deps.broker.greatestFeeRate(asset.assetClass === 'CRYPTO');
  const estimate = await refusals().unless(() => estimateOrder(terms, asset, quote, feeRate));
  if (estimate === null) return none;
  return {
    price: toPlain(estimate.price),
    quantity: toPlain(estimate.quantity),
    value: toPlain(estimate.value),
    fees: toPlain(estimate.fees),
  };
}

/** What it would hold, of what there is. */
function holds(needs: OrderNeeds | null, spendable: Spendable | null) {
  const cash = spendable === null ? null : decimal(spendable.cash);
  const left = cash === null || needs === null ? null : leftAfter(cash, needs.cash);
  return {
    cashNeeded: needs === null ? null : toPlain(needs.cash),
    quantityNeeded: needs === null ? null : toPlain(needs.quantity),
    buyingPower: cash === null ? null : toPlain(cash),
    buyingPowerAfter: left === null ? null : toPlain(left),
  };
}
