/** The sealed visit at an outside provider, which the browser keeps for ten minutes. */
export interface VisitCookie {
  /** The value in a request's `Cookie` header, null where there is none. */
  read(header: string | undefined): string | null;
  /** The value of `Set-Cookie`; null clears it. */
  print(visit: string | null): string;
}

const VALUE = /^[\w.-]{40,3000}$/;
const LIFETIME_SECONDS = 600;

/**
 * `Lax`, since the provider sends the browser back with it; in production `__Host-` binds it to this
 * very host over https (RFC 6265bis, section 4.1.3.2).
 */
export function visitCookie(isProduction: boolean): VisitCookie {
  const name = isProduction ? '__Host-visit' : 'visit';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isProduction ? '; Secure' : ''}`;
  return {
    read(header) {
      for (const pair of header?.split(';') ?? []) {
        const at = pair.indexOf('=');
        if (pair.slice(0, at).trim() !== name) continue;
        const value = pair.slice(at + 1).trim();
        return VALUE.test(value) ? value : null;
      }
      return null;
    },
    print: (visit) =>
      `${name}=${visit ?? ''}; Max-Age=${visit === null ? 0 : LIFETIME_SECONDS}; ${attributes}`,
  };
}
