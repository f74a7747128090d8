import {
  createWithdrawalRequest,
  deleteSavedBankAccount,
  fetchSavedBankAccount,
  saveBankAccountNZD,
  saveBankAccountUSD,
  savePayoutBankAccountNZD,
} from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const SAVED =
  'id purpose currency accountHolder bankName numberMasked country type routingNumber swiftBic status';
const saving = (operation: string, input: string) =>
  `mutation Save($params: ${input}!) { ${operation}(params: $params) { ${SAVED} } }`;
const saveNzd = saving('saveBankAccountNZD', 'SaveBankAccountNZDInput');
const saveUsd = saving('saveBankAccountUSD', 'SaveBankAccountUSDInput');
const savePayout = saving('savePayoutBankAccountNZD', 'SavePayoutBankAccountNZDInput');
const fetchSaved = `query Saved($params: FetchSavedBankAccountInput!) {
  fetchSavedBankAccount(params: $params) { ${SAVED} }
}`;

const previewed = `query Preview($params: FetchSavedBankAccountInput!, $preview: WithdrawalPreviewInput!) {
  fetchSavedBankAccount(params: $params) {
    withdrawalPreview(params: $preview) {
      amount currency fee heldAmount payoutAmount payoutCurrency exchangeRate forexFeeFraction
      rateSettled minimumAmount reviewNeeded estimatedArrivalOn refusals { code }
    }
  }
}`;

const HOLDER = { accountHolder: 'Mia Tamihana' };
const NZ = { ...HOLDER, accountNumber: '01-0242-0100194-00' };
const US = { ...HOLDER, accountNumber: '000123456789', routingNumber: '021000021' };

/** Without an approved identity check nobody compares the holder's name, at whatever moment. */
const pending = { as: 'unchecked' } as const;

