import type { Alpaca } from '@alpacahq/alpaca-trade-api/rest';
import { boundedFetch } from '../../outbound/bounded-fetch.ts';
import { loadAlpaca } from '../broker/client.ts';

/** Keys of an account at Alpaca, and the exchanges whose trades its plan shows. */
export interface AlpacaDataAccess {
  readonly keyId: string;
  readonly secret: string;
  /** `iex` is one exchange alone, on every plan; `sip` is all of them. */
  readonly feed: 'iex' | 'sip';
}

const LIMITS = {
  hosts: ['data.alpaca.markets'],
  timeoutMs: 10_000,
  maxBytes: 16_000_000,
};

/** The library's client for market data, with bounds on everything that it asks. */
export async function openData(
  { keyId, secret }: AlpacaDataAccess,
  send?: typeof fetch,
): Promise<Alpaca['marketData']> {
  const { Alpaca } = await loadAlpaca();
  const client = new Alpaca({
    keyId,
    secret,
    // The guard decides when to ask again.
    retry: false,
    fetchApi: boundedFetch(LIMITS, send),
  });
  return client.marketData;
}
