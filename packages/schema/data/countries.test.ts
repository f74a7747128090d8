import { describe, expect, test } from 'vitest';
import { countries } from './countries.ts';
import { countryCodes } from './country-codes.ts';
import { currencyCodes } from './currency-codes.ts';

describe('the countries', () => {
  test('are those of ISO 3166-1, each once, by name', () => {
    expect(countries.map(({ code }) => code).sort()).toEqual([...countryCodes].sort());
    const names = countries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Aland Islands', 'Albania'].map(withRing));
    expect(names.at(-1)).toBe('Zimbabwe');
  });

  test('have a calling code, a currency in use and a kind of tax id', () => {
    for (const { callingCode, currency, taxIdTypes } of countries) {
      expect(callingCode).toMatch(/^\+[1-9]\d{0,3}$/);
      expect(currencyCodes).toContain(currency);
      expect(taxIdTypes.length).toBeGreaterThan(0);
    }
  });

  test('know what New Zealanders need', () => {
    expect(countries.find(({ code }) => code === 'NZ')).toEqual({
      code: 'NZ',
      name: 'New Zealand',
      callingCode: '+64',
      currency: 'NZD',
      taxIdTypes: ['NZL_IRD'],
      canOpenAccount: true,
      w8benTreatyRatePercent: '15',
    });
  });
});

function withRing(name: string): string {
  return name === 'Aland Islands' ? 'Åland Islands' : name;
}
