import { createHash } from 'node:crypto';

/**
 * Chance that can be asked for anywhere in any order: the same place always gives the same value,
 * in every process and on every machine.
 */
export interface Noise {
  /**
   * Values at the places of one line: near the normal distribution, with mean 0 and variance 1,
   * and never beyond 3.47 on either side.
   */
  normals(stream: number, line: number): (place: number) => number;
  /** From 0 (included) to 1 (excluded). */
  uniform(stream: number, line: number, place: number): number;
}

const TWO_TO_16 = 0x1_0000;
const TWO_TO_32 = 0x1_0000_0000;
/** The sum of four uniform values has a variance of 4/12. */
const FOUR_UNIFORMS_TO_UNIT_VARIANCE = Math.sqrt(3);

/** @param name the seed and whatever else tells this noise from others */
export function noiseOf(name: string): Noise {
  const digest = createHash('sha256').update(name, 'utf8').digest();
  const first = digest.readInt32BE(0);
  const second = digest.readInt32BE(4);
  return {
    normals(stream, line) {
      const firstOfLine = mix(mix(first, stream), line);
      const secondOfLine = mix(mix(second, stream), line);
      return (place) => {
        const left = finish(mix(firstOfLine, place));
        const right = finish(mix(secondOfLine, place));
        const sum = (left & 0xffff) + (left >>> 16) + (right & 0xffff) + (right >>> 16) + 2;
        return (sum / TWO_TO_16 - 2) * FOUR_UNIFORMS_TO_UNIT_VARIANCE;
      };
    },
    uniform: (stream, line, place) => finish(mix(mix(mix(first, stream), line), place)) / TWO_TO_32,
  };
}

/** MurmurHash3 for 32 bits takes in one word. */
function mix(state: number, word: number): number {
  let scrambled = Math.imul(word, 0xcc9e2d51);
  scrambled = Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b873593);
  const next = state ^ scrambled;
  return (Math.imul((next << 13) | (next >>> 19), 5) + 0xe6546b64) | 0;
}

/** MurmurHash3 ends: every bit of the state reaches every bit of the unsigned answer. */
function finish(state: number): number {
  let word = state;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}
