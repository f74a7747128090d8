import { countries } from '@investing-platform/schema/countries';

/** Code and name of every country, by name. */
export function countryNames(): readonly (readonly [code: string, name: string])[] {
  const named = countries.map(({ code, name }) => [code, name] as const);
  return named.toSorted(([, a], [, b]) => a.localeCompare(b));
}
