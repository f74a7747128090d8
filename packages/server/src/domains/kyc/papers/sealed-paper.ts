import { createCipheriv, createDecipheriv } from 'node:crypto';
import { resealing } from '../../../db/reseal.ts';
import type { Deps } from '../../../deps.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whose paper it is: what was sealed as one paper opens as no other. */
export interface PaperName {
  readonly id: string;
  readonly userId: string;
}

/** A file as it is kept, and the key that opens it, which the server's keys have sealed. */
export interface SealedPaper {
  readonly bytes: Uint8Array;
  readonly fileKey: string;
}

/** Where the bytes of a paper lie in the object store. */
export const paperObject = (id: string): string => `kyc-${id}`;

const keyContext = (id: string): string => `kyc-paper:${id}`;
const associated = ({ id, userId }: PaperName) => Buffer.from(`kyc-paper\n${id}\n${userId}`);

/** Seals a file under a key of its own: without that key it is gone, wherever its bytes are. */
export function sealPaper(
  { random, secrets }: Pick<Deps, 'random' | 'secrets'>,
  name: PaperName,
  bytes: Uint8Array,
): SealedPaper {
  const key = random.bytes(KEY_BYTES);
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associated(name));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  const sealed = Buffer.concat([nonce, body, cipher.getAuthTag()]);
  const fileKey = secrets.seal(Buffer.from(key).toString('base64url'), keyContext(name.id));
  return { bytes: sealed, fileKey };
}

/** @throws {Error} where the bytes are others, or of another paper */
export function openPaper(
  { secrets }: Pick<Deps, 'secrets'>,
  name: PaperName,
  { bytes, fileKey }: SealedPaper,
): Uint8Array {
  const key = Buffer.from(secrets.open(fileKey, keyContext(name.id)), 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(associated(name));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

/** Seals every key of a file that another key has sealed with the current one. */
export const resealPaperKeys = resealing({
  table: 'kyc_documents',
  key: 'id',
  column: 'file_key',
  contextOf: keyContext,
});
