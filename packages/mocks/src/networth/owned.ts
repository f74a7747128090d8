import type { NetWorthCategory } from '@investing-platform/schema/operations';
import { type Decimal, decimal, HUNDRED, isZero, sign } from '../kernel/decimal.ts';
import { positionView } from '../trading/views.ts';
import type { Account, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';

/** One thing that a person owns, before it is shown. */
export interface Owned {
  readonly id: string;
  readonly name: string;
  readonly symbol: string | null;
  readonly category: NetWorthCategory;
  readonly quantity: Decimal | null;
  /** Of the whole, in `currency`. */
  readonly value: Decimal;
  readonly currency: string;
  readonly ownershipPercent: Decimal;
  readonly valuedOn: string;
}

/** Cash and positions of live accounts, and what is recorded by hand. */
export function ownedBy(platform: Platform, user: User): Owned[] {
  const { state, clock } = platform;
  const live = [...state.accounts.values()].filter(
    ({ userId, tradingMode }) => userId === user.id && tradingMode === 'LIVE',
  );
  const today = dayOf(clock.now());
  return [
    ...live.flatMap((account) => cashOf(account, today)),
    ...state.holdings
      .filter(({ account, quantity }) => live.includes(account) && sign(quantity) > 0)
      .map((holding): Owned => {
        const { id, marketValue, priceAsOf, currency } = positionView(platform, holding);
        const { name, symbol, assetClass: category } = holding.asset;
        const value = decimal(marketValue);
        const valuedOn = dayOf(priceAsOf);
        const { quantity } = holding;
        return { id, name, symbol, category, quantity, value, currency, valuedOn, ...WHOLE };
      }),
    ...state.things
      .filter(({ userId }) => userId === user.id)
      .map((thing): Owned => ({ ...thing, symbol: null, quantity: null })),
  ];
}

const WHOLE = { ownershipPercent: HUNDRED };

function cashOf(account: Account, valuedOn: string): Owned[] {
  return [...account.cash]
    .filter(([, { total }]) => !isZero(total))
    .map(([currency, { id, total }]) => ({
      id,
      name: `${account.name}: ${currency}`,
      symbol: null,
      category: 'CASH',
      quantity: null,
      value: total,
      currency,
      valuedOn,
      ...WHOLE,
    }));
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
