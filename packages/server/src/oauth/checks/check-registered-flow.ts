import type { OAuthDeps } from '../deps.ts';
import { InvalidClientMetadata } from '../errors.ts';
import type { ClientMetadata } from './read-metadata.ts';

/** Dropped, not refused: common clients ask for it everywhere, and run without. */
const DROPPED_GRANT_TYPE = 'refresh_token';

/** Public clients of the authorization code flow only (spec part 4.1). */
export function checkRegisteredFlow<Known extends { readonly metadata: ClientMetadata }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  const { metadata } = known;
  const method = metadata.get('token_endpoint_auth_method') ?? 'none';
  if (method !== 'none') {
    throw new InvalidClientMetadata('token_endpoint_auth_method must be none');
  }
  const grantTypes = metadata.get('grant_types') ?? ['authorization_code'];
  if (!isExactly(grantTypes, 'authorization_code', DROPPED_GRANT_TYPE)) {
    throw new InvalidClientMetadata('grant_types must be authorization_code');
  }
  if (!isExactly(metadata.get('response_types') ?? ['code'], 'code')) {
    throw new InvalidClientMetadata('response_types must be code');
  }
  return known;
}

/** Whether a list holds `wanted`, and nothing else but what is ignored. */
function isExactly(value: unknown, wanted: string, ignored?: string): boolean {
  return (
    Array.isArray(value) &&
    value.includes(wanted) &&
    value.every((item) => item === wanted || item === ignored)
  );
}
