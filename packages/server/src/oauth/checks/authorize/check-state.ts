import type { OAuthDeps } from '../../deps.ts';
import { InvalidRequest } from '../../errors/errors.ts';
import { optionalValue, type Parameters } from '../../parameters.ts';

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
