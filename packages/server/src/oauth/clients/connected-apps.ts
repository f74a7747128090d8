import { type LeafScope, leafScopes } from '@investing-platform/schema';
import type { Transaction } from '../../db/database.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { OAuthDeps } from '../deps.ts';
import { deleteRule } from '../store/app-rules.sql.ts';
import {
  appsOfUser,
  type ConnectedApp,
  deleteCodesOfApp,
  deleteCodesOfUser,
  deleteConsentsToApp,
  deleteTokensOfApp,
  deleteTokensOfUser,
} from '../store/apps.sql.ts';
import { announceRevoked } from '../tokens/revoke-tokens.ts';

const MAX_APPS = 500;

/** The public clients that may act for the actor now, last allowed first; at most 500. */
export async function listConnectedApps(
  deps: Pick<OAuthDeps, 'db' | 'clock'>,
  actor: SessionActor,
): Promise<readonly ConnectedApp[]> {
  const rows = await deps.db.all(appsOfUser, actor.userId, deps.clock.now(), MAX_APPS, null);
  return rows.map((row) => ({ ...row, scopes: inOrder(row.scopes) }));
}

/** @throws {PlatformError} NOT_FOUND where the app holds nothing of the actor's */
export async function connectedApp(
  deps: Pick<OAuthDeps, 'db' | 'clock'>,
  { userId }: Pick<SessionActor, 'userId'>,
  credentialId: string,
): Promise<ConnectedApp> {
  const app = isId(credentialId)
    ? await deps.db.maybe(appsOfUser, userId, deps.clock.now(), 1, credentialId)
    : null;
  if (app === null) throw notFound('Connected app');
  return { ...app, scopes: inOrder(app.scopes) };
}

function inOrder(scopes: readonly LeafScope[]): readonly LeafScope[] {
  return leafScopes.filter((leaf) => scopes.includes(leaf));
}

/**
 * Ends the actor's tokens and codes of an app and forgets the consent. The app itself, which others
 * may use, stays.
 *
 * @throws {PlatformError} NOT_FOUND where the app holds nothing of the actor's
 */
export async function revokeApp(
  deps: Pick<OAuthDeps, 'db'>,
  actor: SessionActor,
  credentialId: string,
): Promise<void> {
  if (!isId(credentialId)) throw notFound('Connected app');
  await deps.db.transaction(async (tx) => {
    // Codes before tokens: one that is redeemed meanwhile has its token by the next statement.
    const consents = await tx.all(deleteConsentsToApp, actor.userId, credentialId);
    const codes = await tx.all(deleteCodesOfApp, actor.userId, credentialId);
    const tokens = await tx.all(deleteTokensOfApp, actor.userId, credentialId);
    await tx.run(deleteRule, actor.userId, credentialId);
    if (codes.length + tokens.length + consents.length === 0) throw notFound('Connected app');
    await announceRevoked(tx, tokens);
  });
}

/**
 * Ends every token and code of a person; what they remember and their credentials stay.
 *
 * @returns how many tokens there were
 */
export async function endGrants(tx: Transaction, userId: string): Promise<number> {
  // Codes before tokens: one that is redeemed meanwhile has its token by the next statement.
  await tx.all(deleteCodesOfUser, userId);
  const tokens = await tx.all(deleteTokensOfUser, userId);
  return tokens.length;
}
