import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { postToUser } from '../../account/index.ts';
import { type EmailToRead, noteTold, toldSince } from './emails.sql.ts';
import type { Outcome } from './outcome-of-files.ts';

/** Of one portfolio in a day: whoever knows its address shall not fill the owner's mailbox. */
const MAX_TOLD = 10;

const SAYINGS: Readonly<Record<Outcome['status'], string | null>> = {
  IMPORTED: 'An e-mail for one of your portfolios was read.',
  NEEDS_REVIEW: 'An e-mail for one of your portfolios was read, and needs a look of yours.',
  FAILED: 'An e-mail for one of your portfolios could not be read.',
  // What is ignored was not asked for, and an answer to it might come back.
  IGNORED: null,
};

/** Tells the owner what became of an e-mail: nothing of what a stranger wrote is in it. */
export async function tellOwner(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random' | 'secrets' | 'config'>,
  { id, userId, portfolioId, notifyOnImport }: EmailToRead,
  { status }: Outcome,
): Promise<void> {
  const saying = SAYINGS[status];
  if (!notifyOnImport || saying === null) return;
  const now = deps.clock.now();
  const { count } = await tx.one(toldSince, userId, portfolioId, secondsAfter(now, -DAY_SECONDS));
  if (count >= MAX_TOLD) return;
  tx.send(...noteTold({ userId, id }, { notifiedAt: now }));
  const lines = ['Hello,', '', saying, 'What it brought, and what waits for you, is shown here:'];
  const text = [...lines, `${deps.config.publicUrl}/net-worth`, ''].join('\n');
  await postToUser(tx, deps, userId, { subject: 'An e-mail for your portfolio', text });
}
