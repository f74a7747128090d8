import { storable } from '@investing-platform/rules/networth/imports/files/csv';
import type { Email, Header } from 'postal-mime';
import { textOfHtml } from './text-of-html.ts';

/** What the head of a message says of it. */
export interface HeadRead {
  /** In lower case. */
  readonly sender: string;
  readonly subject: string;
  readonly messageId: string | null;
}

/** A file that came with a message. */
export interface AttachedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A message as a person would see it. */
export interface MessageRead {
  /** Whether a program answers a mail with it, or reports one: nothing is to come of it. */
  readonly isAnswer: boolean;
  readonly attachments: readonly AttachedFile[];
  /** How many files it has beyond those. */
  readonly unreadCount: number;
  /** What it says in words; of several ways, the plain one. */
  readonly text: string;
}

const MAX_SUBJECT_CHARACTERS = 500;
const MAX_SENDER_CHARACTERS = 254;
const MAX_MESSAGE_ID_CHARACTERS = 500;
export const MAX_ATTACHMENTS = 20;
const MAX_NAME_CHARACTERS = 255;
const MAX_TEXT_CHARACTERS = 200_000;
const ADDRESS = /^[^\s@<>\p{Cc}\p{Cf}]+@[^\s@<>\p{Cc}\p{Cf}]+$/u;
/** Who reads addresses leaves these out: another sender than the one that is written. */
const UNREAD = /[^\P{Cc}\t]/u;
/** Nobody means them by themselves: logos, signatures, invitations. */
const DECORATION = /^(?:image\/(?:gif|svg\+xml)|text\/calendar|application\/(?:pgp|pkcs7)-.*)$/;
/** A database keeps no zero, and a line is one line. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** @returns null where it does not say, or says in several ways, who sent it */
export async function readHead(head: Uint8Array): Promise<HeadRead | null> {
  const { addressParser, default: PostalMime } = await import('postal-mime');
  const { headers, subject = '', messageId } = await PostalMime.parse(head);
  const senders = headers.filter(({ key }) => key === 'from').map(({ value }) => value);
  if (senders.some((text) => UNREAD.test(text))) return null;
  const [sender, ...more] = senders.flatMap((text) => addressParser(text, { flatten: true }));
  const address = sender?.address?.toLowerCase() ?? '';
  if (more.length > 0 || !ADDRESS.test(address) || address.length > MAX_SENDER_CHARACTERS) {
    return null;
  }
  const id = messageId === undefined ? '' : inOneLine(messageId, MAX_MESSAGE_ID_CHARACTERS);
  return {
    sender: address,
    subject: inOneLine(subject, MAX_SUBJECT_CHARACTERS),
    messageId: id === '' ? null : id,
  };
}

/** @throws {Error} where its parts cannot be told apart */
export async function readMessage(bytes: Uint8Array): Promise<MessageRead> {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(bytes);
  const isMeant = ({ mimeType, related }: Email['attachments'][number]): boolean =>
    related !== true && !DECORATION.test(mimeType);
  const meant = email.attachments.filter(isMeant);
  const attachments = meant.slice(0, MAX_ATTACHMENTS);
  return {
    isAnswer: isAnswer(email.headers),
    unreadCount: meant.length - attachments.length,
    attachments: attachments.map(({ filename, content }, place) => ({
      name: nameOf(filename, place),
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
    text: storable(textOf(email).slice(0, MAX_TEXT_CHARACTERS)),
  };
}

function textOf({ text = '', html = '' }: Email): string {
  return text.trim() === '' ? textOfHtml(html) : text;
}

function inOneLine(text: string, most: number): string {
  return text.replace(CONTROLS, ' ').trim().slice(0, most).toWellFormed();
}

function nameOf(name: string | null, place: number): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const own = inOneLine(last, MAX_NAME_CHARACTERS);
  return /^\.{0,2}$/.test(own) ? `attachment-${place + 1}` : own;
}

/** RFC 3834, section 5: `auto-generated` is what brokers send; `auto-replied` answers a mail. */
function isAnswer(headers: readonly Header[]): boolean {
  return headers.some(({ key, value }) => {
    if (key === 'auto-submitted') return /^\s*auto-replied/i.test(value);
    if (key === 'content-type') return /^\s*multipart\/report/i.test(value);
    return key === 'x-autoreply' || key === 'x-autorespond';
  });
}
