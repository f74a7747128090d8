import { type PlatformError, refuse } from '../refusals/platform-error.ts';

const NEEDS = {
  FUNDING: 'Deposits and exchanges need the signed customer agreement',
  INTEREST: 'Interest needs the signed interest agreement',
  CRYPTO: 'Crypto assets need their signed risks and rules',
  TRADING: 'Trading for real needs the signed customer agreement',
  STRATEGIES: 'Strategies need the signed strategy disclosure',
} as const;

/** What cannot be done before an agreement is signed. */
export function agreementNeeded(purpose: keyof typeof NEEDS): PlatformError {
  return refuse('AGREEMENT_REQUIRED', NEEDS[purpose]);
}
