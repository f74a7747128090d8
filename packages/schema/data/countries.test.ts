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

  test.each([
    ['BD', '15'],
    ['BG', '10'],
    ['GB', '15'],
    ['IN', '25'],
    ['JP', '10'],
    ['LK', '15'],
    ['PH', '25'],
    ['TH', '15'],
    ['TN', '20'],
    ['VE', '15'],
    // Treaties that leave dividends at the statutory rate, and one that has ended.
    ['GR', null],
    ['PK', null],
    ['TT', null],
    ['HU', null],
  ])('%s has the dividend rate %s of IRS Table 1', (country, percent) => {
    const rate = countries.find(({ code }) => code === country)?.w8benTreatyRatePercent;
    expect(rate).toBe(percent);
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
