import { generateKeyPairSync } from 'node:crypto';
import type { TextsOf } from './dkim.ts';

/** Who signs, how much of the body, and which fields, with `:` between them; default: all of it. */
interface Differing {
  readonly d?: string;
  readonly l?: number;
  readonly h?: string;
}

/** Of one domain, whose public key is told by `textsOf`. */
export interface SigningDomain {
  /** The message with a signature in front. */
  sign(message: string, more?: Differing): Promise<string>;
  readonly textsOf: TextsOf;
}

const SELECTOR = 'key1';

/** A domain that signs what it sends, with a new key. */
export function signingDomain(domain: string, record = ''): SigningDomain {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    async sign(message, { d = domain, l, h } = {}) {
      const { dkimSign } = await import('mailauth');
      const signer = {
        canonicalization: 'relaxed/relaxed',
        signingDomain: d,
        selector: SELECTOR,
        privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        ...(l === undefined ? {} : { maxBodyLength: l }),
      };
      const fields = h === undefined ? {} : { headerList: h };
      const options = { ...signer, ...fields, signatureData: [signer] };
      const { signatures, errors } = await dkimSign(message, options);
      for (const { err } of errors) throw err;
      return signatures + message;
    },
    textsOf: async (name) => {
      if (name.endsWith(`._domainkey.${domain}`)) return [[`v=DKIM1; k=rsa; ${record}p=${key}`]];
      throw Object.assign(new Error('there is no such name'), { code: 'ENOTFOUND' });
    },
  };
}

/** A message as a broker's program writes it. */
export function messageOf(fields: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', ...body.split('\n'), ''].join('\r\n');
}
