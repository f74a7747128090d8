import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const SIGNATURE_BYTES = 65;
const ADDRESS_BYTES = 20;

/** EIP-191: the key is recovered from the signature, and the address follows from it. */
export function provesEthereum(address: string, message: string, bytes: Uint8Array): boolean {
  if (bytes.length !== SIGNATURE_BYTES) return false;
  const text = utf8ToBytes(message);
  const prefix = utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`);
  const hash = keccak_256(Uint8Array.from([...prefix, ...text]));
  const last = bytes[SIGNATURE_BYTES - 1] ?? 0;
  const recovery = last >= 27 ? last - 27 : last;
  const recovered = Uint8Array.from([recovery, ...bytes.subarray(0, SIGNATURE_BYTES - 1)]);
  const compressed = secp256k1.recoverPublicKey(recovered, hash, { prehash: false });
  const key = secp256k1.Point.fromBytes(compressed).toBytes(false).subarray(1);
  const owner = keccak_256(key).subarray(-ADDRESS_BYTES);
  return address.toLowerCase() === `0x${Buffer.from(owner).toString('hex')}`;
}
