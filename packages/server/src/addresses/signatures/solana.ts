import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';

/** The address is the key. */
export function provesSolana(address: string, message: string, bytes: Uint8Array): boolean {
  return ed25519.verify(bytes, utf8ToBytes(message), base58.decode(address));
}
