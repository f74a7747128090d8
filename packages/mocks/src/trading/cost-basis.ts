import { refuseNamedLots } from '@investing-platform/rules/trading/orders/named-lots';
import { isOpen } from '@investing-platform/rules/trading/orders/status';
import type { CostBasisMethod } from '@investing-platform/schema/operations';
import type { Account } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { ordersOf } from './accounts.ts';
import { poolLots } from './lots.ts';

/** @throws {PlatformError} INVALID_STATE where lots that open orders name would become one */
export function refusePooling(platform: Platform, account: Account): void {
  const named = ordersOf(platform, account).filter(
    ({ lots, status }) => lots.length > 0 && isOpen(status),
  );
  refuseNamedLots(named);
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
