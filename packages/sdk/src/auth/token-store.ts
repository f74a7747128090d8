import type { AccessToken } from '../core/token-source.ts';

/**
 * Where several processes keep one token, so that a fleet that starts at once asks for few. Whoever
 * reads it can act for the credential: protect it like the secret.
 */
export interface TokenStore {
  /** @param key names issuer, client, secret and scopes without giving any of them away */
  read(key: string): Promise<AccessToken | null>;
  /** Keeps a token; null takes away what was refused. */
  write(key: string, token: AccessToken | null): Promise<void>;
}

/** What is stored must do for a while yet, or each of many readers would renew it. */
const MIN_LEFT_MS = 150_000;

/** Takes tokens from a store where one is good, and keeps there what it obtains. */
export function storedTokens(
  store: TokenStore,
  identity: string,
  now: () => number,
  obtain: (signal: AbortSignal) => Promise<AccessToken>,
) {
  const key = hashOf(identity);
  let refused: string | null = null;
  return {
    async obtain(signal: AbortSignal): Promise<AccessToken> {
      const stored = await store.read(await key);
      const isGood = stored !== null && stored.value !== refused;
      if (isGood && (stored.expiresAtMs ?? 0) - now() > MIN_LEFT_MS) return stored;
      const token = await obtain(signal);
      // The token is good whether or not others find it.
      await store.write(await key, token).catch(() => undefined);
      return token;
    },
    refuse(value: string): void {
      refused = value;
    },
  };
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(hash).join('');
}
