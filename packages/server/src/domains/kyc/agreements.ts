import {
  type AgreementInForceType,
  type AgreementTerms,
  agreementTerms,
  isMandatory,
} from '@investing-platform/rules/kyc/agreement-terms';
import { sha256 } from '../../kernel/hash.ts';
import { accountText, customerText } from './agreement-texts/contracts.ts';
import { esignText, privacyText, termsText } from './agreement-texts/notices.ts';
import { cryptoText, interestText, strategyText } from './agreement-texts/programmes.ts';

/** A contract or notice in the version in force. */
export interface AgreementInForce extends AgreementTerms {
  readonly id: string;
  readonly version: string;
  readonly bodyMarkdown: string;
  readonly mandatory: boolean;
  readonly effectiveAt: Date;
}

/** Of all of them, so far. */
export const VERSION = '2026-01';
const EFFECTIVE_FROM = new Date('2026-01-01T00:00:00Z');

/** A changed text is a new version with another id: signatures are of texts. */
const TEXTS: Readonly<Record<AgreementInForceType, readonly [id: string, text: string]>> = {
  CUSTOMER: ['019b7300-0000-7a01-8c00-0000000000c1', customerText],
  ACCOUNT: ['019b7300-0000-7a02-8c00-0000000000c2', accountText],
  ESIGN: ['019b7300-0000-7a03-8c00-0000000000c3', esignText],
  TERMS: ['019b7300-0000-7a04-8c00-0000000000c4', termsText],
  PRIVACY: ['019b7300-0000-7a05-8c00-0000000000c5', privacyText],
  STRATEGY_DISCLOSURE: ['019b7300-0000-7a06-8c00-0000000000c6', strategyText],
  INTEREST_SWEEP: ['019b7300-0000-7a07-8c00-0000000000c7', interestText],
  CRYPTO: ['019b7300-0000-7a08-8c00-0000000000c8', cryptoText],
};

/** Mandatory ones first. */
export const agreementsInForce: readonly AgreementInForce[] = agreementTerms.map((terms) => {
  const [id, bodyMarkdown] = TEXTS[terms.type];
  const inForce = { version: VERSION, effectiveAt: EFFECTIVE_FROM };
  return { id, ...terms, bodyMarkdown, mandatory: isMandatory(terms), ...inForce };
});

/** The SHA-256 of an agreement's text, as 64 hexadecimal digits in lower case. */
export function contentSha256({ bodyMarkdown }: Pick<AgreementInForce, 'bodyMarkdown'>): string {
  return sha256(bodyMarkdown).toString('hex');
}

/** Where the text of an agreement is served, below the origin. */
export function pathOf({ type }: Pick<AgreementInForce, 'type'>): string {
  return `/agreements/${type.toLowerCase().replaceAll('_', '-')}`;
}
