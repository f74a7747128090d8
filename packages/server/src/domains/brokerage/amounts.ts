import { type Total, totalOf } from '@investing-platform/rules/networth/worth';
import { type Decimal, decimal, ZERO } from '../../kernel/decimal.ts';
import { type Worth, worthAt } from '../market/index.ts';
import { brokerPrices, ownPrices } from '../trading/index.ts';
import type { AccountRow } from './accounts/accounts.sql.ts';
import type { BrokerageDeps } from './deps.ts';

/** What accounts are worth at one moment. */
export interface WorthNow extends Worth {
  readonly at: Date;
}

/** Prices and rates now for everything that a person's accounts hold: one call for all assets. */
export async function worthNow(
  deps: Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>,
  accounts: readonly AccountRow[],
  into: (account: AccountRow) => string,
): Promise<WorthNow> {
  const at = deps.clock.now();
  const owner = accounts[0]?.userId;
  const names = accounts.flatMap(({ cash, holdings, outside }) => [
    ...cash.map(({ currency }) => currency),
    ...holdings.map(({ assetId }) => assetId),
    ...outside.map(({ id }) => id),
  ]);
  const own = ownPrices(accounts.flatMap(({ outside }) => outside));
  const others = owner === undefined ? undefined : brokerPrices(deps.db, owner);
  const asked = { names, times: [at], now: at, into: accounts.map(into), own, others };
  const worth = await worthAt(deps, asked);
  return { at, ...worth };
}

/** In one currency. */
export interface AccountAmounts {
  readonly cash: Total;
  readonly available: Total;
  readonly positions: Total;
}

export function amountsOf(
  { cash, holdings, outside }: AccountRow,
  { leafOf }: Worth,
  into: string,
): AccountAmounts {
  const sumOf = (parts: readonly { readonly name: string; readonly amount: string }[]): Total =>
    totalOf(parts.map(({ name, amount }) => leafOf({ name, amount: decimal(amount), into })));
  return {
    cash: sumOf(cash.map(({ currency: name, total: amount }) => ({ name, amount }))),
    available: sumOf(cash.map(({ currency: name, available: amount }) => ({ name, amount }))),
    positions: sumOf([
      ...holdings.map(({ assetId: name, quantity: amount }) => ({ name, amount })),
      ...outside.map(({ id: name, quantity: amount }) => ({ name, amount })),
    ]),
  };
}

export function atLeastZero(amount: Decimal): Decimal {
  return amount.isNegative() ? ZERO : amount;
}
