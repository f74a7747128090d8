import type { LeafScope } from '@investing-platform/schema';
import { type Client, type ClientOptions, clientOver } from './core/client.ts';
import * as operations from './operations.ts';
import { webSocketSubscriptions } from './subscriptions/web-socket-subscriptions.ts';
import { graphqlRequestTransport } from './transports/graphql-request.ts';

export * from './auth.ts';
export * from './shared.ts';
export * from './subscriptions.ts';

/**
 * Makes a client with one typed method for each operation of the API. A method that the scopes of
 * `auth` do not grant cannot be called: that is a compile error.
 *
 * @throws {TypeError} on a `baseUrl` that is not https, unless it is loopback
 */
export function createClient<Granted extends LeafScope = never>(
  options: ClientOptions<Granted>,
): Client<Granted> {
  const subscriptions = options.subscriptions ?? webSocketSubscriptions();
  return clientOver(graphqlRequestTransport, operations, { ...options, subscriptions });
}
