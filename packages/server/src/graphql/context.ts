import type { Deps } from '../deps.ts';
import type { Actor } from '../kernel/actor.ts';

/** The first-party session of the browser that sent this request. */
export interface BrowserSession {
  /** What the browser says of itself, for example `Firefox on Linux`; null for programs. */
  readonly browser: string | null;
  /** @param token what the browser sends back in a cookie; it never reaches a script */
  start(token: string, expiresAt: Date): void;
  end(): void;
}

/** What every resolver gets. */
export interface Context {
  readonly actor: Actor;
  /** Names the request in errors and logs. */
  readonly requestId: string;
  readonly deps: Deps;
  /** Only over HTTP from the first-party app; the gate lets session fields run nowhere else. */
  readonly session: BrowserSession;
}
