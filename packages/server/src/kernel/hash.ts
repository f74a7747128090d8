import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of the text's UTF-8 bytes: 32 bytes. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** SHA-256 of the text's UTF-8 bytes: 64 hexadecimal digits in lower case. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Compares two secrets in a time that depends on their lengths only. */
export function equalSecrets(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
