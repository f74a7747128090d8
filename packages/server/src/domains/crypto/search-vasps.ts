import { eitherOr, refuse } from '../../kernel/errors.ts';
import type { Vasp } from '../../ports/vasps.ts';
import type { CryptoDeps } from './deps.ts';

export interface VaspsAsked {
  readonly ids?: readonly string[] | null | undefined;
  readonly query?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly limit?: number | undefined;
}

type VaspShown = Vasp & { jurisdictions: string[] };

const USUAL_LIMIT = 20;

/**
 * Providers that keep wallets for others, the best fit first.
 *
 * @throws {PlatformError} BAD_USER_INPUT without `query` and `ids`; PROVIDER_UNAVAILABLE
 */
export async function searchVasps(
  { vasps }: Pick<CryptoDeps, 'vasps'>,
  { ids = null, query = null, country = null, limit = USUAL_LIMIT }: VaspsAsked,
): Promise<VaspShown[]> {
  if (ids === null && query === null) {
    throw eitherOr('params', ['query', 'ids'], false);
  }
  try {
    const found = await vasps.search({ ids, query, country, limit });
    return found.map((vasp) => ({ ...vasp, jurisdictions: [...vasp.jurisdictions] }));
  } catch (error) {
    const cause = { cause: error };
    throw refuse('PROVIDER_UNAVAILABLE', 'The directory of providers does not answer now', cause);
  }
}
