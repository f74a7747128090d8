import type { Realm } from '../contract/realm.ts';
import { isLink, type Row } from '../contract/row.ts';
import {
  type Amount,
  isNothing,
  minus,
  over,
  percentOf,
  plus,
  times,
  total,
} from '../facts/amounts.ts';
import { assetById } from '../market/assets.ts';

interface Part {
  readonly asset: unknown;
  readonly targetPercent: Amount;
  readonly quantity: Amount;
  readonly averageEntryPrice: Amount;
}

const QUANTITY_PLACES = 9;

function priceOf(realm: Realm, asset: unknown): Amount {
  const instrument = isLink(asset) ? assetById(asset.id) : null;
  return instrument === null ? '0' : realm.platform.market.quote(instrument).price;
}

/** A run has ended: it has brought the parts to their targets, or sold what was to be sold. */
export function settleRun(run: Row, at: Date, realm: Realm): void {
  const strategy = realm.own.find('ActiveStrategy', String(run['activeStrategyId']));
  if (strategy === undefined) return;
  const isSale = run['type'] === 'FULL_LIQUIDATION' || run['type'] === 'PARTIAL_LIQUIDATION';
  if (isSale) sell(strategy, String(run['percent'] ?? '100'));
  else balance(realm, strategy);
  const isClosed = run['type'] === 'FULL_LIQUIDATION';
  Object.assign(strategy, {
    status: isClosed ? 'CLOSED' : strategy['status'] === 'PAUSED' ? 'PAUSED' : 'ACTIVE',
    lastRebalancedAt: at,
    updatedAt: at,
    ...(isClosed ? { closedAt: at, cash: '0', invested: '0', recurringContribution: null } : {}),
  });
}

function balance(realm: Realm, strategy: Row): void {
  const parts = (strategy['holdings'] ?? []) as readonly Part[];
  const worth = (part: Part): Amount => times(part.quantity, priceOf(realm, part.asset));
  const whole = plus(strategy['cash'], total(parts.map(worth)));
  const holdings = parts.map((part) => {
    const price = priceOf(realm, part.asset);
    const quantity = isNothing(price)
      ? part.quantity
      : over(percentOf(whole, part.targetPercent), price, QUANTITY_PLACES);
    return {
      ...part,
      quantity,
      averageEntryPrice: isNothing(part.quantity) ? price : part.averageEntryPrice,
    };
  });
  const spent = total(holdings.map((part) => times(part.quantity, priceOf(realm, part.asset))));
  Object.assign(strategy, { holdings, cash: cents(minus(whole, spent)) });
}

function sell(strategy: Row, percent: Amount): void {
  const parts = (strategy['holdings'] ?? []) as readonly Part[];
  const left = minus('100', percent);
  strategy['holdings'] = parts.map((part) => ({
    ...part,
    quantity: over(percentOf(part.quantity, left), '1', QUANTITY_PLACES),
  }));
  strategy['invested'] = cents(percentOf(strategy['invested'], left));
}

const cents = (value: Amount): Amount => over(value, '1', 2);
