/** A source of numbers that look random and follow from a seed alone. No secret is safe with it. */
export interface Random {
  /** From 0, included, to 1, excluded, with 32 bits. */
  fraction(): number;
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** @param length of the text, in characters `0-9`, `A-Z` and `a-z` */
  text(length: number): string;
  /** @param length of the text, in characters `0-9` and `a-f` */
  hex(length: number): string;
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The same numbers for the same seed on every machine: SplitMix32 over an FNV-1a hash. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return mixed(state);
  };
  const below = (count: number): number => Math.floor((next() / 2 ** 32) * count);
  const textOf = (alphabet: string, length: number): string =>
    Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join('');
  return {
    fraction: () => next() / 2 ** 32,
    below,
    text: (length) => textOf(BASE62, length),
    hex: (length) => textOf('0123456789abcdef', length),
  };
}

/** A fraction from 0 to 1 that belongs to a text, always the same one. */
export function fractionOf(text: string): number {
  return mixed(hashOf(text)) / 2 ** 32;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

function mixed(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
