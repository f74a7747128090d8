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
/** What is there twice may be read in two ways. */
const ONCE = ['from', 'subject', 'date', 'content-type', 'content-transfer-encoding'];
const SIGNED = ['from', 'subject', 'date'];
const FIELD = /^([!-9;-~]+)[ \t]*:/gm;

/** DKIM (RFC 6376), read strictly. */
export function dkimSignatures(textsOf: TextsOf = published()): MailSignatures {
  return {
    async signerOf(message) {
      const names = namesOf(message);
      const countOf = (name: string): number => names.filter((one) => one === name).length;
      if (countOf('dkim-signature') > MAX_SIGNATURES) return null;
      if (ONCE.some((name) => countOf(name) > 1)) return null;
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

/** Of the fields of its head, in lower case. */
function namesOf(message: Uint8Array): string[] {
  const text = Buffer.from(message.subarray(0, MAX_HEAD_BYTES)).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  return [...text.slice(0, end).matchAll(FIELD)].map(([, name = '']) => name.toLowerCase());
}

/** Whether one signature is the sender's own, over the whole body and over what is needed. */
function isWhole({ status, signingHeaders }: DKIMResult, needed: readonly string[]): boolean {
  const { result, aligned, underSized = 0, testing = false } = status;
  if (result !== 'pass' || !aligned || underSized > 0 || testing) return false;
  const signed = (signingHeaders?.keys ?? '').split(':').map((name) => name.trim().toLowerCase());
  return needed.every((name) => signed.includes(name));
}
