import {
  type ClientMetadata,
  usableRedirectUris,
} from '@investing-platform/rules/oauth/client-metadata';
import { InvalidRedirectUri } from '@investing-platform/rules/oauth/errors';
import type { OAuthDeps } from '../../deps.ts';

/** Clients of redirect-based flows register their URIs; the body's size bounds how many. */
export function readRedirectUris<Known extends { readonly metadata: ClientMetadata }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly redirectUris: readonly string[] } {
  const read = usableRedirectUris(known.metadata);
  if ('problem' in read) throw new InvalidRedirectUri(read.problem);
  return { ...known, redirectUris: read.uris };
}
