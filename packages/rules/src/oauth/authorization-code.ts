import { InvalidGrant } from './errors.ts';

// What a code is refused for when a client redeems it (RFC 6749 sections 4.1.2 and 4.1.3).

/** No such code was issued, or it was forgotten. */
export function unknownCode(): InvalidGrant {
  return new InvalidGrant('Unknown authorization code');
}

/** A second use says that the code leaked: to be thrown when what it gave is taken back. */
export function usedCode(): InvalidGrant {
  return new InvalidGrant('The code was used before');
}

/** The code is in the hands of somebody who did not begin (RFC 7636 section 4.6). */
export function wrongVerifier(): InvalidGrant {
  return new InvalidGrant('code_verifier does not match the code_challenge');
}

/** @throws {InvalidGrant} where the code serves another client */
export function requireSameClient(issuedTo: string, client: string): void {
  if (issuedTo !== client) throw new InvalidGrant('The code was issued to another client');
}

/** @throws {InvalidGrant} */
export function requireFresh(expiresAt: Date, now: Date): void {
  if (expiresAt <= now) throw new InvalidGrant('The code expired');
}

/** @throws {InvalidGrant} where it is another one than in the authorization request, port included */
export function requireSameRedirectUri(asked: string, given: string): void {
  if (asked === given) return;
  throw new InvalidGrant('redirect_uri is not that of the authorization request');
}
