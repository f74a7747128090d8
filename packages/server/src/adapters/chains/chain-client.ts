import { boundedFetch } from '../outbound/bounded-fetch.ts';
import { type Guard, guarded } from '../outbound/guarded.ts';
import { exactJson } from './exact-json.ts';

const LIMITS = { timeoutMs: 15_000, maxBytes: 8_000_000 };

export interface ChainAnswer {
  readonly status: number;
  /** Numbers are texts. */
  readonly body: unknown;
}

/** Asks one source about a chain; what fails is PROVIDER_UNAVAILABLE. */
export interface ChainClient {
  readonly guard: Guard;
  /** @param path below the source's address, with its query */
  get(path: string): Promise<ChainAnswer>;
  post(body: unknown): Promise<ChainAnswer>;
}

/** @param address of the source: https, without a slash at the end */
export function chainClient(address: string, fetch?: typeof globalThis.fetch): ChainClient {
  const { host } = new URL(address);
  const send = boundedFetch({ hosts: [host], ...LIMITS }, fetch);
  const read = async (response: Response): Promise<ChainAnswer> => {
    const text = await response.text();
    if (response.status === 429 || response.status >= 500) {
      throw new Error(`${host} answered ${response.status}`);
    }
    return { status: response.status, body: response.ok ? bodyOf(text) : null };
  };
  return {
    guard: guarded(`The chain's source ${host}`),
    get: async (path) => read(await send(`${address}${path}`)),
    post: async (body) =>
      read(
        await send(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
}

/** Some answers are a bare text. */
function bodyOf(text: string): unknown {
  try {
    return exactJson(text);
  } catch {
    return text.trim();
  }
}
