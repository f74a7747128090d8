import { type KycFacts, checkNeeded as neededOf } from '@investing-platform/rules/kyc/sections';
import type { Reader } from '../../../db/database.ts';
import { type PlatformError, refuse } from '../../../kernel/errors.ts';
import { agreementsInForce } from '../agreements.ts';
import { type FactsRow, factsOfUser } from './checks.sql.ts';

/** The agreements that the check needs. */
export const kycAgreements = agreementsInForce.filter(({ requiredFor }) =>
  requiredFor.includes('KYC'),
);

/** What the rules of completeness ask, as `factsOfUser` read it. */
export function factsFrom({ provider, signed, ...row }: FactsRow): KycFacts {
  return {
    ...row,
    agreements: kycAgreements.map(({ title, type, version }) => ({
      title,
      isSigned: signed.includes(`${type} ${version}`),
    })),
    hasProvider: provider !== null,
  };
}

/** To be thrown where an approved check is needed: it says what is left until the account opens. */
export async function checkNeeded(
  reader: Reader,
  userId: string,
  why: string,
): Promise<PlatformError> {
  const row = await reader.maybe(factsOfUser, userId);
  // Nothing is there for an unknown person, as with every other permission.
  if (row === null) return refuse('KYC_REQUIRED', why);
  return neededOf(factsFrom(row), why);
}
