import { type ClientMetadata, clientNameOf } from '@investing-platform/rules/oauth/client-metadata';
import { InvalidClientMetadata } from '@investing-platform/rules/oauth/errors';
import type { OAuthDeps } from '../../deps.ts';

/** What people will read on the consent page; null where the client gave itself no name. */
export function readClientName<Known extends { readonly metadata: ClientMetadata }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly clientName: string | null } {
  const read = clientNameOf(known.metadata);
  if ('problem' in read) throw new InvalidClientMetadata(read.problem);
  return { ...known, clientName: read.name };
}
