import { decodeBase58Check, encodeBase58Check } from './base58check.ts';
import type { Chain } from './chain.ts';
import type { Recognized } from './recognized.ts';

const HASH_BYTES = 20;
/** Litecoin's scripts had Bitcoin's version once; this is the one of its own. */
const LITECOIN_SCRIPT = 0x32;

/** The first byte of the coins that descend from Bitcoin, as their sources' chainparams have it. */
const VERSIONS: Readonly<Record<number, { of: string; chain?: Chain }>> = {
  0: { of: 'Bitcoin', chain: 'BTC' },
  5: { of: 'Bitcoin', chain: 'BTC' },
  48: { of: 'Litecoin', chain: 'LTC' },
  50: { of: 'Litecoin', chain: 'LTC' },
  30: { of: 'Dogecoin', chain: 'DOGE' },
  22: { of: 'Dogecoin', chain: 'DOGE' },
  111: { of: 'a test network of Bitcoin or Litecoin' },
  196: { of: 'a test network of Bitcoin, Litecoin or Dogecoin' },
  58: { of: "Litecoin's test network" },
  113: { of: "Dogecoin's test network" },
  76: { of: 'Dash' },
  16: { of: 'Dash' },
  65: { of: 'Tron' },
};

/** Addresses in base58 with a version byte: P2PKH and P2SH of Bitcoin, Litecoin and Dogecoin. */
export function recognizeVersioned(text: string): Recognized | null {
  const payload = decodeBase58Check(text);
  if (payload?.length !== 1 + HASH_BYTES) return null;
  const version = VERSIONS[payload[0] ?? -1];
  if (!version) return { what: 'an address of another coin', chains: [], address: text };
  const what = `an address of ${version.of}`;
  return { what, chains: version.chain ? [version.chain] : [], address: text };
}

/** Bitcoin's and Litecoin's scripts both began with 3: on Litecoin the form with M says which. */
export function recognizeOldLitecoinScript(text: string): Recognized | null {
  const payload = decodeBase58Check(text);
  if (payload?.length !== 1 + HASH_BYTES || payload[0] !== 0x05) return null;
  const today = encodeBase58Check(Uint8Array.from([LITECOIN_SCRIPT, ...payload.subarray(1)]));
  const refused =
    'An address that begins with 3 may be one of Bitcoin. ' +
    `If it is of Litecoin, write it in the form of today: ${today}`;
  return { what: 'an address of Litecoin', chains: ['LTC'], address: text, refused };
}
