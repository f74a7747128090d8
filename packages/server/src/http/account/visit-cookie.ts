import { cookieNamed } from '../requests/token-cookie.ts';

/** The sealed visit at an outside provider, which the browser keeps for ten minutes. */
export interface VisitCookie {
  /** The value in a request's `Cookie` header, null where there is none. */
  read(header: string | undefined): string | null;
  /** The value of `Set-Cookie`; null clears it. */
  print(visit: string | null): string;
}

const SEALED = /^[\w.-]{40,3000}$/;
const LIFETIME_SECONDS = 600;

/** `Lax`, since the provider sends the browser back with it. */
export function visitCookie(isProduction: boolean): VisitCookie {
  const cookie = cookieNamed({ name: 'visit', sameSite: 'Lax', form: SEALED, isProduction });
  return {
    read: cookie.read,
    print: (visit) => cookie.print(visit ?? '', `Max-Age=${visit === null ? 0 : LIFETIME_SECONDS}`),
  };
}
