import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { BrokerageDeps } from '../deps.ts';
import { openKeys, sealKeys } from './keys.ts';

const sealedByAnother = statement<
  { readonly id: string; readonly sealedValues: string },
  [keyId: string, limit: number]
>(
  'brokerage_sealed_by_another',
  `select id, sealed_values as "sealedValues" from broker_credentials
   where sealed_values is not null and split_part(sealed_values, '.', 1) <> $1
   order by id limit $2::int for update`,
);

const reseal = statement<never, [id: string, sealed: string]>(
  'brokerage_reseal',
  'update broker_credentials set sealed_values = $2 where id = $1',
);

const ROWS_AT_ONCE = 500;
const MOST_ROUNDS = 20_000;

/**
 * Seals every credential that another key has sealed with the current one, so that the other key
 * can go.
 *
 * @returns how many were sealed anew
 */
export async function reencryptBrokerCredentials(
  tx: Transaction,
  deps: Pick<BrokerageDeps, 'secrets'>,
): Promise<number> {
  let count = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const rows = await tx.all(sealedByAnother, deps.secrets.keyId, ROWS_AT_ONCE);
    for (const row of rows) {
      await tx.run(reseal, row.id, sealKeys(deps, row.id, openKeys(deps, row)));
    }
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  return count;
}
