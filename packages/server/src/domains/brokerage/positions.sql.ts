import { statement } from '../../db/statement.ts';

export const positionsToCopy = statement<
  { assetId: string; quantity: string; cost: string },
  [accountId: string]
>(
  'brokerage_positions_to_copy',
  `select asset_id as "assetId", quantity, cost from positions
   where broker_account_id = $1 and quantity > 0 order by asset_id limit 10000`,
);
