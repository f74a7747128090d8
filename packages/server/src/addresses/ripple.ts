import { decodeRippleCheck, encodeRippleCheck } from './base58check.ts';
import type { Recognized } from './recognized.ts';

const ACCOUNT_BYTES = 20;
/** An account, the kind of tag, and eight bytes for it. */
const LONG_BYTES = 2 + ACCOUNT_BYTES + 1 + 8;

/** Classic addresses of the XRP Ledger. */
export function recognizeRipple(text: string): Recognized | null {
  const payload = decodeRippleCheck(text);
  if (payload?.length !== 1 + ACCOUNT_BYTES || payload[0] !== 0) return null;
  const found = { what: 'an address of the XRP Ledger', chains: ['XRP'] as const, address: text };
  if (payload.some((byte) => byte !== 0)) return found;
  return { ...found, refused: 'This address belongs to nobody. Copy the address of the wallet.' };
}

/** The long form that holds a destination tag too; the contract keeps the two apart. */
export function recognizeRippleLong(text: string): Recognized | null {
  const payload = decodeRippleCheck(text);
  if (payload?.length !== LONG_BYTES) return null;
  const [first, second] = payload;
  if (first === 0x04 && second === 0x93) {
    return { what: "an address of the XRP Ledger's test network", chains: [], address: text };
  }
  if (first !== 0x05 || second !== 0x44) return null;
  const account = encodeRippleCheck(Uint8Array.from([0, ...payload.subarray(2, 22)]));
  const hasTag = payload[22] === 1;
  const tag = new DataView(payload.buffer, payload.byteOffset + 23, 4).getUint32(0, true);
  const refused = `Write this address in its classic form: ${account}`;
  return {
    what: 'an address of the XRP Ledger',
    chains: ['XRP'],
    address: account,
    refused: hasTag ? `${refused} with the destination tag ${tag}` : refused,
  };
}
