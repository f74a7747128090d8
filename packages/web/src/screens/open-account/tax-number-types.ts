import { countries } from '@investing-platform/schema/countries';
import type { TaxIdType } from '@investing-platform/schema/operations';

/** The usual tax numbers of a country. */
export function taxIdTypesOf(country: string): readonly TaxIdType[] {
  return countries.find(({ code }) => code === country)?.taxIdTypes ?? [];
}

/** `NZL_IRD` as `IRD`. */
export function taxNumberName(type: TaxIdType): string {
  return type.replace(/^[A-Z]+_/, '').replaceAll('_', ' ');
}
