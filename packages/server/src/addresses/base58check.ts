import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp } from '@scure/base';

/** Longer texts are no address: decoding takes time with the square of the length. */
const MAX_LENGTH = 120;
const CHECK_BYTES = 4;

/** What a text in one of the alphabets holds, without and despite its check digits. */
export function decodeBase58(text: string, alphabet = base58): Uint8Array | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    return alphabet.decode(text);
  } catch {
    return null;
  }
}

/** The payload in front of four check bytes that are right. */
export function decodeBase58Check(text: string, alphabet = base58): Uint8Array | null {
  const bytes = decodeBase58(text, alphabet);
  if (!bytes || bytes.length <= CHECK_BYTES) return null;
  const payload = bytes.subarray(0, -CHECK_BYTES);
  const expected = sha256(sha256(payload));
  const written = bytes.subarray(-CHECK_BYTES);
  return written.every((byte, at) => byte === expected[at]) ? payload : null;
}

/** The way back: a payload with its check digits, in one of the alphabets. */
export function encodeBase58Check(payload: Uint8Array, alphabet = base58): string {
  const check = sha256(sha256(payload)).subarray(0, CHECK_BYTES);
  return alphabet.encode(Uint8Array.from([...payload, ...check]));
}

export const decodeRippleCheck = (text: string): Uint8Array | null =>
  decodeBase58Check(text, base58xrp);

export const encodeRippleCheck = (payload: Uint8Array): string =>
  encodeBase58Check(payload, base58xrp);
