import {
  basicCredentials,
  type ClaimedCredentials,
  type Parameters,
} from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';
import type { Incoming } from '../../responses.ts';

/** Confidential clients authenticate by HTTP Basic only (spec part 5.1). */
export function readBasicCredentials<Known extends Incoming & { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly claimed: ClaimedCredentials } {
  const header = known.request.headers.get('Authorization');
  return { ...known, claimed: basicCredentials(header, known.parameters) };
}
