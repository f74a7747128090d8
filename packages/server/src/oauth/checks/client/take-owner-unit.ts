import { TooManyRequests } from '@investing-platform/rules/oauth/errors';
import type { OAuthDeps } from '../../deps.ts';
import type { LimitVerdict } from '../../rate-limit.ts';

/**
 * Issued tokens count against the user whose account they open, not against the address: many
 * spreadsheets share one (spec part 8). Stands before anything is issued or used up.
 */
export async function takeOwnerUnit<Known extends { readonly ownerId: string }>(
  deps: OAuthDeps,
  known: Known,
): Promise<Known & { readonly verdict: LimitVerdict }> {
  const verdict = await deps.limiter.take('owner', known.ownerId);
  if (!verdict.allowed) throw new TooManyRequests(verdict);
  return { ...known, verdict };
}
