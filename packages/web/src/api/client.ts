import type { LeafScope } from '@investing-platform/schema';
import { createClient } from '@investing-platform/sdk/lean';

/**
 * The API as the signed-in browser sees it. The SDK leaves cookies out, since a token is its
 * caller's only proof; here the session cookie is, and it goes to this origin alone.
 */
export const api = createClient<LeafScope>({
  baseUrl: location.origin,
  fetch: (input, init) => fetch(input, { ...init, credentials: 'same-origin' }),
  // A self-hosted server may be tried out on a local network before it has a certificate.
  allowInsecureHttp: true,
});
