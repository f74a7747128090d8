import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { sha256 } from '../../kernel/hash.ts';
import { newId } from '../../kernel/ids.ts';
import { addPushMessage } from './push-messages.sql.ts';

interface SentPush {
  readonly userId: string;
  /** A secret that the device gets with it, and hands back with what became of it. */
  readonly receiptId: string;
  readonly title: string;
}

const MAX_TITLE_CHARACTERS = 200;

/** Stores that a push message is sent, so that its receipts are known. */
export async function noteSentPush(
  tx: Transaction,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  { userId, receiptId, title }: SentPush,
): Promise<void> {
  const id = newId(clock, random);
  const receiptIdHash = sha256(receiptId);
  const shown = title.slice(0, MAX_TITLE_CHARACTERS);
  tx.send(...addPushMessage({ id, receiptIdHash, userId, title: shown, sentAt: clock.now() }));
}
