import { requireCoins } from '@investing-platform/rules/crypto/networks';
import type { Chain, WhitelistStatus } from '@investing-platform/schema/operations';
import type { WhitelistedWallet } from '../../../graphql/generated/resolver-types.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { CryptoDeps } from '../deps.ts';
import { whitelistedOf } from './whitelist.sql.ts';
import { shownWhitelisted } from './whitelisted-shown.ts';

export interface WhitelistedAsked {
  readonly ids?: readonly string[] | null | undefined;
  readonly currencies?: readonly string[] | null | undefined;
  readonly chains?: readonly Chain[] | null | undefined;
  readonly statuses?: readonly WhitelistStatus[] | null | undefined;
}

/**
 * The person's outside wallets, newest first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for what is no crypto asset
 */
export async function fetchWhitelisted(
  deps: CryptoDeps,
  { userId }: UserActor,
  { ids, currencies, chains, statuses }: WhitelistedAsked,
): Promise<WhitelistedWallet[]> {
  requireCoins('params.currencies', currencies);
  const filters = [ids ?? null, currencies ?? null, chains ?? null, statuses ?? null] as const;
  const rows = await deps.db.all(whitelistedOf, userId, ...filters);
  return rows.map((row) => shownWhitelisted(deps, row));
}
