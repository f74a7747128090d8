import type { OAuthDeps } from '../../deps.ts';
import type { ConfidentialClient } from './authenticate-confidential-client.ts';

/** A confidential client opens the account of the user who created it (spec part 5.1). */
export function nameOwner<Known extends { readonly client: ConfidentialClient }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly ownerId: string } {
  return { ...known, ownerId: known.client.ownerId };
}
