import type { ReceivingAccount, TransferMethod } from '../../../ports/bank-rail.ts';

const ACCOUNT_NAME = 'Investing Platform Client Account';
const INSTRUCTIONS =
  'This bank is simulated: send no real money. The operator reports what came with your reference.';

const LOCAL: ReceivingAccount = {
  bankName: 'Simulated Bank of New Zealand',
  accountName: ACCOUNT_NAME,
  accountNumber: '01-0242-0100194-000',
  routingNumber: null,
  swiftBic: null,
  iban: null,
  particulars: 'INVEST',
  code: 'DEPOSIT',
  instructions: INSTRUCTIONS,
  minimumAmount: '1',
  estimatedBusinessDays: 1,
};

const ACH: ReceivingAccount = {
  bankName: 'Simulated Bank of New York',
  accountName: ACCOUNT_NAME,
  accountNumber: '000123456789',
  routingNumber: '021000021',
  swiftBic: null,
  iban: null,
  particulars: null,
  code: null,
  instructions: INSTRUCTIONS,
  minimumAmount: '10',
  estimatedBusinessDays: 3,
};

const WIRE: ReceivingAccount = { ...ACH, swiftBic: 'SIMUUS33', estimatedBusinessDays: 2 };

const ACCOUNTS: ReadonlyMap<string, ReceivingAccount> = new Map([
  ['NZD LOCAL', LOCAL],
  ['USD WIRE', WIRE],
  ['USD ACH', ACH],
]);

/** Where the simulated bank takes money; null where it takes none. */
export function receivingAccount(
  currency: string,
  method: TransferMethod,
): ReceivingAccount | null {
  return ACCOUNTS.get(`${currency} ${method}`) ?? null;
}
