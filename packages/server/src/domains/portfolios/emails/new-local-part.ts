import {
  LOCAL_PART_LENGTH,
  LOCAL_PART_LETTERS,
} from '@investing-platform/rules/portfolios/email-address';
import type { Random } from '../../../kernel/random.ts';

/** The part of an address that nobody guesses: five bits of each byte. */
export function newLocalPart(random: Random): string {
  const bytes = [...random.bytes(LOCAL_PART_LENGTH)];
  return bytes.map((byte) => LOCAL_PART_LETTERS.charAt(byte % LOCAL_PART_LETTERS.length)).join('');
}
