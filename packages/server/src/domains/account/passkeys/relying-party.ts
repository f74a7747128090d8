import type { AccountDeps } from '../deps.ts';

export const RELYING_PARTY_NAME = 'Investing Platform';
export const MAX_PASSKEYS = 20;

/** Loaded with the first ceremony. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys belong to the host of `PUBLIC_URL` and answer to its pages alone (WebAuthn, 13.4.9). */
export function relyingParty({ oauth }: Pick<AccountDeps, 'oauth'>) {
  return { id: new URL(oauth.issuer).hostname, origin: oauth.issuer };
}

/** A person's id as the user handle: 16 bytes that tell nothing (WebAuthn, section 14.6.1). */
export function userHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

/** An object of JSON with texts of an authenticator in it, or null. */
export function parsedAnswer<Answer>(responseJson: string): Answer | null {
  try {
    const value: unknown = JSON.parse(responseJson);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && 'id' in value && typeof value.id === 'string' ? (value as Answer) : null;
  } catch {
    return null;
  }
}
