import { expect, test } from 'vitest';
import { getAvailableCountries } from './get-available-countries.ts';

test('getAvailableCountries lists every country by name, each time anew', () => {
  const countries = getAvailableCountries();
  expect(countries).toHaveLength(249);
  countries.length = 0;
  expect(getAvailableCountries().find(({ code }) => code === 'NZ')).toMatchObject({
    name: 'New Zealand',
    currency: 'NZD',
    canOpenAccount: true,
  });
});
