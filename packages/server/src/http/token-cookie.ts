/** A cookie that holds a token. */
export interface TokenCookie {
  readonly name: string;
  /** The token in a request's `Cookie` header, null where there is none. */
  read(header: string | undefined): string | null;
  /** The value of `Set-Cookie`; an empty token with an instant in the past clears it. */
  print(token: string, expiresAt: Date): string;
}

interface TokenCookieOptions {
  readonly name: string;
  readonly sameSite: 'Lax' | 'Strict';
  /** What a token looks like: all else is none. */
  readonly form: RegExp;
  readonly isProduction: boolean;
}

/**
 * HttpOnly, so that no script reads it. In production `__Host-` binds it to this very host over
 * https (RFC 6265bis, section 4.1.3.2).
 */
export function tokenCookie(options: TokenCookieOptions): TokenCookie {
  const { sameSite, form, isProduction } = options;
  const name = `${isProduction ? '__Host-' : ''}${options.name}`;
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isProduction ? '; Secure' : ''}`;
  return {
    name,
    read(header) {
      for (const pair of header?.split(';') ?? []) {
        const [key = '', value = ''] = pair.trim().split('=', 2);
        if (key === name) return form.test(value) ? value : null;
      }
      return null;
    },
    print: (token, expiresAt) =>
      `${name}=${token}; Expires=${expiresAt.toUTCString()}; ${attributes}`,
  };
}
