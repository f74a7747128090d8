import type { Database } from '../../../db/database.ts';
import type { SimulatedPayments } from '../../../ports/simulated-payments.ts';
import { coinsTo, coinsWithHashes } from './simulated-coins.sql.ts';

/** What the operator has sent over the simulated chains: every process sees the same of them. */
export function simulatedPayments(db: Database): SimulatedPayments {
  return {
    to: (chain, addresses, since) => db.all(coinsTo, chain, addresses, since),
    withHashes: (chain, txHashes) => db.all(coinsWithHashes, chain, txHashes),
  };
}
