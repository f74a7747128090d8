import type { IncomingMessage } from 'node:http';
import type { Actor, SessionActor, TokenActor } from '../../kernel/actor.ts';
import type { IsFirstParty } from '../account/origin.ts';
import type { ClientIp } from './client-ip.ts';
import type { TokenCookie } from './token-cookie.ts';

/** Why a Bearer token opens nothing. */
export type BearerProblem =
  | 'missing'
  | 'malformed'
  | 'unknown'
  | 'expired'
  | 'for another resource';

/** Looks tokens and sessions up; asked again for every request, so that endings work at once. */
export interface Authenticator {
  /** @param path of the door that was asked, which the token has to be for */
  bearer(header: string, ip: string, path: string): Promise<TokenActor | BearerProblem>;
  /** @param isUse false where nobody does anything: the session then idles on. Default true */
  session(token: string, ip: string, isUse?: boolean): Promise<SessionActor | null>;
}

/** Who sends a request. */
export interface Identity {
  readonly actor: Actor;
  readonly isFirstParty: boolean;
  /** Set where a token was shown and opens nothing. */
  readonly problem: BearerProblem | null;
}

export interface IdentifyDeps {
  readonly authenticator: Authenticator;
  readonly clientIp: ClientIp;
  readonly cookieFormat: TokenCookie;
  readonly isFirstParty: IsFirstParty;
}

/**
 * The caller of an HTTP request. A Bearer token wins over a cookie, and a bad one is never
 * forgiven for a good cookie; the cookie of a foreign page counts as none.
 */
export async function identify(deps: IdentifyDeps, request: IncomingMessage): Promise<Identity> {
  const ip = deps.clientIp(request);
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) {
    const found = await deps.authenticator.bearer(authorization, ip, '/graphql');
    if (typeof found !== 'string') return { actor: found, isFirstParty: false, problem: null };
    return { actor: { kind: 'anonymous', ip }, isFirstParty: false, problem: found };
  }
  const isFirstParty = deps.isFirstParty(request);
  const token = isFirstParty ? deps.cookieFormat.read(cookie) : null;
  const session = token === null ? null : await deps.authenticator.session(token, ip);
  return { actor: session ?? { kind: 'anonymous', ip }, isFirstParty, problem: null };
}
