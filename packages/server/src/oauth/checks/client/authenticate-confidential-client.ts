import { wrongCredentials } from '@investing-platform/rules/oauth/clients';
import type { ClaimedCredentials } from '@investing-platform/rules/oauth/parameters';
import { equalSecrets, sha256 } from '../../../kernel/hash.ts';
import type { OAuthDeps } from '../../deps.ts';
import { type Client, findClient } from '../../store/clients.sql.ts';

/** A client with a secret always has an owner, on whose account its tokens act. */
export type ConfidentialClient = Client & { readonly ownerId: string };

const NO_SECRET = Buffer.alloc(32);

/** RFC 6749 section 3.2.1. Secrets are compared by hash, in constant time. */
export async function authenticateConfidentialClient<
  Known extends { readonly claimed: ClaimedCredentials },
>(deps: OAuthDeps, known: Known): Promise<Known & { readonly client: ConfidentialClient }> {
  const client = await findClient(deps.db, known.claimed.clientId);
  const matches = equalSecrets(sha256(known.claimed.clientSecret), client?.secretHash ?? NO_SECRET);
  if (client === null || client.ownerId === null || !matches) {
    throw wrongCredentials();
  }
  return { ...known, client: { ...client, ownerId: client.ownerId } };
}
