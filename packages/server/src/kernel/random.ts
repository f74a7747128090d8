import { createHash, randomBytes } from 'node:crypto';

/** Source of random bytes. Everything that needs chance takes one. */
export interface Random {
  /** @param count whole number of bytes, 0 or more */
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

/**
 * Deterministic bytes from a seed: SHA-256 over seed and block counter (the Hash_DRBG output
 * function of NIST SP 800-90A, section 10.1.1.4, without reseeding). The same on every machine.
 * For tests and simulations only: who knows the seed knows every byte.
 */
export function seededRandom(seed: string): Random {
  let counter = 0;
  let rest: Uint8Array = new Uint8Array(0);
  const nextBlock = (): Buffer =>
    createHash('sha256').update(`${counter++}:`).update(seed).digest();
  return {
    bytes(count) {
      const blocks = [rest];
      let available = rest.length;
      while (available < count) {
        const block = nextBlock();
        blocks.push(block);
        available += block.length;
      }
      const all = Buffer.concat(blocks);
      rest = all.subarray(count);
      return new Uint8Array(all.subarray(0, count));
    },
  };
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TOKEN_BYTES = 32;
const TOKEN_CHARACTERS = 43;

/**
 * An unguessable value of 256 bits: `prefix` and 43 base62 characters, safe in URLs and headers.
 * The length is constant, so a value is checked by its shape before it is looked up.
 */
export function token(random: Random, prefix: string): string {
  let number = BigInt(`0x${Buffer.from(random.bytes(TOKEN_BYTES)).toString('hex')}`);
  let text = '';
  for (let place = 0; place < TOKEN_CHARACTERS; place += 1) {
    text = BASE62.charAt(Number(number % 62n)) + text;
    number /= 62n;
  }
  return prefix + text;
}

/** Decimal digits, each as likely as the others: for codes that people type. */
export function digits(random: Random, count: number): string {
  let text = '';
  while (text.length < count) {
    for (const byte of random.bytes(count)) {
      // 250 to 255 would make the first six digits likelier.
      if (byte < 250 && text.length < count) text += String(byte % 10);
    }
  }
  return text;
}

/** A fraction from 0 (included) to 1 (excluded), with 32 bits of chance. */
export function fraction(random: Random): number {
  return Buffer.from(random.bytes(4)).readUInt32BE() / 2 ** 32;
}
