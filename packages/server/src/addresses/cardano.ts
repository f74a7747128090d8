import { crc32 } from 'node:zlib';
import { bech32 } from '@scure/base';
import { decodeBase58 } from './base58check.ts';
import type { Recognized } from './recognized.ts';

const HASH_BYTES = 28;
const MAIN_NETWORK = 1;
const TEST = "an address of Cardano's test network";
const STAKE =
  'This is a stake address, which receives rewards and no payments. ' +
  'Use a payment address of the wallet, which begins with addr1.';

/** Addresses since Shelley, CIP 19: a kind, a network, one or two hashes. */
export function recognizeCardano(text: string): Recognized | null {
  const decoded = text.length <= 120 ? decodeLong(text) : null;
  if (!decoded) return null;
  const [header = 0, ...rest] = decoded.bytes;
  const kind = header >> 4;
  const isMain = (header & 15) === MAIN_NETWORK;
  const isStake = kind === 14 || kind === 15;
  if (!hasLength(kind, rest)) return null;
  const prefix = `${isStake ? 'stake' : 'addr'}${isMain ? '' : '_test'}`;
  if (decoded.prefix !== prefix) return null;
  if (!isMain) return { what: TEST, chains: [], address: text };
  const address = text.toLowerCase();
  const found = { what: 'an address of Cardano', chains: ['ADA'] as const, address };
  return isStake ? { ...found, refused: STAKE } : found;
}

function decodeLong(text: string): { prefix: string; bytes: Uint8Array } | null {
  try {
    const { prefix, words } = bech32.decode(text as `${string}1${string}`, false);
    return { prefix, bytes: bech32.fromWords(words) };
  } catch {
    return null;
  }
}

/** Two hashes; one and a pointer of three numbers; or one. */
function hasLength(kind: number, rest: readonly number[]): boolean {
  if (kind <= 3) return rest.length === 2 * HASH_BYTES;
  if (kind === 6 || kind === 7 || kind === 14 || kind === 15) return rest.length === HASH_BYTES;
  if (kind > 5) return false;
  const pointer = rest.slice(HASH_BYTES);
  const ends = pointer.filter((byte) => byte < 128).length;
  return ends === 3 && (pointer.at(-1) ?? 128) < 128;
}

/** Addresses of the Byron era: CBOR of tagged bytes and their CRC 32, in base58. */
export function recognizeByron(text: string): Recognized | null {
  const bytes = decodeBase58(text);
  if (bytes?.[0] !== 0x82 || bytes[1] !== 0xd8 || bytes[2] !== 0x18) return null;
  const short = (bytes[3] ?? 0) & 0x1f;
  const [start, length] = short === 24 ? [5, bytes[4] ?? 0] : [4, short];
  if ((bytes[3] ?? 0) >> 5 !== 2 || short > 24) return null;
  const payload = bytes.subarray(start, start + length);
  if (payload.length !== length || checkAfter(bytes.subarray(start + length)) !== crc32(payload)) {
    return null;
  }
  if (!isMainByron(payload)) return { what: TEST, chains: [], address: text };
  return { what: 'an address of Cardano', chains: ['ADA'], address: text };
}

/** A CBOR integer that ends the text. */
function checkAfter(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length === 5 && bytes[0] === 0x1a) return view.getUint32(1);
  if (bytes.length === 3 && bytes[0] === 0x19) return view.getUint16(1);
  if (bytes.length === 2 && bytes[0] === 0x18) return bytes[1] ?? -1;
  return bytes.length === 1 && (bytes[0] ?? 24) < 24 ? (bytes[0] ?? -1) : -1;
}

/** Its attributes name the network where it is not the main one: key 2 comes last in the map. */
function isMainByron(payload: Uint8Array): boolean {
  // An array of three, 28 bytes of a hash, a map of attributes.
  let at = 3 + HASH_BYTES;
  const attributes = (payload[at] ?? 0) & 0x1f;
  at += 1;
  for (let index = 0; index < attributes; index += 1) {
    if (payload[at] === 2) return false;
    const head = payload[at + 1] ?? 0;
    const short = head & 0x1f;
    at += short === 24 ? 3 + (payload[at + 2] ?? 0) : 2 + short;
  }
  return true;
}
