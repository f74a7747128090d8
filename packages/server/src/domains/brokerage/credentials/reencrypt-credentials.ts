import type { Transaction } from '../../../db/database.ts';
import { resealing } from '../../../db/reseal.ts';
import type { BrokerageDeps } from '../deps.ts';
import { keysContext } from './keys.ts';

const resealValues = resealing({
  table: 'broker_credentials',
  key: 'id',
  column: 'sealed_values',
  contextOf: keysContext,
});

/**
 * Seals every credential that another key has sealed with the current one, so that the other key
 * can go.
 *
 * @returns how many were sealed anew
 * @throws {Error} where one opens with none of the keys
 */
export function reencryptBrokerCredentials(
  tx: Transaction,
  { secrets }: Pick<BrokerageDeps, 'secrets'>,
): Promise<number> {
  return resealValues(tx, secrets);
}
