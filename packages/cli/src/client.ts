import type { CallOptions, StreamOptions } from '@investing-platform/sdk';
import { type FindAsset, isId } from './assets.ts';
import type { Connection } from './connection.ts';
import { type Operation, scopesOf } from './contract.ts';
import { UsageError } from './usage-error.ts';

/** The method of an operation: a promise that may be a list of rows, or a stream of events. */
type Method = (params: object | undefined, options: CallOptions & StreamOptions) => unknown;

/** An operation ready to be called, until it is closed. */
export interface Call {
  readonly method: Method;
  /** Any token may look up assets. */
  readonly findAsset: FindAsset;
  close(): void;
}

/**
 * Gets the SDK's method ready, with a token of the scopes that the operation needs.
 *
 * @throws {UsageError} where the operation needs a token and there is no credential
 */
export async function prepareCall(operation: Operation, connection: Connection): Promise<Call> {
  const { baseUrl, credential } = connection;
  const needsToken = operation.entry.access !== 'ANONYMOUS';
  if (needsToken && credential === null) {
    throw new UsageError(
      `${operation.name} needs a token: set INVESTING_CLIENT_ID and INVESTING_CLIENT_SECRET, ` +
        'or use --demo pro beside a server of your own.',
    );
  }
  // The SDK is loaded for calls alone, so that help comes at once.
  const { clientCredentials, createClient, fixedToken } = await import('@investing-platform/sdk');
  const auth =
    needsToken && credential !== null
      ? clientCredentials({ baseUrl, ...credential, scopes: scopesOf(operation) })
      : undefined;
  const client = createClient({ baseUrl, ...(auth === undefined ? {} : { auth }) });
  const method: unknown = Reflect.get(client, operation.name);
  if (!isMethod(method)) throw new Error(`The SDK does not know ${operation.name}`);
  const reading = createClient({
    baseUrl,
    auth: auth ?? fixedToken('', { scopes: ['public'] }),
  });
  const findAsset: FindAsset = (text) =>
    isId(text)
      ? reading.fetchAssetByAssetId({ assetId: text })
      : reading.fetchAssetByTicker({ ticker: text });
  return { method, findAsset, close: () => client.close() };
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}
