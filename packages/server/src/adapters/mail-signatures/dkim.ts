import { Resolver } from 'node:dns/promises';
import type { DKIMResult } from 'mailauth';
import type { MailSignatures } from '../../ports/mail-signatures.ts';

/** The texts that a name has in the domain name system, each in its parts. */
export type TextsOf = (name: string) => Promise<string[][]>;

const TIMEOUT_MS = 3_000;
const TRIES = 2;
const MIN_KEY_BITS = 1_024;
const MAX_HEAD_BYTES = 262_144;
/** Each may ask for a key; nobody honest has more. */
const MAX_SIGNATURES = 5;
/** By these a body is read: whoever could change them would have it say something else. */
const OF_BODY = ['content-type', 'content-transfer-encoding'];
const SIGNED = ['from', 'subject', 'date', ...OF_BODY];
/** What is there twice may be read in two ways. */
const ONCE = SIGNED;
const OF_PARTS = /^content-type[ \t]*:\s*multipart\//im;
/** A body without parts, tags or characters beyond ASCII, as one without any field is read. */
const PLAIN = /^(?!--|[\s\S]*\n--)[\t\r\n -;>-~]*$/;
const FIELD = /^([!-9;-~]+)[ \t]*:/gm;

/** DKIM (RFC 6376), read strictly. */
export function dkimSignatures(textsOf: TextsOf = published()): MailSignatures {
  return {
    async signerOf(message) {
      const { head, body } = halvesOf(message);
      const names = [...head.matchAll(FIELD)].map(([, name = '']) => name.toLowerCase());
      const countOf = (name: string): number => names.filter((one) => one === name).length;
      if (countOf('dkim-signature') > MAX_SIGNATURES) return null;
      if (ONCE.some((name) => countOf(name) > 1)) return null;
      if (!isReadOneWay(names, head, body)) return null;
      const { dkimVerify } = await import('mailauth');
      try {
        const { headerFrom, results } = await dkimVerify(Buffer.from(message), {
          strict: true,
          minBitLength: MIN_KEY_BITS,
          resolver: (name, type) => (type === 'TXT' ? textsOf(name) : refuse(type)),
        });
        const [sender, ...more] = headerFrom;
        const needed = SIGNED.filter((name) => names.includes(name));
        const isSigned = results.some((result) => isWhole(result, needed));
        return sender !== undefined && more.length === 0 && isSigned ? sender : null;
      } catch {
        return null;
      }
    },
  };
}

function published(): TextsOf {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return (name) => resolver.resolveTxt(name);
}

async function refuse(type: string): Promise<never> {
  throw new Error(`${type} is not asked for`);
}

function halvesOf(message: Uint8Array): { readonly head: string; readonly body: Buffer } {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  const text = bytes.toString('latin1', 0, MAX_HEAD_BYTES);
  const end = /\r?\n\r?\n/.exec(text);
  const [at, length] = end === null ? [text.length, 0] : [end.index, end[0].length];
  return { head: text.slice(0, at), body: bytes.subarray(at + length) };
}

/**
 * Whether the body says the same with a field that is not there. Most signatures cover what is
 * there and not that something is missing, so that a field which they leave out can be taken away.
 */
function isReadOneWay(names: readonly string[], head: string, body: Buffer): boolean {
  const [hasType, hasEncoding] = OF_BODY.map((name) => names.includes(name));
  if (hasType !== true) return PLAIN.test(body.toString('latin1'));
  // Parts say themselves how they are encoded, and what was quoted has this sign.
  return hasEncoding === true || OF_PARTS.test(head) || !body.includes('=');
}

/** Whether one signature is the sender's own, over the whole body and over what is needed. */
function isWhole({ status, signingHeaders }: DKIMResult, needed: readonly string[]): boolean {
  const { result, aligned, underSized = 0, testing = false } = status;
  if (result !== 'pass' || !aligned || underSized > 0 || testing) return false;
  const signed = (signingHeaders?.keys ?? '').split(':').map((name) => name.trim().toLowerCase());
  return needed.every((name) => signed.includes(name));
}
