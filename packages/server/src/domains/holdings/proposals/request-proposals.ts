import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';

/** The kind of the job that looks at what companies did; its key is the person. */
export const PROPOSALS = 'holdings.proposals';

/** Has it look soon, since something that a person holds or received is another one now. */
export function requestProposals(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
): Promise<void> {
  return requestJob(tx, { kind: PROPOSALS, key: userId, runAt: clock.now() });
}
