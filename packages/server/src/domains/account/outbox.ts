import type { Transaction } from '../../db/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { AccountDeps } from './deps.ts';
import { insertMail } from './outbox.sql.ts';

/** A mail before it has an id. */
export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Puts a mail into the outbox: it is sent if, and only if, the transaction commits. */
export async function post(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock' | 'random'>,
  letter: Letter,
): Promise<void> {
  const id = newId(deps.clock, deps.random);
  const { recipient, subject, text } = letter;
  await tx.one(insertMail, id, recipient, subject, text, null, deps.clock.now());
}
