import { type Decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import { estimateOrder } from '@investing-platform/rules/trading/orders/estimate';
import { workTimes } from '@investing-platform/rules/trading/orders/hours';
import { refuseUnsoundLots } from '@investing-platform/rules/trading/orders/named-lots';
import {
  refuseOtherAsset,
  shownEstimate,
  shownNeeds,
} from '@investing-platform/rules/trading/orders/preview';
import { Refusals, restrictionsOf } from '@investing-platform/rules/trading/orders/refusals';
import { orderTerms } from '@investing-platform/rules/trading/orders/terms';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { PlaceOrderInput } from '@investing-platform/schema/operations';
import { sessionAt } from '@investing-platform/schema/trading-calendar';
import type { Realm } from '../contract/realm.ts';
import { limitsFor } from '../rules/brokerage/owner-limits.ts';
import type { Account, User } from '../world/entities.ts';
import { heldOf, refuseTooDear, refuseTooMuch, selectAccount } from './accounts.ts';
import { feeRate } from './fees.ts';
import { namedLots, refuseUnavailable } from './lots.ts';
import { refuseOutside } from './outside.ts';
import { needsNow, refuseUsedName, refuseWashTrade } from './place-order.ts';

/**
 * What an order would need and cost, and everything that stands against it: as `placeOrder` finds
 * it, and nothing is held.
 *
 * @throws {PlatformError} BAD_USER_INPUT where the order is for another asset
 */
export function previewOrder(realm: Realm, user: User, asset: Instrument, input: PlaceOrderInput) {
  const { platform } = realm;
  refuseOtherAsset(input.assetId, asset);
  const refused = new Refusals();
  const unless = <T>(work: () => T) => refused.unless(work);
  const now = platform.clock.now();
  const terms = unless(() => orderTerms(input, asset));
  const named = input.lots == null ? null : { lots: input.lots, path: 'params.lots' };
  if (terms !== null && named !== null) unless(() => refuseUnsoundLots(named, terms));
  const account = unless(() => selectAccount(realm, user, input));
  if (account !== null && terms !== null) {
    const limits = limitsFor(realm, account, asset, terms);
    refused.add(...restrictionsOf(account.isClosed ? 'CLOSED' : 'ACTIVE', terms, limits));
  }
  const times = terms && unless(() => workTimes(asset, terms, now));
  const needs = terms && unless(() => needsNow(platform, asset, terms));
  if (account !== null && terms !== null) {
    unless(() => refuseOutside(platform, account, asset));
    unless(() => refuseWashTrade(platform, account, asset, terms));
    unless(() => refuseUsedName(platform, user.id, input.clientOrderId ?? null));
  }
  const cash = account && freeCash(account, asset.currency);
  const holding = account === null ? undefined : heldOf(platform, account, asset);
  if (cash !== null && needs !== null) {
    unless(() => refuseTooDear(cash, needs.cash, asset.currency));
    unless(() => refuseTooMuch(holding ?? { quantity: ZERO, held: ZERO }, needs.quantity));
    if (holding !== undefined && named !== null) {
      unless(() => refuseUnavailable(holding, namedLots(named), named.path));
    }
  }
  const estimate =
    terms &&
    new Refusals().unless(() =>
      estimateOrder(terms, asset, platform.market.quote(asset), feeRate(asset)),
    );
  return {
    accepted: refused.found.length === 0,
    refusals: refused.found,
    brokerAccountId: account?.id ?? null,
    currency: asset.currency,
    ...shownEstimate(estimate),
    ...shownNeeds(needs, cash),
    session: sessionAt(asset.exchange, now),
    ...(times ?? { waits: null, worksAt: null, expiresAt: null }),
  };
}

function freeCash({ cash }: Account, currency: string): Decimal {
  const known = cash.get(currency);
  return known === undefined ? ZERO : known.total.minus(known.held);
}
