import { requireSameClient } from '@investing-platform/rules/oauth/authorization-code';
import type { OAuthDeps } from '../../deps.ts';
import type { Client } from '../../store/clients.sql.ts';
import type { AuthorizationCode } from '../../store/codes.sql.ts';

/** A code serves the client that it was issued to (RFC 6749 section 4.1.3). */
export function checkCodeClient<
  Known extends { readonly client: Client; readonly code: AuthorizationCode },
>(_deps: OAuthDeps, known: Known): Known {
  requireSameClient(known.code.credentialId, known.client.id);
  return known;
}
