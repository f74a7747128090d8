import { createHmac } from 'node:crypto';
import { badCursor } from './errors.ts';
import { equalSecrets } from './hash.ts';

/** Where the next page of a list starts: the values that its order compares, as texts. */
export type CursorPosition = readonly string[];

/**
 * Opaque cursors of lists (contract rule 3). A cursor is signed, so that only positions which this
 * service gave out come back, and only to the list that gave them.
 */
export interface Cursors {
  /** @param list the operation that the cursor belongs to */
  encode(list: string, position: CursorPosition): string;
  /** @throws {PlatformError} `BAD_USER_INPUT` for a cursor that this list did not give out */
  decode(list: string, cursor: string): CursorPosition;
}

const SIGNATURE_BYTES = 16;
const LONGEST = 1_000;

/** @param secret the key of the signatures; other processes with the same key accept the cursors */
export function signedCursors(secret: string): Cursors {
  const sign = (list: string, payload: Buffer): Buffer =>
    createHmac('sha256', secret)
      .update(`cursor:${list}:`)
      .update(payload)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  return {
    encode(list, position) {
      const payload = Buffer.from(JSON.stringify(position));
      return Buffer.concat([sign(list, payload), payload]).toString('base64url');
    },
    decode(list, cursor) {
      const bytes = Buffer.from(cursor.length > LONGEST ? '' : cursor, 'base64url');
      const payload = bytes.subarray(SIGNATURE_BYTES);
      const signature = bytes.subarray(0, SIGNATURE_BYTES);
      if (!equalSecrets(signature, sign(list, payload))) throw badCursor();
      return JSON.parse(payload.toString()) as string[];
    },
  };
}
