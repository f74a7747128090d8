import type { TravelRuleInput } from '@investing-platform/schema/operations';
import type { FormValues } from '../../parts/forms/form-values.ts';

/** What the form says of who keeps and who owns a wallet. */
export function travelRuleOf(values: FormValues): TravelRuleInput {
  const country = values.given('beneficiaryCountry');
  const line1 = values.given('line1');
  const city = values.given('city');
  const postalCode = values.given('postalCode');
  return {
    custodian: custodianOf(values),
    ...ownerOf(values),
    ...(country !== undefined && { beneficiaryCountry: country }),
    ...(line1 !== undefined &&
      city !== undefined &&
      country !== undefined && {
        beneficiaryAddress: {
          line1,
          city,
          country,
          ...(postalCode !== undefined && { postalCode }),
        },
      }),
  };
}

function custodianOf(values: FormValues): TravelRuleInput['custodian'] {
  const vaspId = values.given('vaspId');
  if (vaspId !== undefined) return { vaspId };
  const name = values.given('vaspName');
  const website = values.given('vaspWebsite');
  if (name !== undefined && website !== undefined) return { unlistedVasp: { name, website } };
  const ownershipProof = values.given('ownershipProof');
  return { selfHosted: ownershipProof === undefined ? {} : { ownershipProof } };
}

function ownerOf(values: FormValues): Pick<TravelRuleInput, 'beneficiary'> {
  const entityName = values.given('entityName');
  if (entityName !== undefined) return { beneficiary: { entityName } };
  const givenName = values.given('givenName');
  const familyName = values.given('familyName');
  if (givenName === undefined || familyName === undefined) return {};
  return { beneficiary: { person: { givenName, familyName } } };
}
