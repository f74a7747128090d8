import { refuseSecrets } from '@investing-platform/rules/oauth/clients';
import type { Parameters } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';
import type { Incoming } from '../../responses.ts';

/** Codes are redeemed by public clients, which have no secret to send (spec part 5.2). */
export function refuseClientAuthentication<
  Known extends Incoming & { readonly parameters: Parameters },
>(_deps: OAuthDeps, known: Known): Known {
  refuseSecrets(known.request.headers, known.parameters);
  return known;
}
