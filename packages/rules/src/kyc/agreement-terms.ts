import type { AgreementPurpose, AgreementType } from '@investing-platform/schema/operations';

/** What an agreement is called, and what cannot be done before it is signed. */
export interface AgreementTerms {
  readonly type: AgreementType;
  readonly title: string;
  readonly requiredFor: readonly AgreementPurpose[];
}

/** Of all that are in force, mandatory ones first. */
export const agreementTerms = [
  { type: 'CUSTOMER', title: 'Customer agreement', requiredFor: ['KYC', 'TRADING'] },
  { type: 'ACCOUNT', title: 'Account agreement', requiredFor: ['KYC'] },
  { type: 'ESIGN', title: 'Electronic signatures and papers', requiredFor: ['KYC'] },
  { type: 'TERMS', title: 'Terms of use', requiredFor: ['KYC'] },
  { type: 'PRIVACY', title: 'Privacy notice', requiredFor: ['KYC'] },
  {
    type: 'STRATEGY_DISCLOSURE',
    title: 'Risks and costs of strategies',
    requiredFor: ['STRATEGIES'],
  },
  { type: 'INTEREST_SWEEP', title: 'Interest on cash', requiredFor: ['INTEREST'] },
  { type: 'CRYPTO', title: 'Risks and rules of crypto assets', requiredFor: ['CRYPTO'] },
] as const satisfies readonly AgreementTerms[];

export type AgreementInForceType = (typeof agreementTerms)[number]['type'];

/** Nobody invests without it. */
export function isMandatory({ requiredFor }: Pick<AgreementTerms, 'requiredFor'>): boolean {
  return requiredFor.includes('KYC') || requiredFor.includes('TRADING');
}
