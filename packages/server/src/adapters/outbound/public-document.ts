import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface DocumentLimits {
  /** For the whole exchange, the name's address included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

interface Address {
  readonly address: string;
  readonly family: number;
}

/** The network, which tests replace. */
export interface Network {
  readonly resolve: (host: string) => Promise<readonly Address[]>;
  readonly request: typeof httpsRequest;
}

export const INTERNET: Network = {
  resolve: (host) => lookup(host, { all: true }),
  request: httpsRequest,
};

/**
 * Reads JSON documents whose addresses strangers choose. Only https, only names, and only where
 * every address of the name is public; the connection goes to the very address that was checked, so
 * that a name that changes in between leads nowhere else. No redirect is followed, nothing is sent
 * along.
 */
export function publicDocuments(
  { timeoutMs, maxBytes }: DocumentLimits,
  network: Network = INTERNET,
): (address: string) => Promise<string> {
  return async (address) => {
    const url = new URL(address);
    const signal = AbortSignal.timeout(timeoutMs);
    const pinned = await publicAddressInTime(url, network, signal);
    const response = await get(url, pinned, signal, network);
    try {
      checkHead(response, url);
      return await bodyOf(response, maxBytes);
    } finally {
      response.destroy();
    }
  };
}

/** Where a name leads. @throws {Error} for what is not public, or is not found in time */
export function publicAddressInTime(
  url: URL,
  network: Network,
  signal: AbortSignal,
): Promise<Address> {
  return inTime(publicAddressOf(url, network), signal);
}

async function publicAddressOf(url: URL, { resolve }: Network): Promise<Address> {
  if (url.protocol !== 'https:') throw new Error(`${url.origin} is not asked`);
  // A number is connected to without being looked up.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Error('a name is needed');
  const addresses = await resolve(url.hostname);
  const [first] = addresses;
  if (first !== undefined && addresses.every(({ address }) => isPublicAddress(address))) {
    return first;
  }
  throw new Error(`${url.hostname} is not public`);
}

function get(
  url: URL,
  address: Address,
  signal: AbortSignal,
  { request }: Network,
): Promise<IncomingMessage> {
  const headers = { accept: 'application/json' };
  const options = { agent: false, headers, lookup: pinnedTo(address), signal };
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
}

/** Leads a connection to the address that was checked, whatever the name leads to by then. */
export function pinnedTo({ address, family }: Address): LookupFunction {
  return (_host, options, callback) => {
    if (options.all === true) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

function checkHead({ statusCode, headers }: IncomingMessage, url: URL): void {
  if (statusCode !== 200) throw new Error(`${url.host} answers ${statusCode}`);
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!/^application\/(?:[a-z0-9.-]+\+)?json$/.test(type)) {
    throw new Error(`${url.host} answers with ${type || 'no media type'}`);
  }
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error(`the document is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}

/** A resolver cannot be called off, but need not be waited for. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
