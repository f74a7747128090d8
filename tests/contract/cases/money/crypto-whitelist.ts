import {
  deleteWhitelistedWallet,
  fetchWhitelistedWallets,
  requestWhitelistWallet,
  updateWhitelistedWalletTravelRule,
} from '@investing-platform/schema/operations';
import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const SHOWN = `id currency chain address memo label status failureCode
  travelRule { selfHosted vaspId vaspName vaspWebsite beneficiaryGivenName beneficiaryFamilyName
    beneficiaryEntityName beneficiaryCountry hasOwnershipProof complete }
  nextActions { name type requiredFields { field valueType options } }`;
const ask = `mutation ($params: RequestWhitelistWalletInput!) {
  requestWhitelistWallet(params: $params) { ${SHOWN} } }`;
const tell = `mutation ($params: UpdateWhitelistedWalletTravelRuleInput!) {
  updateWhitelistedWalletTravelRule(params: $params) { ${SHOWN} } }`;
const list = `query ($params: FetchWhitelistedWalletsInput) {
  fetchWhitelistedWallets(params: $params) { id status } }`;

const wallet = {
  currency: 'BTC',
  chain: 'BTC',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};
const beneficiary = { person: { givenName: 'Mia', familyName: 'Tamihana' } };
const kraken = { custodian: { vaspId: 'did:web:kraken.com' }, beneficiary };
const unlisted = {
  custodian: { unlistedVasp: { name: 'Small Bank', website: 'https://small.example' } },
  beneficiary,
};
const own = { custodian: { selfHosted: {} } };
const operation = 'requestWhitelistWallet';
const wrong = (differing: object, code: 'BAD_USER_INPUT' | 'UNKNOWN_VASP', field: string) =>
  step(
    requestWhitelistWallet,
    { ...wallet, travelRule: kraken, ...differing },
    refused(operation, code, field),
  );

export const cryptoWhitelistCases: readonly Case[] = [
  {
    title: 'an outside wallet is asked for, told of, approved, and taken off the list',
    steps: [
      step(
        ask,
        { ...wallet, label: 'Bank', travelRule: unlisted },
        {
          keep: { walletId: 'requestWhitelistWallet.id' },
          data: () => ({
            requestWhitelistWallet: {
              ...wallet,
              memo: null,
              label: 'Bank',
              status: 'ACTION_REQUIRED',
              travelRule: { selfHosted: false, vaspId: null, vaspName: 'Small Bank' },
              nextActions: [
                {
                  name: 'provide_beneficiary_country',
                  type: 'REQUIRED',
                  requiredFields: [{ field: 'beneficiaryCountry', valueType: 'COUNTRY' }],
                },
              ],
            },
          }),
        },
      ),
      step(ask, { ...wallet, travelRule: kraken }, refused(operation, 'CONFLICT')),
      step(tell, ({ walletId }: Known) => ({ id: walletId, travelRule: kraken }), {
        data: () => ({
          updateWhitelistedWalletTravelRule: {
            status: 'PENDING',
            travelRule: { vaspName: 'Kraken', vaspWebsite: 'https://kraken.com', complete: false },
            nextActions: [],
          },
        }),
      }),
      step(
        list,
        { statuses: ['APPROVED'], currencies: ['BTC'] },
        {
          eventually: true,
          data: ({ walletId }) => ({
            fetchWhitelistedWallets: [{ id: walletId, status: 'APPROVED' }],
          }),
        },
      ),
      step(deleteWhitelistedWallet, ({ walletId }: Known) => ({ id: walletId }), {
        as: 'other',
        ...refused('deleteWhitelistedWallet', 'NOT_FOUND'),
      }),
      step(
        updateWhitelistedWalletTravelRule,
        ({ walletId }: Known) => ({ id: walletId, travelRule: own }),
        { as: 'other', ...refused('updateWhitelistedWalletTravelRule', 'NOT_FOUND') },
      ),
      step(deleteWhitelistedWallet, ({ walletId }: Known) => ({ id: walletId }), {
        data: ({ walletId }) => ({ deleteWhitelistedWallet: { affectedIds: [walletId] } }),
        ownWords: true,
      }),
      step(list, {}, { data: () => ({ fetchWhitelistedWallets: [] }) }),
    ],
  },
  {
    title: 'what is wrong with an outside wallet is named',
    steps: [
      wrong({ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, 'BAD_USER_INPUT', 'address'),
      wrong({ address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }, 'BAD_USER_INPUT', 'address'),
      wrong({ memo: '12345' }, 'BAD_USER_INPUT', 'memo'),
      wrong({ chain: 'SOL' }, 'BAD_USER_INPUT', 'chain'),
      wrong(
        { travelRule: { ...kraken, custodian: { vaspId: 'did:web:nobody.example' } } },
        'UNKNOWN_VASP',
        'travelRule.custodian.vaspId',
      ),
      step(
        requestWhitelistWallet,
        { ...wallet, travelRule: { custodian: kraken.custodian } },
        refused(operation, 'BENEFICIARY_NAME_REQUIRED', 'travelRule.beneficiary'),
      ),
      step(
        requestWhitelistWallet,
        {
          currency: 'ETH',
          chain: 'ETH',
          address: '0x28C6c06298d514Db089934071355E5743bf21d60',
          travelRule: own,
        },
        refused(operation, 'ADDRESS_BELONGS_TO_VASP', 'travelRule.custodian.selfHosted'),
      ),
      step(
        requestWhitelistWallet,
        { ...wallet, travelRule: own },
        {
          as: 'unchecked',
          ...refused(operation, 'KYC_REQUIRED'),
        },
      ),
      step(
        requestWhitelistWallet,
        { ...wallet, travelRule: own },
        {
          as: 'undisclosed',
          ...refused(operation, 'AGREEMENT_REQUIRED'),
        },
      ),
      step(
        fetchWhitelistedWallets,
        { currencies: ['USD'] },
        refused('fetchWhitelistedWallets', 'BAD_USER_INPUT', 'currencies.0'),
      ),
    ],
  },
];
