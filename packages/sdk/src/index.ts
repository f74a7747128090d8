import type { LeafScope } from '@investing-platform/schema';
import { type Client, type ClientOptions, clientOver } from './core/client.ts';
import { VERSION } from './core/version.ts';
import * as operations from './operations.ts';
import { webSocketSubscriptions } from './subscriptions/web-socket-subscriptions.ts';
import { graphqlRequestTransport } from './transports/graphql-request.ts';

export * from './auth.ts';
export * from './shared.ts';
export * from './subscriptions.ts';

/** What a client with every method is made from. */
export interface FullClientOptions<Granted extends LeafScope> extends ClientOptions<Granted> {
  /** Names the app in front of the SDK, such as `my-app/1.2`. Browsers send their own name. */
  readonly userAgent?: string | undefined;
}

/**
 * Makes a client with one typed method for each operation of the API. A method that the scopes of
 * `auth` do not grant cannot be called: that is a compile error.
 *
 * @throws {TypeError} on a `baseUrl` that is not https, unless it is loopback
 */
export function createClient<Granted extends LeafScope = never>(
  options: FullClientOptions<Granted>,
): Client<Granted> {
  const subscriptions = options.subscriptions ?? webSocketSubscriptions();
  const headers = { ...nameOf(options.userAgent), ...options.headers };
  return clientOver(graphqlRequestTransport, operations, { ...options, headers, subscriptions });
}

/** Browsers name themselves, and would ask the server first whether another name may be sent. */
function nameOf(app: string | undefined): Record<string, string> {
  const { userAgent: host = '' } = Object(globalThis.navigator);
  const own = `investing-platform-sdk/${VERSION}`;
  return /^Mozilla/.test(host) ? {} : { 'user-agent': app ? `${app} ${own}` : own };
}
