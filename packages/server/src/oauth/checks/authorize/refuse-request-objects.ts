import {
  RequestNotSupported,
  RequestUriNotSupported,
} from '@investing-platform/rules/oauth/errors';
import { optionalValue, type Parameters } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';

/** RFC 9101 section 5: ignoring them would answer another request than the client signed. */
export function refuseRequestObjects<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  if (optionalValue(known.parameters, 'request') !== undefined) throw new RequestNotSupported();
  if (optionalValue(known.parameters, 'request_uri') !== undefined)
    throw new RequestUriNotSupported();
  return known;
}
