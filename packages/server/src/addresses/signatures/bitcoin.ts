import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';
import { decodeBase58Check } from '../base58check.ts';

type Coin = 'BTC' | 'LTC' | 'DOGE';

const NAMES = { BTC: 'Bitcoin', LTC: 'Litecoin', DOGE: 'Dogecoin' } as const;
const COMPACT_BYTES = 65;
const HASH_BYTES = 20;
const FIRST_HEADER = 27;
const LAST_HEADER = 42;

const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes));
const hash256 = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes));
const joined = (...parts: readonly Iterable<number>[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const same = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** As wallets have always signed texts, or for addresses of segregated witness as BIP 322 does. */
export function provesBitcoin(
  coin: Coin,
  address: string,
  message: string,
  bytes: Uint8Array,
): boolean {
  const header = bytes[0] ?? 0;
  const isCompact =
    bytes.length === COMPACT_BYTES && header >= FIRST_HEADER && header <= LAST_HEADER;
  if (isCompact) return provesCompact(coin, address, message, bytes);
  const witness = keyHashOf(address);
  return witness !== null && provesWitness(witness, message, bytes);
}

/** The key is recovered from the signature; which form of address it has follows from none. */
function provesCompact(coin: Coin, address: string, message: string, bytes: Uint8Array): boolean {
  const magic = utf8ToBytes(`${NAMES[coin]} Signed Message:\n`);
  const text = utf8ToBytes(message);
  const hash = hash256(joined(sized(magic), sized(text)));
  const header = (bytes[0] ?? 0) - FIRST_HEADER;
  const recovered = joined([header % 4], bytes.subarray(1));
  const point = secp256k1.Point.fromBytes(
    secp256k1.recoverPublicKey(recovered, hash, { prehash: false }),
  );
  const isCompressed = header >= 4;
  const keyHash = hash160(point.toBytes(isCompressed));
  const witness = keyHashOf(address);
  if (witness !== null) return isCompressed && same(witness, keyHash);
  const payload = decodeBase58Check(address)?.subarray(1);
  if (payload?.length !== HASH_BYTES) return false;
  const nested = hash160(joined([0x00, HASH_BYTES], keyHash));
  return same(payload, keyHash) || (isCompressed && same(payload, nested));
}

/** The hash in an address of the first version of segregated witness that is of one key. */
function keyHashOf(address: string): Uint8Array | null {
  const decoded = bech32.decodeUnsafe(address);
  const [version, ...words] = decoded?.words ?? [];
  if (version !== 0) return null;
  const program = bech32.fromWordsUnsafe(words);
  return program?.length === HASH_BYTES ? program : null;
}

const ALL = 1;

/** BIP 322, simple: a transaction that could never be sent spends one that holds the text. */
function provesWitness(keyHash: Uint8Array, message: string, bytes: Uint8Array): boolean {
  const [signature, key] = stackOf(bytes) ?? [];
  if (signature === undefined || key === undefined) return false;
  if (signature.at(-1) !== ALL || !same(hash160(key), keyHash)) return false;
  const hash = spendingHash(keyHash, message);
  const der = signature.subarray(0, -1);
  return secp256k1.verify(der, hash, key, { prehash: false, format: 'der', lowS: false });
}

/** Two elements, each with its length in front. */
function stackOf(bytes: Uint8Array): [Uint8Array, Uint8Array] | null {
  const first = bytes[1] ?? 0;
  const second = bytes[2 + first] ?? 0;
  if (bytes[0] !== 2 || bytes.length !== 3 + first + second) return null;
  return [bytes.subarray(2, 2 + first), bytes.subarray(3 + first)];
}

const NO_VALUE = new Uint8Array(8);
const VERSION = new Uint8Array(4);
const ONE_HASH_ALL = Uint8Array.of(ALL, 0, 0, 0);

/** What BIP 143 has signed of the transaction that spends. */
function spendingHash(keyHash: Uint8Array, message: string): Uint8Array {
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'));
  const text = sha256(joined(tag, tag, utf8ToBytes(message)));
  const script = joined([0x00, HASH_BYTES], keyHash);
  const toSpend = joined(
    VERSION,
    ...([[1], new Uint8Array(32), [0xff, 0xff, 0xff, 0xff]] as const),
    ...([[34, 0x00, 32], text, new Uint8Array(4)] as const),
    ...([[1], NO_VALUE, [script.length], script, new Uint8Array(4)] as const),
  );
  const outpoint = joined(hash256(toSpend), new Uint8Array(4));
  const sequence = new Uint8Array(4);
  const output = joined(NO_VALUE, [1, 0x6a]);
  const code = joined([0x19, 0x76, 0xa9, HASH_BYTES], keyHash, [0x88, 0xac]);
  return hash256(
    joined(
      ...([VERSION, hash256(outpoint), hash256(sequence), outpoint, code] as const),
      ...([NO_VALUE, sequence, hash256(output), new Uint8Array(4), ONE_HASH_ALL] as const),
    ),
  );
}

const ONE_BYTE = 252;

/** With its length in front. */
function sized(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const size = length <= ONE_BYTE ? [length] : [0xfd, length & 0xff, length >> 8];
  return joined(size, bytes);
}