export const payoutCases: readonly Case[] = [
  {
    title: 'a bank account is saved once for each currency, masked, and waits for its verification',
    steps: [
      step(saveNzd, NZ, {
        ...pending,
        keep: { bankId: 'saveBankAccountNZD.id' },
        data: () => ({
          saveBankAccountNZD: {
            purpose: 'WITHDRAWAL',
            currency: 'NZD',
            bankName: 'ANZ',
            numberMasked: '••-••••-••••••4-000',
            country: 'NZ',
            status: 'PENDING_VERIFICATION',
          },
        }),
      }),
      step(
        saveNzd,
        { ...NZ, accountNumber: '01 0242 0100194 00' },
        {
          ...pending,
          data: ({ bankId }) => ({ saveBankAccountNZD: { id: bankId } }),
        },
      ),
      step(
        saveUsd,
        { ...US, swiftBic: 'hudsus33' },
        {
          ...pending,
          data: () => ({
            saveBankAccountUSD: {
              numberMasked: '••••••••6789',
              type: 'CHECKING',
              swiftBic: 'HUDSUS33',
            },
          }),
        },
      ),
      step(savePayout, NZ, {
        ...pending,
        data: () => ({ savePayoutBankAccountNZD: { purpose: 'PAYOUT' } }),
      }),
      step(deleteSavedBankAccount, ({ bankId }: Known) => ({ id: bankId }), {
        ...pending,
        data: ({ bankId }) => ({ deleteSavedBankAccount: { affectedIds: [bankId] } }),
        ownWords: true,
      }),
      step(
        fetchSaved,
        { currency: 'NZD' },
        { ...pending, data: () => ({ fetchSavedBankAccount: null }) },
      ),
      step(deleteSavedBankAccount, ({ bankId }: Known) => ({ id: bankId }), {
        ...pending,
        ...refused('deleteSavedBankAccount', 'NOT_FOUND'),
      }),
    ],
  },
  {
    title: 'bank numbers that cannot be are named, all at once',
    steps: [
      step(
        saveBankAccountNZD,
        { ...NZ, accountNumber: '01-0242-0100195-00' },
        {
          ...refused('saveBankAccountNZD', 'BAD_USER_INPUT', 'accountNumber'),
        },
      ),
      step(
        savePayoutBankAccountNZD,
        { ...NZ, accountNumber: '01-9999-0100197-00' },
        {
          ...refused('savePayoutBankAccountNZD', 'BAD_USER_INPUT', 'accountNumber'),
        },
      ),
      step(
        saveBankAccountUSD,
        { ...US, accountNumber: '12x456', routingNumber: '111000026' },
        {
          ...refused('saveBankAccountUSD', 'BAD_USER_INPUT', 'accountNumber', 'routingNumber'),
        },
      ),
      step(
        fetchSavedBankAccount,
        { currency: 'EUR' },
        {
          ...refused('fetchSavedBankAccount', 'BAD_USER_INPUT', 'currency'),
        },
      ),
    ],
  },
  {
    title:
      'a withdrawal needs an identity check, a bank account that can be paid to, and an amount',
    steps: [
      step(
        createWithdrawalRequest,
        { amount: '10', currency: 'USD' },
        {
          as: 'unchecked',
          ...refused('createWithdrawalRequest', 'KYC_REQUIRED'),
        },
      ),
      step(
        createWithdrawalRequest,
        { amount: '10', currency: 'USD' },
        {
          ...refused('createWithdrawalRequest', 'NOT_FOUND'),
        },
      ),
      step(saveUsd, US),
      step(
        createWithdrawalRequest,
        { amount: '10', currency: 'USD' },
        {
          ...refused('createWithdrawalRequest', 'INVALID_STATE'),
        },
      ),
      step(
        createWithdrawalRequest,
        { amount: '0', currency: 'USD' },
        {
          ...refused('createWithdrawalRequest', 'BAD_USER_INPUT', 'amount'),
        },
      ),
      step(
        createWithdrawalRequest,
        { amount: '0.005', currency: 'USD' },
        {
          ...refused('createWithdrawalRequest', 'BAD_USER_INPUT', 'amount'),
        },
      ),
      step(
        createWithdrawalRequest,
        { amount: '10', currency: 'EUR' },
        {
          ...refused('createWithdrawalRequest', 'BAD_USER_INPUT', 'payoutCurrency'),
        },
      ),
    ],
  },
  {
    title: 'a withdrawal is looked at before it is made, with what would refuse it',
    steps: [
      step(saveUsd, US),
      {
        document: previewed,
        variables: () => ({
          params: { currency: 'USD' },
          preview: { amount: '10.50', currency: 'USD' },
        }),
        data: () => ({
          fetchSavedBankAccount: {
            withdrawalPreview: {
              amount: '10.5',
              currency: 'USD',
              fee: '0',
              heldAmount: '10.5',
              payoutAmount: '10.5',
              payoutCurrency: 'USD',
              exchangeRate: null,
              forexFeeFraction: null,
              rateSettled: true,
              minimumAmount: '0.01',
              reviewNeeded: false,
              // Of a Friday, two days on which banks are open.
              estimatedArrivalOn: '2026-11-24',
              refusals: [{ code: 'INVALID_STATE' }],
            },
          },
        }),
      },
      {
        document: previewed,
        variables: () => ({
          params: { currency: 'USD' },
          preview: { amount: '0.50', currency: 'NZD' },
        }),
        data: () => ({
          fetchSavedBankAccount: {
            withdrawalPreview: {
              payoutAmount: expect.stringMatching(/^0\.\d\d?$/),
              exchangeRate: expect.stringMatching(/^0\.\d+$/),
              forexFeeFraction: '0.005',
              rateSettled: false,
              minimumAmount: expect.stringMatching(/^[12]\.\d\d?$/),
              refusals: expect.arrayContaining([
                expect.objectContaining({ code: 'BAD_USER_INPUT' }),
              ]),
            },
          },
        }),
      },
    ],
  },
];
