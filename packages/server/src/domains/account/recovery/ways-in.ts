import { uselessToken } from '@investing-platform/rules/account/registration';
import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import type { WayIn } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { deleteCredentials, forgetConsents } from '../../../oauth/index.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { noteSecurityEvent } from '../security-events/note-security-event.ts';
import { openReset } from './recovery.sql.ts';
import { removeLinks, removePasskeys, type WaysInRow, waysInOfUser } from './ways-in.sql.ts';

/**
 * What can open the account beside the password that is about to be reset. No names: who reads the
 * mailbox may be nobody's friend.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a token of no use
 */
export async function waysIn(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  { token }: { readonly token: string },
): Promise<WaysInRow[]> {
  const now = deps.clock.now();
  const reset = await deps.db.maybe(openReset, sha256(token), now);
  if (reset === null) throw uselessToken('an hour');
  return deps.db.all(waysInOfUser, reset.userId, now);
}

/** Whose, and from where. */
interface Remover {
  readonly userId: string;
  readonly ip: string;
}

interface Removal {
  readonly event: SecurityEventKind;
  readonly remove: (tx: Transaction, userId: string) => Promise<readonly { name: string }[]>;
}

const REMOVALS: Readonly<Record<WayIn, Removal>> = {
  API_CREDENTIALS: {
    event: 'CREDENTIAL_DELETED',
    remove: deleteCredentials,
  },
  PASSKEYS: {
    event: 'PASSKEY_REMOVED',
    remove: (tx, userId) => tx.all(removePasskeys, userId),
  },
  OUTSIDE_SIGN_INS: {
    event: 'IDENTITY_UNLINKED',
    remove: (tx, userId) => tx.all(removeLinks, userId),
  },
  CONNECTED_APPS: {
    event: 'APP_DISCONNECTED',
    remove: forgetConsents,
  },
};

/** Removes every way in of the kinds, and writes each down. */
export async function removeWaysIn(
  tx: Transaction,
  deps: Pick<SecurityDeps, 'clock' | 'random'>,
  { userId, ip }: Remover,
  kinds: readonly WayIn[],
): Promise<void> {
  for (const kind of new Set(kinds)) {
    const { event, remove } = REMOVALS[kind];
    for (const { name } of await remove(tx, userId)) {
      await noteSecurityEvent(tx, deps, { userId, ip, browser: null, kind: event, detail: name });
    }
  }
}
