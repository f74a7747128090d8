import { INTERNET, type Network, pinnedTo, publicAddressInTime } from './public-document.ts';

/** Posts to an address, and tells with which status it was answered. */
export type PublicPost = (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
) => Promise<number>;

/**
 * Posts to addresses that strangers choose, as `publicDocuments` reads them: https, names, public
 * addresses alone and no redirect. What is answered is not read.
 */
export function publicPost(
  { timeoutMs }: { readonly timeoutMs: number },
  network: Network = INTERNET,
): PublicPost {
  return async (address, headers, body) => {
    const url = new URL(address);
    const signal = AbortSignal.timeout(timeoutMs);
    const lookup = pinnedTo(await publicAddressInTime(url, network, signal));
    const options = { method: 'POST', agent: false, headers, lookup, signal };
    return new Promise((resolve, reject) => {
      const request = network.request(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', reject).end(body);
    });
  };
}
