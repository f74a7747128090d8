/** A cookie of ours, which no script reads. */
export interface Cookie {
  readonly name: string;
  /** The value in a request's `Cookie` header, null where there is none of its form. */
  read(header: string | undefined): string | null;
  /** The value of `Set-Cookie`. @param lifetime `Max-Age` or `Expires`, with its value */
  print(value: string, lifetime: string): string;
}

interface CookieOptions {
  readonly name: string;
  readonly sameSite: 'Lax' | 'Strict';
  /** What a value looks like: all else is none. */
  readonly form: RegExp;
  readonly isProduction: boolean;
}

/**
 * HttpOnly, so that no script reads it. In production `__Host-` binds it to this very host over
 * https (RFC 6265bis, section 4.1.3.2).
 */
export function cookieNamed({ sameSite, form, isProduction, ...options }: CookieOptions): Cookie {
  const name = `${isProduction ? '__Host-' : ''}${options.name}`;
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isProduction ? '; Secure' : ''}`;
  return {
    name,
    read(header) {
      for (const pair of header?.split(';') ?? []) {
        const at = pair.indexOf('=');
        if (pair.slice(0, at).trim() !== name) continue;
        const value = pair.slice(at + 1).trim();
        return form.test(value) ? value : null;
      }
      return null;
    },
    print: (value, lifetime) => `${name}=${value}; ${lifetime}; ${attributes}`,
  };
}

/** A cookie that holds a token. */
export interface TokenCookie extends Omit<Cookie, 'print'> {
  /** The value of `Set-Cookie`; an empty token with an instant in the past clears it. */
  print(token: string, expiresAt: Date): string;
}

export function tokenCookie(options: CookieOptions): TokenCookie {
  const cookie = cookieNamed(options);
  return {
    ...cookie,
    print: (token, expiresAt) => cookie.print(token, `Expires=${expiresAt.toUTCString()}`),
  };
}
