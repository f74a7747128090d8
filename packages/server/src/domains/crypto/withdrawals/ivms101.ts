import type { TravelRule } from '@investing-platform/rules/crypto/travel-rule';
import type { TravelRulePayload } from '../../../ports/chains.ts';

/** Who sends. */
export interface Originator {
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly country: string | null;
  /** Where it is sent from. */
  readonly fromAddress: string | null;
  /** The platform's own name of the person. */
  readonly customerId: string;
}

const natural = (given: string | null, family: string | null) => ({
  name: {
    nameIdentifier: [
      {
        primaryIdentifier: family ?? given ?? '',
        ...(family === null || given === null ? {} : { secondaryIdentifier: given }),
        nameIdentifierType: 'LEGL',
      },
    ],
  },
});

const legal = (name: string) => ({
  name: { nameIdentifier: [{ legalPersonName: name, legalPersonNameIdentifierType: 'LEGL' }] },
});

/** Fields without a value are left out, as the standard asks. */
function given<T extends object>(fields: T): Partial<T> {
  const entries = Object.entries(fields).filter(([, value]) => value != null && value !== '');
  return Object.fromEntries(entries) as Partial<T>;
}

function addressesOf({ beneficiaryAddress: address }: TravelRule) {
  if (address === null) return undefined;
  return [
    given({
      addressType: 'HOME',
      addressLine: [address.line1, address.line2].filter((line) => line != null),
      townName: address.city,
      countrySubDivision: address.region,
      postCode: address.postalCode,
      country: address.country,
    }),
  ];
}

function beneficiaryOf(rule: TravelRule) {
  const { beneficiaryGivenName, beneficiaryFamilyName, beneficiaryEntityName } = rule;
  const about = given({
    geographicAddress: addressesOf(rule),
    countryOfResidence: rule.beneficiaryCountry,
  });
  if (beneficiaryEntityName === null) {
    const person = natural(beneficiaryGivenName, beneficiaryFamilyName);
    return { naturalPerson: { ...person, ...about } };
  }
  const { countryOfResidence: countryOfRegistration, ...rest } = about;
  const entity = legal(beneficiaryEntityName);
  return { legalPerson: { ...entity, ...rest, ...given({ countryOfRegistration }) } };
}

/** What the travel rule has passed on with a transfer, as IVMS101.2023 writes it. */
export function ivms101(
  originator: Originator,
  rule: TravelRule,
  to: { readonly address: string; readonly service: string },
): TravelRulePayload {
  const { givenName, familyName, country, fromAddress, customerId } = originator;
  const sender = {
    ...natural(givenName, familyName),
    ...given({ customerIdentification: customerId, countryOfResidence: country }),
  };
  const keeper = rule.selfHosted
    ? {}
    : { beneficiaryVASP: { beneficiaryVASP: { legalPerson: legal(rule.vaspName ?? '') } } };
  return {
    originator: {
      originatorPersons: [{ naturalPerson: sender }],
      accountNumber: fromAddress === null ? [] : [fromAddress],
    },
    beneficiary: {
      beneficiaryPersons: [beneficiaryOf(rule)],
      accountNumber: [to.address],
    },
    originatingVASP: { originatingVASP: { legalPerson: legal(to.service) } },
    ...keeper,
    payloadMetadata: { payloadVersion: '101.2023' },
  };
}
