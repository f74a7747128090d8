import { countries } from '@investing-platform/schema/countries';
import type { TaxIdType } from '@investing-platform/schema/operations';

/** A country as the contract shows it. */
export interface Country {
  readonly code: string;
  readonly name: string;
  readonly callingCode: string;
  readonly currency: string;
  readonly taxIdTypes: TaxIdType[];
  readonly canOpenAccount: boolean;
  readonly w8benTreatyRatePercent: string | null;
}

const shown: readonly Country[] = countries.map((country) => ({
  ...country,
  taxIdTypes: [...country.taxIdTypes],
}));

/** All countries, by name. */
export function getAvailableCountries(): Country[] {
  return [...shown];
}
