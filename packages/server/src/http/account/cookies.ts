import type { BrowserSession } from '../../graphql/context.ts';
import { type TokenCookie, tokenCookie } from '../requests/token-cookie.ts';

const TOKEN = /^[\w-]{20,200}$/;

/**
 * The session cookie (contract rule 15): `Lax`, since the way back from another site's sign-in link
 * must carry it; foreign writes are kept out by JSON bodies and the `Origin` check.
 */
export const sessionCookieFormat = (isProduction: boolean): TokenCookie =>
  tokenCookie({ name: 'session', sameSite: 'Lax', form: TOKEN, isProduction });

/** A cookie that a resolver may set once; `header` is the `Set-Cookie` value, null where none. */
export interface PendingCookie extends BrowserSession {
  header(): string | null;
}

export function pendingCookie(format: TokenCookie, browser: string | null = null): PendingCookie {
  let header: string | null = null;
  return {
    browser,
    start(token, expiresAt) {
      header = format.print(token, expiresAt);
    },
    end() {
      header = format.print('', new Date(0));
    },
    header: () => header,
  };
}

/** For requests that no session field can be part of. */
export const noBrowserSession: PendingCookie = Object.freeze({
  browser: null,
  start: refuse,
  end: refuse,
  header: () => null,
});

function refuse(): never {
  throw new Error('only first-party requests over HTTP have a session cookie');
}
