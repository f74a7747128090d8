import { refuseNamedLots } from '@investing-platform/rules/trading/orders/named-lots';
import type { CostBasisMethod } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { TradingDeps } from '../deps.ts';
import * as sql from './cost-basis.sql.ts';

/**
 * Has sales of an account be matched with its purchases in another way from now on. Under AVERAGE
 * all lots of a position become one, of the same quantity and the same cost together; from there on
 * every other method goes on with that one.
 *
 * @throws {PlatformError} INVALID_STATE, naming the orders, where it becomes AVERAGE while open
 *   orders name lots
 */
export async function changeCostBasis(
  tx: Transaction,
  { clock }: Pick<TradingDeps, 'clock'>,
  accountId: string,
  method: CostBasisMethod,
): Promise<void> {
  await lockAccount(tx, accountId);
  if (method === 'AVERAGE') refuseNamedLots(await tx.all(sql.ordersThatNameLots, accountId));
  const change = { costBasisMethod: method, updatedAt: clock.now() };
  tx.send(...sql.setCostBasisMethod({ id: accountId }, change));
  await tx.run(sql.poolLotsOfAccount, accountId);
}
