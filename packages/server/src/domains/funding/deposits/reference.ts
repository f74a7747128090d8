import type { Reader, Transaction } from '../../../db/database.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import type { Random } from '../../../kernel/random.ts';
import type { FundingDeps } from '../deps.ts';
import { insertReference, permanentReference } from './deposits.sql.ts';

/** Without characters that look like others; 32 of them, so that five bits choose one. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 40 bits: short enough for the 12 places that banks have, and hit by no slip of the pen. */
const CHARACTERS = 8;
const MAX_ATTEMPTS = 5;

function newReference(random: Random): string {
  return [...random.bytes(CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A reference as it is stored, from how people and banks write it. */
export function storedReference(text: string): string {
  return text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/** Gives a pending transaction a reference of its own, which nobody has had. */
export async function giveReference(
  tx: Transaction,
  { random }: Pick<FundingDeps, 'random'>,
  userId: string,
  pendingTransactionId: string,
): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const given = await tx.maybe(
      insertReference,
      newReference(random),
      userId,
      pendingTransactionId,
    );
    if (given !== null) return given.reference;
  }
  throw new PlatformError('INTERNAL', 'No unused reference was found');
}

/** The person's permanent reference, given out when it is first asked for. */
export async function referenceOf(
  db: Reader,
  { random }: Pick<FundingDeps, 'random'>,
  userId: string,
): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const known =
      (await db.maybe(permanentReference, userId)) ??
      (await db.maybe(insertReference, newReference(random), userId, null));
    if (known !== null) return known.reference;
  }
  throw new PlatformError('INTERNAL', 'No unused reference was found');
}
