import type { Transaction } from '../../db/database.ts';
import { CONTROL_TOPIC, controlPayload } from '../control.ts';
import type { OAuthDeps } from '../deps.ts';
import { deleteTokenOfClient, deleteTokensOfCode, type RevokedToken } from '../store/tokens.sql.ts';

/** Tells every process that these tokens ended, when the transaction commits. */
export async function announceRevoked(
  tx: Transaction,
  revoked: readonly RevokedToken[],
): Promise<void> {
  for (const { tokenHash } of revoked) {
    const tokenHashHex = tokenHash.toString('hex');
    await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'token-revoked', tokenHashHex }));
  }
}

/** Ends what a code was redeemed for (RFC 6749 section 4.1.2). */
export async function revokeTokensOfCode(
  deps: Pick<OAuthDeps, 'db'>,
  codeHash: Buffer,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await announceRevoked(tx, await tx.all(deleteTokensOfCode, codeHash));
  });
}

/** Ends a token where it is the client's own (RFC 7009 section 2.1). */
export async function revokeTokenOfClient(
  deps: Pick<OAuthDeps, 'db'>,
  tokenHash: Buffer,
  credentialId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await announceRevoked(tx, await tx.all(deleteTokenOfClient, tokenHash, credentialId));
  });
}
