import type { LeafScope } from '@investing-platform/schema';
import { type Client, type ClientOptions, clientOver, type Documents } from './core/client.ts';
import { fetchTransport } from './transports/fetch.ts';

export * from './shared.ts';

/**
 * Makes a client on `fetch` alone, for apps that count bytes. It has methods for the operations
 * that it is given: `createClient({ baseUrl, auth, operations: { getOrders } })`, and `request` for
 * every document. Subscriptions need `subscriptions: webSocketSubscriptions()`.
 *
 * @throws {TypeError} on a `baseUrl` that is not https, unless it is loopback
 */
export function createClient<
  Granted extends LeafScope = never,
  Names extends keyof Documents = never,
>(
  options: ClientOptions<Granted> & { readonly operations?: Pick<Documents, Names> },
): Client<Granted, Names> {
  return clientOver(fetchTransport, options.operations ?? {}, options);
}
