import { InvalidRequest } from '@investing-platform/rules/oauth/errors';
import { optionalValue, type Parameters } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';

const CONTROL_CHARACTER = /\p{Cc}/u;

/** `state` is text (RFC 6749 appendix A.5). Wider than the RFC: any printable text passes. */
export function checkState<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  if (CONTROL_CHARACTER.test(optionalValue(known.parameters, 'state') ?? '')) {
    throw new InvalidRequest('state contains control characters');
  }
  return known;
}
