import { noteIn } from '@investing-platform/rules/networth/imports/note-in-text';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { turns } from '../../../kernel/turns.ts';
import { takeFile } from '../../networth/index.ts';
import type { ScanDeps } from '../../uploads/index.ts';
import { FORGET_EMAIL, READ_EMAIL } from './email-jobs.ts';
import {
  beginReading,
  type EmailToRead,
  emailToRead,
  endReading,
  filesTaken,
  noteTaken,
  readBefore,
} from './emails.sql.ts';
import {
  bringsRows,
  failed,
  ignored,
  isOver,
  type Outcome,
  outcomeOfFiles,
  withUnread,
} from './outcome-of-files.ts';
import { MAX_ATTACHMENTS, type MessageRead, readMessage } from './read-message.ts';
import { tellOwner } from './tell-owner.ts';

export type ReadEmailDeps = Pick<
  Deps,
  'db' | 'clock' | 'random' | 'objects' | 'secrets' | 'mailSignatures' | 'config'
> &
  ScanDeps;

const NEXT_LOOK_SECONDS = 1;
const TEXT_NAME = 'message.txt';
const MAX_WAITING = 20;
const OWNER = 'e-mails';

/** Reads e-mails, one at a time in a process: each is in memory whole. */
export function readingEmails(deps: ReadEmailDeps): JobHandler {
  const { inTurn } = turns(MAX_WAITING);
  return {
    kind: READ_EMAIL,
    everySeconds: null,
    run: (id) =>
      inTurn(
        OWNER,
        () => readEmail(deps, id),
        () => new Error('too many e-mails wait to be read'),
      ),
  };
}

/** @returns when to look again: files that came with it are read by jobs of their own */
async function readEmail(deps: ReadEmailDeps, id: string): Promise<Date | null> {
  const email = await deps.db.maybe(emailToRead, id);
  if (email === null) return null;
  if (email.status === 'RECEIVED') await begin(deps, email);
  const outcome = await attempt(deps, email);
  if (outcome === null) return secondsAfter(deps.clock.now(), NEXT_LOOK_SECONDS);
  await end(deps, email, outcome);
  return null;
}

async function begin({ db, clock }: ReadEmailDeps, { id, userId }: EmailToRead): Promise<void> {
  const begun = { status: 'PARSING', failureCode: null, failureReason: null } as const;
  const updatedAt = clock.now();
  await db.transaction(async (tx) =>
    tx.send(...beginReading({ userId, id }, { ...begun, attempts: 1, updatedAt })),
  );
}

/** @returns null where files of it are still to be read */
async function attempt(deps: ReadEmailDeps, email: EmailToRead): Promise<Outcome | null> {
  if (!email.enabled) return ignored('E-mail is switched off for the portfolio.');
  if (!email.allowedSenders.includes(email.sender)) {
    return ignored(`E-mails from ${email.sender} are not allowed for the portfolio.`);
  }
  const { fileIds, textTaken, userId } = email;
  const files = await deps.db.all(filesTaken, userId, fileIds);
  if (!isOver(files)) return null;
  if (files.some(bringsRows) || textTaken) {
    return withUnread(outcomeOfFiles(files, []), await unreadCount(deps, email));
  }
  return files.length === 0 ? takeAttachments(deps, email) : takeText(deps, email);
}

/** How many files came beyond those that are read: its message is looked at where there may be. */
async function unreadCount(deps: ReadEmailDeps, email: EmailToRead): Promise<number> {
  if (email.attachments.length < MAX_ATTACHMENTS) return 0;
  return (await readAgain(deps, email.id))?.unreadCount ?? 0;
}

/** @returns null where the store has it no more, or its parts cannot be told apart */
async function readAgain(deps: ReadEmailDeps, id: string): Promise<MessageRead | null> {
  const bytes = await messageOf(deps, id);
  return bytes === null ? null : readMessage(bytes).catch(() => null);
}

