import type { LeafScope } from '@investing-platform/schema';
import { PROTECTED_RESOURCE_PATH } from '../../oauth/index.ts';

/** What a `Bearer` challenge says besides where the metadata is. */
export interface Complaint {
  /** None where no token was shown (RFC 6750 section 3.1). */
  readonly error?: 'invalid_token' | 'insufficient_scope';
  /** The least that helps; empty where that is not known. */
  readonly scopes?: readonly LeafScope[];
}

/**
 * The value of `WWW-Authenticate` for a door (RFC 6750 section 3). The metadata that it names has the
 * door's own address as its `resource` (RFC 9728 section 3.3).
 *
 * @param path of the door, such as `/graphql`
 */
export function bearerChallenge(
  issuer: string,
  path: string,
  { error, scopes = [] }: Complaint = {},
): string {
  const parameters = [`resource_metadata="${issuer}${PROTECTED_RESOURCE_PATH}${path}"`];
  if (error !== undefined) parameters.push(`error="${error}"`);
  if (scopes.length > 0) parameters.push(`scope="${scopes.join(' ')}"`);
  return `Bearer ${parameters.join(', ')}`;
}
