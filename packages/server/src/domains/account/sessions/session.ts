import type { Transaction } from '../../../db/database.ts';
import { steppedUpUntil } from '../proof/step-up.ts';
import type { SessionRow } from './session-row.ts';
import type { SessionWithUser } from './sessions.sql.ts';

/** Prefix of the cookie's value, so that a leaked one is recognised for what it is. */
export const SESSION_PREFIX = 'ip_se_';
/** The shape of `token(random, SESSION_PREFIX)`. */
export const SESSION_SHAPE = /^ip_se_[0-9A-Za-z]{43}$/;

export function sessionRow(row: SessionWithUser, now: Date): SessionRow {
  const { sessionId, sessionExpiresAt, steppedUpAt, ...user } = row;
  return {
    id: sessionId,
    user,
    expiresAt: sessionExpiresAt,
    steppedUpUntil: steppedUpUntil(steppedUpAt, now),
  };
}

/** Tells every server process that a session ended, when the transaction commits. */
export async function announceEnded(tx: Transaction, sessionId: string): Promise<void> {
  await tx.notify('control', JSON.stringify({ kind: 'session-ended', sessionId }));
}
