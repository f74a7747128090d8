import type { Clock } from '../core/clock.ts';

/** What both flows need to know of the authorization server. */
export interface ServerOptions {
  /** The address of the API: the OAuth endpoints are on the same host (spec part 4). */
  readonly baseUrl: string | URL;
  readonly clientId: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** How long a request for a token may take, in milliseconds. Default: 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Accept an http address beyond loopback: secrets then travel in clear. Default: false. */
  readonly allowInsecureHttp?: boolean | undefined;
  readonly clock?: Clock | undefined;
  /** Gives a number from 0 up to 1. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** @throws {TypeError} where one is missing: an environment variable that is not set comes first */
export function requireText(given: Readonly<Record<string, string>>): void {
  for (const name in given) if (!given[name]) throw new TypeError(`${name} is missing`);
}
