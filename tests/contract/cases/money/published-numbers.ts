import {
  saveBankAccountNZD,
  saveBankAccountUSD,
  updateUserKycIdentityInformation,
} from '@investing-platform/schema/operations';
import type { Case, Step } from '../../support/case.ts';
import { as, identity } from '../../support/kyc.ts';
import { refused, step } from '../../support/steps.ts';

const HOLDER = { accountHolder: 'Mia Tamihana' };

const nzd = (accountNumber: string, isGiven: boolean): Step =>
  step(saveBankAccountNZD, { ...HOLDER, accountNumber }, expected('saveBankAccountNZD', isGiven));

const usd = (routingNumber: string, isGiven: boolean): Step =>
  step(
    saveBankAccountUSD,
    { ...HOLDER, accountNumber: '000123456789', routingNumber },
    expected('saveBankAccountUSD', isGiven, 'routingNumber'),
  );

function expected(operation: string, isGiven: boolean, field = 'accountNumber'): Partial<Step> {
  if (!isGiven) return { as, ...refused(operation, 'BAD_USER_INPUT', field) };
  return { as, data: () => ({ [operation]: { status: 'PENDING_VERIFICATION' } }) };
}

const taxed = (type: string, value: string, isGiven: boolean): Step =>
  step(
    updateUserKycIdentityInformation,
    { ...identity, taxId: { number: { type, value } } },
    isGiven
      ? { as, data: () => ({ updateUserKycIdentityInformation: { status: 'DRAFT' } }) }
      : {
          as,
          ...refused('updateUserKycIdentityInformation', 'BAD_USER_INPUT', 'taxId.number.value'),
        },
  );

const travelRule = {
  custodian: { vaspId: 'did:web:kraken.com' },
  beneficiary: { person: { givenName: 'Mia', familyName: 'Tamihana' } },
};
const ask = `mutation ($params: RequestWhitelistWalletInput!) {
  requestWhitelistWallet(params: $params) { address } }`;
const paidTo = (currency: string, address: string, isGiven: boolean): Step =>
  step(
    ask,
    { currency, chain: currency, address, travelRule },
    isGiven
      ? { data: () => ({ requestWhitelistWallet: { address } }) }
      : refused('requestWhitelistWallet', 'BAD_USER_INPUT', 'address'),
  );

/** What banks, tax offices and chains have published of their own numbers, right and wrong. */
export const publishedNumberCases: readonly Case[] = [
  {
    title: 'numbers of New Zealand banks are taken by the check digits and branches of each bank',
    steps: [
      ...['01-0902-0068389-00', '08-6523-1954512-001', '01-0242-0100194-00'].map((number) =>
        nzd(number, true),
      ),
      ...[
        ...['01-0902-0068388-00', '08-6523-1954513-001', '01-0242-0100195-00'],
        ...['01-9999-0100197-00', '31-2840-0000000-00', '99-0242-0100194-00'],
        ...['01-0242-0100194', 'GB82WEST12345698765432', '01-0242-0100194-00-1'],
      ].map((number) => nzd(number, false)),
    ],
  },
  {
    title: 'routing numbers of the United States are taken by their check digit and district',
    steps: [
      ...['111000025', '021000021', '011401533', '091000019'].map((number) => usd(number, true)),
      ...['123456789', '111000026', '000000000', '02100002', '130000006'].map((number) =>
        usd(number, false),
      ),
    ],
  },
  {
    title: 'tax numbers are taken by what their office publishes',
    steps: [
      ...['49091850', '35901981', '49098576', '136410132', '49-091-850'].map((number) =>
        taxed('NZL_IRD', number, true),
      ),
      ...['136410133', '9125568', '150000001', '09999999'].map((number) =>
        taxed('NZL_IRD', number, false),
      ),
      taxed('USA_SSN', '219-09-9999', true),
      ...['000-12-3456', '666-12-3456', '900-12-3456', '219-00-9999', '219-09-0000'].map((number) =>
        taxed('USA_SSN', number, false),
      ),
    ],
  },
  {
    title: 'addresses of chains are taken, and those of other nets and chains never',
    steps: [
      paidTo('BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true),
      paidTo('BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true),
      paidTo('BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', true),
      paidTo('ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true),
      paidTo('XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', true),
      paidTo('BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', false),
      paidTo('BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', false),
      paidTo('BTC', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false),
      paidTo('ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', false),
      paidTo('ETH', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', false),
    ],
  },
];

/** The mocks know what addresses look like, and not their check digits. */
export const checkedAddressCase: Case = {
  title: 'addresses with a wrong check are refused',
  steps: [
    paidTo('BTC', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', false),
    paidTo('BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', false),
    paidTo('BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', false),
    paidTo('ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', false),
    paidTo('XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi', false),
  ],
};
