import type { KycDocumentType } from '@investing-platform/schema/operations';
import { plainName } from '../../parts/text/format.ts';

export const PAPER_TYPES = [
  'PASSPORT',
  'DRIVER_LICENSE',
  'NATIONAL_ID',
  'VISA',
  'PROOF_OF_ADDRESS',
  'TAX_ID_PROOF',
  'SOURCE_OF_FUNDS',
  'COMPANY_REGISTRATION',
  'TRUST_DEED',
  'W8BEN',
  'OTHER',
] as const satisfies readonly KycDocumentType[];

const WORDS: Readonly<Partial<Record<KycDocumentType, string>>> = {
  DRIVER_LICENSE: 'Driver’s license',
  NATIONAL_ID: 'Identity card',
  VISA: 'Visa or residence permit',
  TAX_ID_PROOF: 'Proof of your tax number',
  SOURCE_OF_FUNDS: 'Proof of where the money comes from',
  COMPANY_REGISTRATION: 'Extract from the company register',
  TRUST_DEED: 'Deed of the trust',
  W8BEN: 'W-8BEN signed on paper',
  OTHER: 'Something else that was asked for',
};

/** What a paper is, for the person. */
export function paperText(type: KycDocumentType): string {
  return WORDS[type] ?? plainName(type);
}
