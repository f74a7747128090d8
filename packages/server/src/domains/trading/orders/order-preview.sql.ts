import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** What an order of a book can hold. */
export interface Spendable {
  /** Cash of the currency. */
  readonly cash: string;
  /** Units of the asset. */
  readonly quantity: string;
  readonly method: CostBasisMethod;
  /** Whether another order of the person has the name already. */
  readonly nameIsUsed: boolean;
}

export const spendableOf = statement<
  Spendable,
  [brokerAccountId: string, currency: string, assetId: string, clientOrderId: string | null]
>(
  'trading_spendable_of',
  `select a.cost_basis_method as method,
     coalesce((select trim_scale(l.balance) from ledger_accounts l
       where l.owner_id = a.id and l.kind = 'cash' and l.asset = $2), 0)::text as cash,
     coalesce((select trim_scale(l.balance) from ledger_accounts l
       where l.owner_id = a.id and l.kind = 'position' and l.asset = $3), 0)::text as quantity,
     exists (select from orders o
       where o.user_id = a.user_id and o.client_order_id = $4) as "nameIsUsed"
   from broker_accounts a where a.id = $1`,
);
