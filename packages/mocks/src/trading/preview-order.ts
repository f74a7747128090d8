import { badInput, PlatformError, refuse } from '@investing-platform/rules/platform-error';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { PlaceOrderInput } from '@investing-platform/schema/operations';
import { sessionAt } from '@investing-platform/schema/trading-calendar';
import type { Realm } from '../contract/realm.ts';
import {
  compare,
  type Decimal,
  decimal,
  least,
  multiply,
  plain,
  subtract,
  ZERO,
} from '../kernel/decimal.ts';
import { roundCash, tradedCash } from '../kernel/money.ts';
import { refuseBySettings } from '../rules/brokerage/owner-limits.ts';
import type { Account, User } from '../world/entities.ts';
import { refuseTooMuch, selectAccount } from './accounts.ts';
import { capPrice, feeRate, quantityOfNotional } from './hold.ts';
import { namedLots, refuseUnavailable } from './lots.ts';
import { refuseOutside } from './outside.ts';
import {
  type Needs,
  needsNow,
  openWindow,
  refuseUsedName,
  refuseWashTrade,
} from './place-order.ts';
import { expiryOf } from './schedule.ts';
import { type OrderTerms, orderTerms } from './terms.ts';

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}

/**
 * What an order would need and cost, and everything that stands against it: as `placeOrder` finds
 * it, and nothing is held.
 *
 * @throws {PlatformError} BAD_USER_INPUT where the order is for another asset
 */
export function previewOrder(realm: Realm, user: User, asset: Instrument, input: PlaceOrderInput) {
  const { platform } = realm;
  if (input.assetId.toLowerCase() !== asset.id) {
    throw badInput('params.assetId', `must be the id of this asset: ${asset.id}`);
  }
  const refusals: Refusal[] = [];
  const unless = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      refusals.push(...inParts(error));
      return null;
    }
  };
  const now = platform.clock.now();
  const terms = unless(() => orderTerms(input, asset));
  const lots =
    terms === null
      ? null
      : unless(() => (input.lots == null ? [] : namedLots(terms, input.lots, 'params.lots')));
  const account = unless(() => selectAccount(platform, user, input));
  if (account !== null && terms !== null) {
    unless(() => refuseBySettings(realm, account, input));
    unless(() => refuseClosed(account));
  }
  const window = terms === null ? null : unless(() => openWindow(asset, terms, now));
  const needs = terms === null ? null : unless(() => needsNow(platform, asset, terms));
  if (account !== null && terms !== null) {
    unless(() => refuseOutside(platform, account, asset));
    unless(() => refuseWashTrade(platform, account, asset, terms));
    unless(() => refuseUsedName(platform, user, input.clientOrderId ?? null));
  }
  const cash = account === null ? null : freeCash(account, asset.currency);
  const holding = platform.state.holdings.find(
    (one) => one.account === account && one.asset === asset,
  );
  if (cash !== null && needs !== null && terms !== null) {
    unless(() => {
      if (terms.side === 'BUY') refuseTooDear(cash, needs, asset);
      else refuseTooMuch(holding ?? { quantity: ZERO, held: ZERO }, needs.held);
    });
    if (holding !== undefined && lots !== null) {
      unless(() => refuseUnavailable(holding, lots, 'params.lots'));
    }
  }
  const worksAt = window === null ? null : window.isOpen ? now : window.opensAt;
  return {
    accepted: refusals.length === 0,
    refusals,
    brokerAccountId: account?.id ?? null,
    currency: asset.currency,
    ...(terms === null ? null : estimate(realm, asset, terms)),
    ...holds(terms, needs, cash),
    session: sessionAt(asset.exchange, now),
    waits: window === null ? null : !window.isOpen,
    worksAt,
    expiresAt: terms === null || window === null ? null : expiryOf(terms.timeInForce, window, now),
  };
}

function refuseClosed({ isClosed }: Account): void {
  if (isClosed) throw refuse('ACCOUNT_RESTRICTED', 'The account is closed');
}

function refuseTooDear(cash: Decimal, { held }: Needs, { currency }: Instrument): void {
  if (compare(cash, held) >= 0) return;
  throw refuse('INSUFFICIENT_FUNDS', `Not enough available cash in ${currency}`);
}

function freeCash({ cash }: Account, currency: string): Decimal {
  const known = cash.get(currency);
  return known === undefined ? ZERO : subtract(known.total, known.held);
}

/** What it would hold, of what there is. */
function holds(terms: OrderTerms | null, needs: Needs | null, cash: Decimal | null) {
  const cashNeeded = terms?.side === 'SELL' ? ZERO : (needs?.held ?? null);
  const quantityNeeded = terms?.side === 'BUY' ? ZERO : (needs?.held ?? null);
  const isKnown = needs !== null;
  const isCovered =
    isKnown && cash !== null && cashNeeded !== null && compare(cash, cashNeeded) >= 0;
  return {
    cashNeeded: isKnown && cashNeeded !== null ? plain(cashNeeded) : null,
    quantityNeeded: isKnown && quantityNeeded !== null ? plain(quantityNeeded) : null,
    buyingPower: cash === null ? null : plain(cash),
    buyingPowerAfter: isCovered ? plain(subtract(cash, cashNeeded)) : null,
  };
}

function estimate({ platform }: Realm, asset: Instrument, terms: OrderTerms) {
  const { side, currency } = { side: terms.side, currency: asset.currency };
  const price = priceOf(terms, platform.market.quote(asset));
  try {
    const quantity = quantityAt(terms, asset, price);
    const traded = multiply(quantity, price);
    return {
      price: plain(price),
      quantity: plain(quantity),
      value: plain(tradedCash(side, traded, currency)),
      fees: plain(roundCash(multiply(traded, feeRate(asset)), currency)),
    };
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** A sale by `notional` delivers no more than it holds. */
function quantityAt(terms: OrderTerms, asset: Instrument, price: Decimal): Decimal {
  const { quantity, notional, limitPrice, stopPrice, side } = terms;
  if (quantity !== null) return quantity;
  const whole = quantityOfNotional(notional ?? ZERO, asset, price);
  if (side === 'BUY') return whole;
  return least(
    whole,
    quantityOfNotional(notional ?? ZERO, asset, limitPrice ?? stopPrice ?? price),
  );
}

interface Prices {
  readonly price: string;
  readonly bid: string;
  readonly ask: string;
}

function priceOf(terms: OrderTerms, quote: Prices): Decimal {
  const { side, limitPrice, stopPrice } = terms;
  const offered =
    stopPrice === null || isReached(side, stopPrice, decimal(quote.price))
      ? decimal(side === 'BUY' ? quote.ask : quote.bid)
      : stopPrice;
  const worst = limitPrice ?? capPrice(terms, offered);
  if (worst === null) return offered;
  const above = compare(offered, worst);
  return (side === 'BUY' ? above > 0 : above < 0) ? worst : offered;
}

function isReached(side: OrderTerms['side'], stopPrice: Decimal, last: Decimal): boolean {
  const above = compare(last, stopPrice);
  return side === 'BUY' ? above >= 0 : above <= 0;
}

/** One for each field that is wrong. */
function inParts({ code, message, fields }: PlatformError): Refusal[] {
  if (fields === undefined || fields.length === 0) return [{ code, message, field: null }];
  return fields.map((field) => ({ code, message: field.message, field: field.path }));
}
