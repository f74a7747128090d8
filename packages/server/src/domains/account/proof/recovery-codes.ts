import type { Random } from '../../../kernel/random.ts';
import { rawPasswordHash } from '../sign-in/password-hash.ts';

const CODE_COUNT = 10;
const CODE_CHARACTERS = 10;
const SALT_BYTES = 16;
/** 32 letters and digits that are not mixed up when read aloud: 5 bits each, 50 a code. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
export const RECOVERY_CODE_SHAPE = new RegExp(`^[${ALPHABET}]{${CODE_CHARACTERS}}$`);

export interface RecoveryCodes {
  /** To show once. */
  readonly codes: readonly string[];
  readonly salt: Uint8Array;
  /** 32 bytes each, in hexadecimal digits. */
  readonly digestsHex: readonly string[];
}

/**
 * Ten new codes. They are hashed as passwords are, under one salt a person, so that one slow hash
 * finds a code among them and a copy of the table does not give them away.
 */
export async function newRecoveryCodes(random: Random): Promise<RecoveryCodes> {
  const salt = random.bytes(SALT_BYTES);
  const codes = new Set<string>();
  while (codes.size < CODE_COUNT) codes.add(newCode(random));
  const digests = await Promise.all([...codes].map((code) => recoveryDigest(code, salt)));
  return { codes: [...codes], salt, digestsHex: digests.map((digest) => digest.toString('hex')) };
}

/** @throws {PlatformError} PROVIDER_UNAVAILABLE where too many passwords wait to be hashed */
export function recoveryDigest(code: string, salt: Uint8Array): Promise<Buffer> {
  return rawPasswordHash(code, salt);
}

/** What a person typed, without the capitals, blanks and hyphens that people add. */
export function typedCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toLowerCase();
}

function newCode(random: Random): string {
  const bytes = random.bytes(CODE_CHARACTERS);
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
