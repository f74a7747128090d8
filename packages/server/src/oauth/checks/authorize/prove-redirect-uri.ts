import { RedirectUriMismatch } from '@investing-platform/rules/oauth/errors';
import { type Parameters, requiredValue } from '@investing-platform/rules/oauth/parameters';
import { matchesRegistered } from '@investing-platform/rules/oauth/redirect-uri';
import type { OAuthDeps } from '../../deps.ts';
import type { Client } from '../../store/clients.sql.ts';

/** RFC 9700 section 2.1: compared as text. Only after this step may errors be redirected. */
export function proveRedirectUri<
  Known extends { readonly parameters: Parameters; readonly client: Client },
>(_deps: OAuthDeps, known: Known): Known & { readonly redirectUri: string } {
  const redirectUri = requiredValue(known.parameters, 'redirect_uri');
  if (!matchesRegistered(redirectUri, known.client.redirectUris)) throw new RedirectUriMismatch();
  return { ...known, redirectUri };
}
