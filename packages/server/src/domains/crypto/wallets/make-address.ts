import type { JobHandler } from '../../../jobs/jobs.ts';
import type { CryptoDeps } from '../deps.ts';
import { addressToMake, setAddress } from './wallets.sql.ts';

export const ADDRESS_JOB = 'crypto.address';

const DEADLINE_MS = 10_000;

/**
 * Asks for the address of a place, which is the same however often it is asked for. Where nobody
 * answers, the job is tried again.
 */
export function addressWork({
  db,
  clock,
  chains,
}: Pick<CryptoDeps, 'db' | 'clock' | 'chains'>): JobHandler {
  return {
    kind: ADDRESS_JOB,
    everySeconds: null,
    async run(id) {
      const row = await db.maybe(addressToMake, id);
      if (row === null || row.address !== null) return null;
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const { address, memo } = await chains.addressAt(row.chain, Number(row.place), signal);
      await db.transaction((tx) => tx.run(setAddress, id, address, memo, clock.now()));
      return null;
    },
  };
}
