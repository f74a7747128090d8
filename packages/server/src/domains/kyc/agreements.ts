import type { AgreementPurpose, AgreementType } from '@investing-platform/schema/operations';
import { sha256 } from '../../kernel/hash.ts';
import { accountText, customerText } from './agreement-texts/contracts.ts';
import { esignText, privacyText, termsText } from './agreement-texts/notices.ts';
import { cryptoText, interestText, strategyText } from './agreement-texts/programmes.ts';

/** A contract or notice in the version in force. */
export interface AgreementInForce {
  readonly id: string;
  readonly type: AgreementType;
  readonly title: string;
  readonly version: string;
  readonly bodyMarkdown: string;
  readonly requiredFor: readonly AgreementPurpose[];
  readonly mandatory: boolean;
  readonly effectiveAt: Date;
}

/** Of all of them, so far. */
export const VERSION = '2026-01';
const EFFECTIVE_FROM = new Date('2026-01-01T00:00:00Z');

function agreement(
  id: string,
  type: AgreementType,
  title: string,
  bodyMarkdown: string,
  requiredFor: readonly AgreementPurpose[],
): AgreementInForce {
  const mandatory = requiredFor.includes('KYC') || requiredFor.includes('TRADING');
  const inForce = { version: VERSION, effectiveAt: EFFECTIVE_FROM };
  return { id, type, title, bodyMarkdown, requiredFor, mandatory, ...inForce };
}

/** Mandatory ones first. A changed text is a new version with another id: signatures are of texts. */
export const agreementsInForce: readonly AgreementInForce[] = [
  agreement(
    '019b7300-0000-7a01-8c00-0000000000c1',
    'CUSTOMER',
    'Customer agreement',
    customerText,
    ['KYC', 'TRADING'],
  ),
  agreement('019b7300-0000-7a02-8c00-0000000000c2', 'ACCOUNT', 'Account agreement', accountText, [
    'KYC',
  ]),
  agreement(
    '019b7300-0000-7a03-8c00-0000000000c3',
    'ESIGN',
    'Electronic signatures and papers',
    esignText,
    ['KYC'],
  ),
  agreement('019b7300-0000-7a04-8c00-0000000000c4', 'TERMS', 'Terms of use', termsText, ['KYC']),
  agreement('019b7300-0000-7a05-8c00-0000000000c5', 'PRIVACY', 'Privacy notice', privacyText, [
    'KYC',
  ]),
  agreement(
    '019b7300-0000-7a06-8c00-0000000000c6',
    'STRATEGY_DISCLOSURE',
    'Risks and costs of strategies',
    strategyText,
    ['STRATEGIES'],
  ),
  agreement(
    '019b7300-0000-7a07-8c00-0000000000c7',
    'INTEREST_SWEEP',
    'Interest on cash',
    interestText,
    ['INTEREST'],
  ),
  agreement(
    '019b7300-0000-7a08-8c00-0000000000c8',
    'CRYPTO',
    'Risks and rules of crypto assets',
    cryptoText,
    ['CRYPTO'],
  ),
];

/** The SHA-256 of an agreement's text, as 64 hexadecimal digits in lower case. */
export function contentSha256({ bodyMarkdown }: Pick<AgreementInForce, 'bodyMarkdown'>): string {
  return sha256(bodyMarkdown).toString('hex');
}

/** Where the text of an agreement is served, below the origin. */
export function pathOf({ type }: Pick<AgreementInForce, 'type'>): string {
  return `/agreements/${type.toLowerCase().replaceAll('_', '-')}`;
}
