import type { Chain } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import type { SimulatedPayment } from '../../../ports/simulated-payments.ts';

const COLUMNS = `tx_hash as "txHash", chain, currency, address, memo,
  from_address as "fromAddress", trim_scale(amount)::text as amount, fate, sent_at as at`;
const MAX_PAYMENTS = 10_000;

export const coinsTo = statement<
  SimulatedPayment,
  [chain: Chain, addresses: readonly string[], since: Date]
>(
  'crypto_simulated_coins_to',
  `select ${COLUMNS} from simulated_coins
   where chain = $1 and address = any($2::text[]) and sent_at >= $3
   order by sent_at, id limit ${MAX_PAYMENTS}`,
);

export const coinsWithHashes = statement<
  SimulatedPayment,
  [chain: Chain, txHashes: readonly string[]]
>(
  'crypto_simulated_coins_with_hashes',
  `select ${COLUMNS} from simulated_coins where chain = $1 and tx_hash = any($2::text[])
   limit ${MAX_PAYMENTS}`,
);

export const insertCoins = insertInto('simulated_coins', 'crypto_insert_simulated_coins', {
  columns: [
    ...(['id', 'txHash', 'chain', 'currency', 'address', 'memo', 'fromAddress'] as const),
    ...(['amount', 'fate', 'sentAt'] as const),
  ],
});
