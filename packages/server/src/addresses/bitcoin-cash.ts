import type { Recognized } from './recognized.ts';

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const PREFIXES: Readonly<Record<string, string>> = {
  bitcoincash: 'Bitcoin Cash',
  bchtest: "Bitcoin Cash's test network",
  bchreg: "Bitcoin Cash's regression tests",
};
const MIN_LENGTH = 42;

/** Addresses of Bitcoin Cash are known so that they are refused by name. */
export function recognizeBitcoinCash(text: string): Recognized | null {
  const whole = text === text.toUpperCase() ? text.toLowerCase() : text;
  const [first = '', second] = whole.split(':');
  const prefix = second === undefined ? 'bitcoincash' : first;
  const of = PREFIXES[prefix];
  const payload = second ?? first;
  if (!of || payload.length < MIN_LENGTH) return null;
  const values = [...payload].map((letter) => ALPHABET.indexOf(letter));
  if (values.includes(-1)) return null;
  const head = [...prefix].map((letter) => letter.charCodeAt(0) & 31);
  if (checksum([...head, 0, ...values]) !== 0n) return null;
  return { what: `an address of ${of}`, chains: [], address: whole };
}

function checksum(values: readonly number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator;
    });
  }
  return sum ^ 1n;
}
