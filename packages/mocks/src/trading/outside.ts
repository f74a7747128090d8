import {
  SANDBOX_CASH,
  SANDBOX_CURRENCY,
  SANDBOX_LISTED,
  SANDBOX_STRIKE,
  SANDBOX_UNDERLYING,
  sandboxOption,
  sandboxUnlisted,
} from '@investing-platform/rules/brokerage/sandbox-broker';
import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import { roundCash } from '@investing-platform/rules/numbers/money';
import { onlyThere } from '@investing-platform/rules/trading/orders/refusals';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Account, OutsideHolding } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { cashOf, holdingOf } from './accounts.ts';
import { noteCameIn } from './came-in.ts';
import { addLot } from './lots.ts';

type What = Omit<OutsideHolding, 'id' | 'account' | 'readAt'>;

/** Gives a new account with the sandbox broker what all of them hold. */
export function furnishSandbox(platform: Platform, account: Account): void {
  const { state, newId, market, clock } = platform;
  const readAt = clock.now();
  const keep = (what: What) => state.outside.push({ ...what, id: newId(), account, readAt });
  cashOf(platform, account, SANDBOX_CURRENCY).total = decimal(SANDBOX_CASH);
  for (const { symbol, quantity, averagePrice } of SANDBOX_LISTED) {
    const asset = theAssetBySymbol('symbol', symbol);
    const { name, assetClass, currency } = asset;
    const [held, paid] = [decimal(quantity), decimal(averagePrice)];
    if (held.gt(0)) {
      const cost = roundCash(held.times(paid), currency);
      addLot(platform, holdingOf(platform, account, asset), {
        quantity: held,
        cost,
        acquiredAt: readAt,
      });
    } else {
      keep({
        asset,
        symbol,
        name,
        assetClass,
        currency,
        quantity: held,
        averagePrice: paid,
        price: null,
      });
    }
  }
  const spot = Number(market.quote(theAssetBySymbol('symbol', SANDBOX_UNDERLYING)).price);
  const option = sandboxOption(readAt, () => contractPrice(spot));
  for (const { price, quantity, averagePrice, ...what } of [option, ...sandboxUnlisted(readAt)]) {
    const { symbol, name, assetClass, currency } = what;
    keep({
      asset: null,
      symbol,
      name,
      assetClass,
      currency,
      quantity: decimal(quantity),
      averagePrice: decimal(averagePrice),
      price: price === null ? null : decimal(price),
    });
  }
}

const SHARES_OF_CONTRACT = 100;
const TIME_VALUE = 12.5;
const CENTS = 2;

/** What it would bring at once, and something for the time that is left. */
const contractPrice = (spot: number): string =>
  String(
    Number(((Math.max(0, spot - SANDBOX_STRIKE) + TIME_VALUE) * SHARES_OF_CONTRACT).toFixed(CENTS)),
  );

/** Nobody knows any more what the account holds: its rows stay for those who page through them. */
export function forgetHeld(platform: Platform, account: Account): void {
  const { state } = platform;
  for (const [currency, { total }] of account.cash) {
    noteCameIn(platform, account.id, currency, total.negated());
  }
  account.cash.clear();
  for (const holding of [...state.holdings, ...state.outside]) {
    if (holding.account !== account) continue;
    const what = 'lots' in holding ? holding.asset : holding;
    noteCameIn(platform, account.id, what, holding.quantity.negated());
    holding.quantity = ZERO;
    if ('lots' in holding) Object.assign(holding, { lots: [], cost: ZERO, held: ZERO });
  }
}

/** @throws {PlatformError} ASSET_NOT_TRADABLE for what only the account's broker can trade */
export function refuseOutside({ state }: Platform, account: Account, asset: Instrument): void {
  const held = state.outside.find(
    (one) => one.account === account && one.asset === asset && !one.quantity.isZero(),
  );
  if (held !== undefined) throw onlyThere(held.symbol, held.account.name);
}

/** @throws {PlatformError} ASSET_NOT_TRADABLE where a person has it with a broker, by its symbol */
export function refuseOutsideSymbol({ state }: Platform, userId: string, symbol: string): void {
  const held = state.outside.find(
    (one) =>
      one.account.userId === userId &&
      one.asset === null &&
      one.symbol === symbol &&
      !one.quantity.isZero(),
  );
  if (held !== undefined) throw onlyThere(held.symbol, held.account.name);
}
