import { decodeBase58, decodeBase58Check, decodeRippleCheck } from './base58check.ts';

const PRIVATE_VERSIONS = new Set([0x80, 0xb0, 0x9e, 0xef, 0xf1]);
const SEED_VERSION = 0x21;
const KEY_BYTES = 32;
const EXTENDED_BYTES = 78;
/** The four bytes of xprv, yprv, zprv and tprv, of BIP 32 and SLIP 132. */
const EXTENDED_PRIVATE = new Set([0x0488ade4, 0x049d7878, 0x04b2430c, 0x04358394]);

/** What no one should ever send, told apart from an address so that the answer can warn. */
export function isPrivateKey(text: string): boolean {
  if (/^(0x)?[0-9a-f]{64}$/i.test(text)) return true;
  return isWrittenKey(text) || isRippleSeed(text) || decodeBase58(text)?.length === 2 * KEY_BYTES;
}

/** A list of keys from which all addresses of a wallet follow: one address is asked for. */
export const isExtendedKey = (text: string): boolean =>
  decodeBase58Check(text)?.length === EXTENDED_BYTES && !isWrittenKey(text);

function isWrittenKey(text: string): boolean {
  const payload = decodeBase58Check(text);
  if (!payload) return false;
  if (payload.length === EXTENDED_BYTES) {
    const view = new DataView(payload.buffer, payload.byteOffset, 4);
    return EXTENDED_PRIVATE.has(view.getUint32(0));
  }
  const isKey = payload.length === 1 + KEY_BYTES || payload.length === 2 + KEY_BYTES;
  return isKey && PRIVATE_VERSIONS.has(payload[0] ?? -1);
}

function isRippleSeed(text: string): boolean {
  const payload = decodeRippleCheck(text);
  if (payload?.length === 17) return payload[0] === SEED_VERSION;
  return payload?.length === 19 && payload[0] === 0x01 && payload[1] === 0xe1;
}
