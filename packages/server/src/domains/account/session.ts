import type { Transaction } from '../../db/database.ts';
import type { SessionWithUser } from './sessions.sql.ts';
import type { UserRow } from './user.ts';

/** A signed-in browser: the parent of `Session`. */
export interface SessionRow {
  readonly id: string;
  readonly user: UserRow;
  readonly expiresAt: Date;
}

/** Prefix of the cookie's value, so that a leaked one is recognised for what it is. */
export const SESSION_PREFIX = 'ip_se_';
/** The shape of `token(random, SESSION_PREFIX)`. */
export const SESSION_SHAPE = /^ip_se_[0-9A-Za-z]{43}$/;

export function sessionRow(row: SessionWithUser): SessionRow {
  const { sessionId, sessionExpiresAt, ...user } = row;
  return { id: sessionId, user, expiresAt: sessionExpiresAt };
}

/** Tells every server process that a session ended, when the transaction commits. */
export async function announceEnded(tx: Transaction, sessionId: string): Promise<void> {
  await tx.notify('control', JSON.stringify({ kind: 'session-ended', sessionId }));
}
