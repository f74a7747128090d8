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

/** Of what a line says beside a reference, no more is looked through. */
const MAX_LOOKED_THROUGH = 1_000;

/**
 * What may be a reference in a line of a bank statement: all of it, a word of it, or two that stand
 * side by side. Banks put names and words of their own beside what the sender wrote.
 */
export function referencesIn(text: string): string[] {
  const words = text.slice(0, MAX_LOOKED_THROUGH).split(/[^0-9A-Za-z]+/);
  const pairs = words.map((word, at) => `${word}${words[at + 1] ?? ''}`);
  const found = [text, ...words, ...pairs].map(storedReference);
  return [...new Set(found)].filter(({ length }) => length === CHARACTERS);
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