/** Before all else, what it is: nothing is taken of an e-mail that came before. */
async function takeAttachments(deps: ReadEmailDeps, email: EmailToRead): Promise<Outcome | null> {
  const bytes = await messageOf(deps, email.id);
  if (bytes === null) return failed('UNREADABLE', 'Its message is gone: forward it again.');
  const signer = email.verified ? email.sender : await deps.mailSignatures.signerOf(bytes);
  const verified = signer?.toLowerCase() === email.sender;
  const { id, portfolioId, messageId, bodySha256 } = email;
  const of = [id, portfolioId, messageId, bodySha256, verified] as const;
  const before = await deps.db.maybe(readBefore, ...of);
  if (before !== null) {
    return ignored(`The same e-mail came before, at ${before.receivedAt.toISOString()}.`);
  }
  const message = await readMessage(bytes).catch(() => null);
  if (message === null) return failed('UNREADABLE', 'Its parts cannot be told apart.');
  if (message.isAnswer) return ignored('A program answered with it, or reports another e-mail.');
  const attachments = message.attachments.map(({ name }) => name);
  const checked = { ...email, verified, attachments };
  const { ids, problems } = await take(deps, checked, message.attachments);
  if (ids.length > 0) {
    await note(deps, { ...checked, fileIds: ids });
    return null;
  }
  return textOf(deps, checked, message, problems);
}

async function takeText(deps: ReadEmailDeps, email: EmailToRead): Promise<Outcome | null> {
  const message = await readAgain(deps, email.id);
  if (message !== null) return textOf(deps, email, message, []);
  return outcomeOfFiles(await deps.db.all(filesTaken, email.userId, email.fileIds), []);
}

/** The text is read where no file says anything. */
async function textOf(
  deps: ReadEmailDeps,
  email: EmailToRead,
  { text, unreadCount: more }: MessageRead,
  problems: readonly string[],
): Promise<Outcome | null> {
  const { fileIds } = email;
  const untaken = [...problems];
  const { problem } = noteIn(text);
  if (problem === null) {
    const taken = await take(deps, email, [{ name: TEXT_NAME, bytes: Buffer.from(text) }]);
    const { ids } = taken;
    await note(deps, { ...email, fileIds: [...fileIds, ...ids], textTaken: true });
    if (ids.length > 0) return null;
    untaken.push(...taken.problems);
  } else {
    await note(deps, { ...email, textTaken: true });
    untaken.push(problem);
  }
  const files = await deps.db.all(filesTaken, email.userId, fileIds);
  return withUnread(outcomeOfFiles(files, untaken), more);
}

/** @returns the ids of those that were taken, and why the others were not */
async function take(
  deps: ReadEmailDeps,
  { id: emailId, userId, portfolioId, autoConfirm, verified }: EmailToRead,
  attachments: MessageRead['attachments'],
) {
  const ids: string[] = [];
  const problems: string[] = [];
  // Nobody but a sender whose domain vouches for the mail has anything counted unseen.
  const of = { userId, portfolioId, emailId, confirms: autoConfirm && verified };
  for (const { name, bytes } of attachments) {
    try {
      ids.push(await takeFile(deps, { ...of, source: 'EMAIL', name, bytes }));
    } catch (error) {
      if (!(error instanceof PlatformError) || error.code === 'PROVIDER_UNAVAILABLE') throw error;
      const [field] = error.fields ?? [];
      problems.push(`${name}: ${field?.message ?? error.message}.`);
    }
  }
  return { ids: [...new Set(ids)], problems };
}

async function note(
  { db, clock }: ReadEmailDeps,
  { id, userId, attachments, fileIds, textTaken, verified }: EmailToRead,
): Promise<void> {
  const taken = { attachments, fileIds, textTaken, verified, updatedAt: clock.now() };
  await db.transaction(async (tx) => tx.send(...noteTaken({ userId, id }, taken)));
}

async function end(deps: ReadEmailDeps, email: EmailToRead, outcome: Outcome): Promise<void> {
  const { id, userId } = email;
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    tx.send(...endReading({ userId, id }, { ...outcome, updatedAt: now }));
    await tellOwner(tx, deps, email, outcome);
    await requestJob(tx, { kind: FORGET_EMAIL, key: id, runAt: now });
  });
}

/** @returns null where the store has it no more */
async function messageOf(
  { objects }: Pick<Deps, 'objects'>,
  id: string,
): Promise<Uint8Array | null> {
  const stored = await objects.get(id);
  if (stored === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of stored.bytes) parts.push(part);
  return Buffer.concat(parts);
}
