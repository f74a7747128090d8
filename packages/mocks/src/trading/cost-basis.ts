import { refuseNamedLots } from '@investing-platform/rules/orders/named-lots';
import { isOpen } from '@investing-platform/rules/orders/status';
import type { CostBasisMethod } from '@investing-platform/schema/operations';
import type { Account } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { poolLots } from './lots.ts';

/** @throws {PlatformError} INVALID_STATE where lots that open orders name would become one */
export function refusePooling({ state }: Platform, account: Account): void {
  const orders = [...state.orders.values()].filter(
    (order) => order.account === account && order.lots.length > 0 && isOpen(order.status),
  );
  refuseNamedLots(orders);
}

/** From the next sale on; under AVERAGE all lots of a position become one. */
export function changeCostBasis(
  { state }: Platform,
  account: Account,
  method: CostBasisMethod,
): void {
  account.costBasisMethod = method;
  if (method !== 'AVERAGE') return;
  for (const holding of state.holdings) if (holding.account === account) poolLots(holding);
}
