import { providers } from '@investing-platform/rules/crypto/providers';
import { countries } from '@investing-platform/schema/countries';
import { expect, test } from 'vitest';
import { vaspContract } from '../../../ports/vasps.contract.ts';
import { embeddedVasps } from './index.ts';

vaspContract('embedded', embeddedVasps, {
  id: 'did:web:kraken.com',
  query: 'krak',
  elsewhere: 'NZ',
});

test('the list has each provider once, with countries that exist', () => {
  const codes = countries.map(({ code }) => code);
  const ids = providers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { country, jurisdictions } of providers) {
    for (const code of [...jurisdictions, ...(country === null ? [] : [country])]) {
      expect(codes).toContain(code);
    }
  }
});

test('addresses that are publicly known are told in any case of their letters', async () => {
  const binance = '0x28C6c06298d514Db089934071355E5743bf21d60';
  const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
  expect(await embeddedVasps().factsOf('BASE', binance)).toEqual({
    keptBy: 'did:web:binance.com',
    sanctioned: false,
  });
  expect(await embeddedVasps().factsOf('ETH', listed)).toMatchObject({ sanctioned: true });
});

test.each([
  ['Mia Tamihana', true],
  ['Mia Unknown', false],
])('a provider asked about %s answers %s', async (name, known) => {
  const asked = { vaspId: 'did:web:kraken.com', chain: 'ETH', address: '0x', memo: null } as const;
  expect(await embeddedVasps().confirms({ ...asked, name })).toBe(known);
});
