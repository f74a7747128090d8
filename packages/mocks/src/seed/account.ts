import type { Link } from '../contract/link.ts';
import { all, type Realm } from '../contract/realm.ts';
import { link } from '../contract/row.ts';
import { single } from '../contract/single.ts';
import type { Plants } from './plant.ts';

/** Who the person is to the platform: settings, devices, identity check, agreements. */
export function seedAccount(realm: Realm, plants: Plants): void {
  devices(plants);
  security(realm);
  identity(realm, plants);
  investor(realm, plants);
}

function devices({ one, at }: Plants): void {
  one('DeviceToken', 200, {
    tokenSuffix: 'bb78ad',
    token: '740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad',
    deviceName: 'Phone',
    appVersion: '4.12.0',
    locale: 'en-NZ',
  });
  one('Passkey', 150, {
    name: 'Laptop',
    deviceType: 'MULTI_DEVICE',
    transports: ['INTERNAL', 'HYBRID'],
    lastUsedAt: at(-1),
  });
  one('OAuthLink', 300, {
    provider: 'GOOGLE',
    providerUserId: '108204268033311374519',
    email: 'person@example.com',
    lastUsedAt: at(-20),
  });
  one('Appointment', 10, {
    title: 'Portfolio review',
    startsAt: at(5),
    endsAt: at(5 + 1 / 48),
    status: 'SCHEDULED',
    meetingUrl: 'https://meet.example.com/portfolio-review',
  });
  one('Appointment', 90, {
    title: 'First conversation',
    startsAt: at(-80),
    endsAt: at(-80 + 1 / 48),
    status: 'COMPLETED',
  });
}

function security(realm: Realm): void {
  Object.assign(single(realm, 'SecurityState'), { hasPassword: true, recoveryCodesLeft: 0 });
  Object.assign(single(realm, 'NewsletterSubscription'), {
    status: 'UNSUBSCRIBED',
    topics: [],
  });
  Object.assign(single(realm, 'UserPreferences'), { marketingEmails: false });
}

const ADDRESS = {
  line1: '12 Rata Street',
  city: 'Nelson',
  postalCode: '7010',
  country: 'NZ',
};

function identity(realm: Realm, plants: Plants): void {
  const { one, at, day } = plants;
  const { user } = realm;
  const [givenName, familyName] = [user?.firstName ?? 'Mia', user?.lastName ?? 'Tane'];
  const signer = `${givenName} ${familyName}`;
  for (const agreement of all(realm, 'Agreement', { mandatory: true })) {
    one('SignedAgreement', 380, {
      agreementId: agreement.id,
      type: agreement.type,
      version: agreement.version,
      signerName: signer,
    });
  }
  const document = one('KycDocument', 385, {
    type: 'PASSPORT',
    fileName: 'passport.jpg',
    mimeType: 'image/jpeg',
    status: 'ACCEPTED',
    expiresOn: day(1_900),
  });
  const session = one('IdvSession', 384, {
    outcome: 'PASSED',
    finishedAt: at(-384),
  });
  one('W8Ben', 383, {
    fullName: signer,
    countryOfCitizenship: 'NZ',
    permanentAddress: ADDRESS,
    foreignTaxIdMasked: '•••• 850',
    dateOfBirth: '1991-04-17',
    treatyClaim: { country: 'NZ', article: null, ratePercent: '15', incomeType: 'Dividends' },
    signerName: signer,
    statement: `Signed electronically by ${signer} on ${at(-383).toISOString()} from 203.0.113.7.`,
    expiresOn: `${Number(day(-383).slice(0, 4)) + 3}-12-31`,
  });
  approved(realm, plants, {
    givenName,
    familyName,
    documentOfIdentity: document.id,
    idv: link('IdvSession', session.id),
  });
}

interface Checked {
  readonly givenName: string;
  readonly familyName: string;
  readonly documentOfIdentity: string;
  readonly idv: Link;
}

function approved(realm: Realm, { at }: Plants, checked: Checked): void {
  const { user } = realm;
  const { givenName, familyName, documentOfIdentity, idv } = checked;
  Object.assign(single(realm, 'Kyc'), {
    status: 'APPROVED',
    accountType: 'INDIVIDUAL',
    contact: { email: user?.email, phone: '+6421555012', address: ADDRESS, mailingAddress: null },
    identity: {
      givenName,
      familyName,
      dateOfBirth: '1991-04-17',
      countryOfBirth: 'NZ',
      citizenships: ['NZ'],
      countryOfTaxResidence: 'NZ',
      taxIdType: 'NZL_IRD',
      taxIdMasked: '•••• 850',
      fundingSources: ['EMPLOYMENT_INCOME', 'SAVINGS'],
      annualIncome: { min: '80000', max: '120000', currency: 'NZD' },
    },
    disclosures: {
      controlPerson: false,
      controlledCompanies: [],
      affiliatedWithExchangeOrFinra: false,
      politicallyExposed: false,
      immediateFamilyExposed: false,
      politicallyExposedNames: [],
      employmentStatus: 'EMPLOYED',
      employerName: 'Harbour Design Ltd',
      position: 'Product designer',
      usPerson: false,
    },
    trustedContact: {
      declined: true,
    },
    submittedAt: at(-382),
    decidedAt: at(-381),
    documentOfIdentity,
    idv,
  });
}

function investor(realm: Realm, { at }: Plants): void {
  Object.assign(single(realm, 'InvestorPreferences'), {
    riskTolerance: 'MEDIUM',
    experience: 'GOOD',
    investmentHorizonYears: 15,
    objectives: ['GROWTH', 'RETIREMENT'],
    sectors: ['INFORMATION_TECHNOLOGY', 'HEALTH_CARE'],
    excludedSectors: ['ENERGY'],
    assetClasses: ['EQUITY', 'ETF'],
    prefersSustainable: true,
    monthlyBudget: { amount: '400', currency: 'NZD' },
    completedAt: at(-350),
  });
}
