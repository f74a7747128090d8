import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { takeBackPending } from '../../holdings/index.ts';
import { fileOf, lockFile, readAgain } from './files.sql.ts';
import { READ_FILE } from './forget-imports.ts';

/** What a reading may be helped by. */
export interface ReadingHints {
  readonly broker?: string | null;
  /** As JSON. */
  readonly columns?: string | null;
  readonly sealedPassword?: string | null;
}

/**
 * Has a file read again; what waits from the reading before goes. The person is locked.
 *
 * @returns `unneeded` where it was read well, or is being read; `unknown` where there is none
 */
export async function readFileAgain(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  { userId, id }: { readonly userId: string; readonly id: string },
  { broker = null, columns = null, sealedPassword = null }: ReadingHints = {},
): Promise<'again' | 'unneeded' | 'unknown'> {
  await tx.maybe(lockFile, userId, id);
  const file = await tx.maybe(fileOf, userId, id);
  if (file === null) return 'unknown';
  const { extractionStatus } = file;
  if (extractionStatus !== 'FAILED' && extractionStatus !== 'NEEDS_REVIEW') return 'unneeded';
  await takeBackPending(tx, deps, userId, id);
  const now = deps.clock.now();
  await tx.run(readAgain, { userId, id, broker, columns, sealedPassword, now });
  await requestJob(tx, { kind: READ_FILE, key: id, runAt: now });
  return 'again';
}
