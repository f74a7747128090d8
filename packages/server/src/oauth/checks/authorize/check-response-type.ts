import {
  UnsupportedResponseMode,
  UnsupportedResponseType,
} from '@investing-platform/rules/oauth/errors';
import {
  optionalValue,
  type Parameters,
  requiredValue,
} from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';

/** Codes in the query, nothing else: no implicit flow (RFC 9700 section 2.1.2). */
export function checkResponseType<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  const mode = optionalValue(known.parameters, 'response_mode');
  if (mode !== undefined && mode !== 'query') throw new UnsupportedResponseMode();
  if (requiredValue(known.parameters, 'response_type') !== 'code') {
    throw new UnsupportedResponseType();
  }
  return known;
}
