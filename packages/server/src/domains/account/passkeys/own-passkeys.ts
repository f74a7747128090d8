import type { PasskeyTransport } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { lockFactors } from '../factors/factors.sql.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { recordSecurityEvent } from '../security-events/note-security-event.ts';
import { deletePasskey, type PasskeyRow, passkeysOfUser } from './passkeys.sql.ts';
import { MAX_PASSKEYS } from './relying-party.ts';
import { transportsShown } from './transports.ts';

export interface FetchMyPasskeysInput {
  readonly ids?: readonly string[] | null | undefined;
}

/** The person's passkeys, newest first; at most 20. One statement. */
export async function fetchMyPasskeys(
  deps: Pick<AccountDeps, 'db'>,
  { userId }: UserActor,
  { ids = null }: FetchMyPasskeysInput = {},
): Promise<PasskeyShown[]> {
  return (await deps.db.all(passkeysOfUser, userId, ids, MAX_PASSKEYS)).map(passkeyShown);
}

/** A passkey as its owner sees it. */
export interface PasskeyShown extends Omit<PasskeyRow, 'transports'> {
  readonly transports: PasskeyTransport[];
}

export function passkeyShown(row: PasskeyRow): PasskeyShown {
  return { ...row, transports: transportsShown(row.transports) };
}

export interface RemovePasskeyInput extends Proof {
  readonly id: string;
  readonly browser: string | null;
}

/**
 * Removes a passkey.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where it is the only way left to sign in; those
 *   of `requireProof`
 */
export async function removePasskey(
  deps: SecurityDeps,
  actor: UserActor,
  input: RemovePasskeyInput,
): Promise<void> {
  await requireProof(deps, actor, input);
  const { userId, ip } = actor;
  const { id, browser } = input;
  await deps.db.transaction(async (tx) => {
    await tx.one(lockFactors, userId);
    const removed = await tx.maybe(deletePasskey, id, userId);
    if (removed === null) throw notFound('Passkey');
    await requireWayIn(tx, userId);
    const detail = removed.name;
    await recordSecurityEvent(tx, deps, { userId, kind: 'PASSKEY_REMOVED', ip, browser, detail });
  });
}

/**
 * Refuses to take the last way to sign in away. Call it after the removal: a refusal rolls it back.
 *
 * @throws {PlatformError} INVALID_STATE
 */
export async function requireWayIn(tx: Transaction, userId: string): Promise<void> {
  const { passwordHash, passkeyCount, linkCount } = await tx.one(factorsOfUser, userId);
  if (passwordHash !== null || passkeyCount + linkCount > 0) return;
  throw refuse('INVALID_STATE', 'It is the only way left to sign in: set a password first');
}
