import { identitySection, NO_TAX_ID } from '@investing-platform/rules/kyc/identity';
import { w8benForm } from '@investing-platform/rules/kyc/w8ben';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { taxFormPaper } from './tax-form-paper.ts';

const person = {
  givenName: 'Mia',
  familyName: 'Tane',
  dateOfBirth: '1991-04-17',
  citizenships: ['NZ'],
  countryOfTaxResidence: 'NZ',
  fundingSources: ['SAVINGS' as const],
};
const address = { line1: '12 Rata Street', city: 'Wellington', postalCode: '6011', country: 'NZ' };
const given = {
  fullName: 'Mia Tane',
  countryOfCitizenship: 'NZ',
  permanentAddress: address,
  taxId: { foreignTaxId: '49-091-850' },
  dateOfBirth: '1991-04-17',
  signerName: 'Mia Tane',
  certify: true,
};
const createdAt = new Date('2026-11-20T02:00:00Z');

async function textOf(differing: object): Promise<string> {
  const identity = identitySection(person, '2026-11-20', NO_TAX_ID);
  const signed = w8benForm({ ...given, ...differing }, { identity, usPerson: false });
  const sealed = { ...signed, statement: 'Signed electronically by Mia Tane.', ipAddress: '::1' };
  const bytes = await taxFormPaper(sealed, { createdAt, expiresOn: '2029-12-31' });
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/g, ' ');
}

test.each<[string, object, readonly string[]]>([
  [
    'with a treaty',
    { treatyClaim: { country: 'NZ', article: '10' } },
    ['resident of New Zealand within', '15 percent', 'Dividends', '10 Article 10'],
  ],
  ['without one', {}, ['No treaty is claimed: 30 percent are withheld.']],
  ['with a US number', { taxId: { ssnOrItin: '123-45-6789' } }, ['number 123456789']],
])('the form %s says line by line what was signed, and under what', async (_name, more, words) => {
  const text = await textOf(more);
  const always = [
    ...[
      'Substitute Form W-8BEN',
      'revision 10-2021',
      '1 Name Mia Tane',
      'in force until 2029-12-31',
    ],
    ...['12 Rata Street Wellington, 6011 New Zealand', 'Under penalties of perjury', '1991-04-17'],
    ...['is not a U.S. person', 'Signed electronically by Mia Tane.', '2026-11-20T02:00:00.000Z'],
    ...['2 Country of citizenship New Zealand', 'In force until 2029-12-31'],
    'the capacity to sign for the person identified on line 1 of this form',
  ];
  for (const word of [...always, ...words]) expect(text).toContain(word);
});
