import type { BrowserSession } from '../../graphql/context.ts';

/** Names and attributes of the session cookie (contract rule 15). */
export interface SessionCookieFormat {
  readonly name: string;
  /** The token in a request's `Cookie` header, null where there is none. */
  read(header: string | undefined): string | null;
  /** The value of `Set-Cookie`; an empty token with an instant in the past clears it. */
  print(token: string, expiresAt: Date): string;
}

const TOKEN = /^[\w-]{20,200}$/;

/**
 * HttpOnly, so that no script reads it. `Lax`, since the way back from another site's sign-in link
 * must carry it; foreign writes are kept out by JSON bodies and the `Origin` check. In production
 * `__Host-` binds it to this very host over https (RFC 6265bis, section 4.1.3.2).
 */
export function sessionCookieFormat(isProduction: boolean): SessionCookieFormat {
  const name = isProduction ? '__Host-session' : 'session';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isProduction ? '; Secure' : ''}`;
  return {
    name,
    read(header) {
      for (const pair of header?.split(';') ?? []) {
        const [key = '', value = ''] = pair.trim().split('=', 2);
        if (key === name) return TOKEN.test(value) ? value : null;
      }
      return null;
    },
    print: (token, expiresAt) =>
      `${name}=${token}; Expires=${expiresAt.toUTCString()}; ${attributes}`,
  };
}

/** A cookie that a resolver may set once; `header` is the `Set-Cookie` value, null where none. */
export interface PendingCookie extends BrowserSession {
  header(): string | null;
}

export function pendingCookie(
  format: SessionCookieFormat,
  browser: string | null = null,
): PendingCookie {
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
