import type {
  CallOptions,
  RequestableScope,
  StreamOptions,
  TokenSource,
} from '@investing-platform/sdk';
import { isId, type SearchAssets } from './assets.ts';
import type { Connection } from './connection.ts';
import { type Operation, scopesOf } from './contract.ts';
import { Failure } from './failure.ts';
import { keptTokens } from './profiles/kept-tokens.ts';
import type { Names } from './sentences.ts';
import { UsageError } from './usage-error.ts';

/** The method of an operation: a promise that may be a list of rows, or a stream of events. */
type Method = (params: object | undefined, options: CallOptions & StreamOptions) => unknown;

/** An operation ready to be called, until it is closed. */
export interface Call {
  readonly method: Method;
  /** Any token may look up assets. */
  readonly searchAssets: SearchAssets;
  /** What confirmations look up. */
  readonly names: Names;
  /** What amounts without a currency of their own are in; null where the token may not know. */
  displayCurrency(): Promise<string | null>;
  close(): void;
}

/**
 * Gets the SDK's method ready, with a token of the scopes that the operation needs.
 *
 * @throws {UsageError} where the operation needs a token and nobody is signed in
 * @throws {Failure} where the sign-in is over
 */
export async function prepareCall(operation: Operation, connection: Connection): Promise<Call> {
  const { baseUrl, caller } = connection;
  const needsToken = operation.entry.access !== 'ANONYMOUS';
  if (needsToken && caller === null) {
    throw new UsageError(
      `${operation.name} needs a token for ${baseUrl}. To sign in: investing login. In scripts ` +
        'set INVESTING_CLIENT_ID and INVESTING_CLIENT_SECRET; beside a server of your own ' +
        '--demo pro will do.',
    );
  }
  // The SDK is loaded for calls alone, so that help comes at once.
  const { createClient, fixedToken, webSocketSubscriptions } = await import(
    '@investing-platform/sdk'
  );
  const auth = needsToken ? await sourceOf(connection, scopesOf(operation)) : undefined;
  const subscriptions =
    operation.entry.type === 'Subscription'
      ? webSocketSubscriptions({ webSocket: await webSocketHere() })
      : undefined;
  const client = createClient({ baseUrl, subscriptions, ...(auth === undefined ? {} : { auth }) });
  const method: unknown = Reflect.get(client, operation.name);
  if (!isMethod(method)) throw new Error(`The SDK does not know ${operation.name}`);
  const anyToken = auth ?? fixedToken('', { scopes: ['public'] });
  const searchAssets = async (query: string) => {
    const reading = createClient({ baseUrl, auth: anyToken });
    const results = await reading.searchBar({ query, kinds: ['ASSET'] });
    return results.flatMap(({ asset }) => asset ?? []);
  };
  const names = namesOf(connection);
  const mayKnow = needsToken && scopesOf(operation).includes('portfolio.read');
  const displayCurrency = async () => {
    if (!mayKnow) return null;
    const settings = await client.netWorthDisplayCurrency().catch(() => null);
    return settings?.displayCurrency ?? null;
  };
  const close = () => client.close();
  return { method, searchAssets, names, displayCurrency, close };
}

/** Node has one from 22 on. */
async function webSocketHere(): Promise<unknown> {
  return globalThis.WebSocket ?? (await import('ws')).WebSocket;
}

/** With tokens of their own, since the operation's token may not read; null where none may. */
function namesOf(connection: Connection): Names {
  const { baseUrl } = connection;
  const client = async () => {
    const { createClient } = await import('@investing-platform/sdk');
    return createClient({ baseUrl, auth: await sourceOf(connection, ['portfolio.read']) });
  };
  const orNull = async <Found>(found: Promise<Found>) => found.catch(() => null);
  const assetBy = async (text: string) => {
    const { fetchAssetByAssetId, fetchAssetByTicker } = await client();
    return isId(text)
      ? fetchAssetByAssetId({ assetId: text })
      : fetchAssetByTicker({ ticker: text });
  };
  const accountBy = async (id: string) => {
    const accounts = await (await client()).getBrokerAccounts({ ids: [id] });
    return accounts.find((account) => account.id === id) ?? null;
  };
  const orderBy = async (id: string) => {
    for await (const order of (await client()).getOrders({ ids: [id] })) return { ...order };
    return null;
  };
  return {
    asset: (text) => orNull(assetBy(text)),
    account: (id) => orNull(accountBy(id)),
    order: (id) => orNull(orderBy(id)),
  };
}

/**
 * Where a caller's tokens come from: a credential gets them with these scopes, a browser's token
 * has those that were allowed.
 *
 * @throws {Failure} where a browser's token is over, or lacks all of the scopes
 */
export async function sourceOf(
  { baseUrl, caller, profile, place }: Connection,
  scopes: readonly RequestableScope[],
): Promise<TokenSource> {
  const { clientCredentials, fixedToken } = await import('@investing-platform/sdk');
  if (caller === null) return fixedToken('');
  if (!('token' in caller)) {
    // A credential of the environment is kept nowhere, and neither are its tokens.
    const store = profile === null ? undefined : await keptTokens(place, profile);
    const source = clientCredentials({ baseUrl, ...caller, scopes, store });
    const token: typeof source.token = (signal) =>
      source.token(signal).finally(() => store?.release());
    return { ...source, token };
  }
  const { value, expiresAtMs, scopes: allowed } = caller.token;
  const again = `investing login${profile === 'default' ? '' : ` --profile ${profile}`}`;
  if (expiresAtMs !== null && Date.now() >= expiresAtMs) {
    throw new Failure([
      `The sign-in of the profile ${profile} is over, as each is after an hour.`,
      `To sign in again: ${again}`,
      'A credential lasts: investing login --client-id <its id>',
    ]);
  }
  const isAllowed = scopes.some((scope) => scope === 'full_access' || allowed.includes(scope));
  if (!isAllowed) {
    throw new Failure([
      `The sign-in of the profile ${profile} does not allow ${scopes[0]}, but ${allowed.join(' ')}.`,
      `To allow it: ${again} --scopes '${[...allowed, ...scopes.slice(0, 1)].join(' ')}'`,
    ]);
  }
  const granted = { scopes: allowed as RequestableScope[] };
  return fixedToken(value, expiresAtMs === null ? granted : { ...granted, expiresAtMs });
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}
