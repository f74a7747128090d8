import type { Transaction } from '../../../db/database.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { AccountDeps } from '../deps.ts';
import { insertMail, type PhraseRow, phraseOfEmail, phraseOfUser } from './outbox.sql.ts';

/** A mail before it has an id. */
export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

export type PostDeps = Pick<AccountDeps, 'clock' | 'random' | 'secrets'>;

/** Where the phrase of a person is sealed. */
export function phraseContext(userId: string): string {
  return `anti-phishing-code:${userId}`;
}

/**
 * Puts a mail into the outbox: it is sent if, and only if, the transaction commits. A mail to the
 * address of a person carries the phrase by which that person knows genuine mails.
 *
 * @param userId whose mail it is, where it goes to an address that is not the account's yet
 */
export async function post(
  tx: Transaction,
  deps: PostDeps,
  letter: Letter,
  userId?: string,
): Promise<void> {
  const phrase =
    userId === undefined
      ? await tx.maybe(phraseOfEmail, letter.recipient)
      : await tx.maybe(phraseOfUser, userId);
  await put(tx, deps, letter, phrase);
}

/** Mails to the present address of a person, as `post` does. */
export async function postToUser(
  tx: Transaction,
  deps: PostDeps,
  userId: string,
  letter: Omit<Letter, 'recipient'>,
): Promise<void> {
  const person = await tx.maybe(phraseOfUser, userId);
  invariant(person !== null, 'mails go to people who exist');
  await put(tx, deps, { ...letter, recipient: person.email }, person);
}

async function put(
  tx: Transaction,
  deps: PostDeps,
  { recipient, subject, text }: Letter,
  person: PhraseRow | null,
): Promise<void> {
  const id = newId(deps.clock, deps.random);
  const signed = `${text}${phraseLine(deps, person)}`;
  await tx.one(insertMail, {
    id,
    recipient,
    subject,
    text: signed,
    html: null,
    now: deps.clock.now(),
  });
}

function phraseLine({ secrets }: PostDeps, person: PhraseRow | null): string {
  if (person === null || person.phrase === null) return '';
  const phrase = secrets.open(person.phrase, phraseContext(person.userId));
  return `\nYour phrase, by which you know that this mail is ours: ${phrase}\n`;
}
