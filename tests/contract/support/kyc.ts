/** What an identity check is filled in with. */

/** Who begins with nothing. */
export const as = 'unchecked' as const;
export const address = {
  line1: '12 Rata Street',
  city: 'Wellington',
  postalCode: '6011',
  country: 'NZ',
};
export const contact = { phone: '+64 21 555 012', address };
export const identity = {
  givenName: 'Mia',
  familyName: 'Tane',
  dateOfBirth: '1991-04-17',
  citizenships: ['NZ'],
  countryOfTaxResidence: 'NZ',
  taxId: { number: { type: 'NZL_IRD', value: '49-091-850' } },
  fundingSources: ['SAVINGS'],
};
export const disclosures = {
  controlPerson: false,
  affiliatedWithExchangeOrFinra: false,
  politicallyExposed: false,
  immediateFamilyExposed: false,
  employmentStatus: 'STUDENT',
  usPerson: false,
};
/** What a section shows once it is saved. */
export const saved = (operation: string, more: object) => () => ({
  [operation]: { status: 'DRAFT', canSubmit: false, ...more },
});
