import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Random } from './random.ts';

/** A key of AES-256. */
export interface EncryptionKey {
  /** Up to 16 letters and digits; stands in front of everything that the key has sealed. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

/**
 * Seals texts that have to be read again, such as the secrets of authenticator apps and brokers.
 * Who reads the database or a backup without the keys learns nothing but their length.
 */
export interface SecretBox {
  /** Of the key that seals now: what it has sealed begins with it and a dot. */
  readonly keyId: string;
  /**
   * @param context names the place of the text, for example `totp:<user id>`: opening it in another
   *   place fails, so that a sealed text cannot be moved to another person's row
   * @returns ASCII of about 4/3 the bytes of `text`, plus 45 characters
   */
  seal(text: string, context: string): string;
  /**
   * @throws {Error} where the text was changed, sealed for another context, or its key is not among
   *   `ENCRYPTION_KEYS` any more
   */
  open(sealed: string, context: string): string;
  /**
   * Tells whether two texts are the same, for as long as the key that seals stays, without keeping
   * either: nobody finds a short secret from it by trying.
   *
   * @returns 43 characters of ASCII
   */
  fingerprint(text: string, context: string): string;
}

const CIPHER = 'aes-256-gcm';
/** NIST SP 800-38D, section 8.2.2: 96 random bits are good for 2^32 texts under one key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * @param keys the first seals, all of them open: a new key goes to the front, and an old one may go
 *   once nothing is sealed with it any more
 */
export function secretBox(keys: readonly [EncryptionKey, ...EncryptionKey[]], random: Random) {
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  const [current] = keys;
  return {
    keyId: current.id,
    seal(text, context) {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(associated(current.id, context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, body, cipher.getAuthTag()]);
      return `${current.id}.${bytes.toString('base64url')}`;
    },
    open(sealed, context) {
      const dot = sealed.indexOf('.');
      const id = sealed.slice(0, Math.max(dot, 0));
      const key = byId.get(id);
      if (key === undefined) throw new Error('sealed with a key that ENCRYPTION_KEYS lacks');
      const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('a sealed text is too short');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(associated(id, context));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    fingerprint(text, context) {
      const mac = createHmac('sha256', current.key).update('fingerprint\n');
      return mac.update(`${context.length}\n${context}${text}`).digest('base64url');
    },
  } satisfies SecretBox;
}

function associated(keyId: string, context: string): Buffer {
  return Buffer.from(`${keyId}\n${context}`, 'utf8');
}
