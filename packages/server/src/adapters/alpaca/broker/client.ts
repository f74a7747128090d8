import type { Alpaca } from '@alpacahq/alpaca-trade-api/rest';
import type { BrokerKeys } from '../../../ports/broker-connection.ts';

export type Fetch = typeof globalThis.fetch;

export interface AlpacaOptions {
  /** For tests: answers in the place of the network. */
  readonly fetch?: Fetch;
}

/** Alpaca's library takes 20 MB and 40 ms: it is loaded with the first credential. */
export const loadAlpaca = () => import('@alpacahq/alpaca-trade-api/rest');

export const KEY_FIELD = 'apiKey';
export const SECRET_FIELD = 'apiSecret';

/**
 * @param isLive whether the keys are for real money
 */
export async function openClient(
  keys: BrokerKeys,
  isLive: boolean,
  { fetch }: AlpacaOptions,
): Promise<Alpaca> {
  const { Alpaca } = await loadAlpaca();
  return new Alpaca({
    keyId: keys[KEY_FIELD] ?? '',
    secret: keys[SECRET_FIELD] ?? '',
    paper: !isLive,
    // Who calls decides when to ask again.
    retry: false,
    ...(fetch === undefined ? {} : { fetchApi: fetch }),
  });
}

/** What went wrong, as the ports name it. */
export interface Failure {
  /** Null where no answer came. */
  readonly status: number | null;
  readonly reason: string;
}

const REASON_CHARACTERS = 300;

/** Nothing of an error but its kind and the broker's own sentence: no keys, no addresses. */
export async function failureOf(error: unknown): Promise<Failure> {
  const { ApiError } = await loadAlpaca();
  if (error instanceof ApiError) {
    const reason = error.message.slice(0, REASON_CHARACTERS);
    return { status: error.status, reason: reason === '' ? 'Alpaca refuses it' : reason };
  }
  return { status: null, reason: 'Alpaca does not answer' };
}
