import {
  nzBankAccount,
  routingNumber,
  usBankAccount,
} from '@investing-platform/rules/funding/banks/bank-numbers';
import { setting } from './setting.ts';
import { list, oneOf, text } from './setting-parsers.ts';

/** The bank that pays people out and takes their transfers. */
export const bankSettings = {
  bankRail: setting(
    'BANK_RAIL',
    'simulated',
    'How the bank is reached. simulated: nobody is paid. files: payments wait for export-payments of the operator’s commands, and take-statement reads what the bank says.',
    oneOf('simulated', 'files'),
  ),
  bankAccounts: setting(
    'BANK_ACCOUNTS',
    '',
    "The operator's own accounts, for BANK_RAIL=files: NZD=01-0242-0100194-00,USD=021000021/000123456789, the latter with its routing number.",
    list(bankAccount),
  ),
  bankAccountName: setting('BANK_ACCOUNT_NAME', '', 'In whose name they are.', text),
  bankName: setting('BANK_NAME', '', 'The name of the bank, which people are told.', text),
  bankBic: setting('BANK_BIC', '', 'Its SWIFT code.', text),
} as const;

interface BankConfig {
  readonly bankRail: string;
  readonly bankAccounts: readonly BankAccount[];
  readonly bankAccountName: string;
  readonly bankName: string;
  readonly bankBic: string;
}

interface BankAccount {
  readonly currency: string;
  readonly accountNumber: string;
  readonly routingNumber: string | null;
}

function bankAccount(given: string): BankAccount {
  const [, currency = '', first = '', second] =
    /^(NZD|USD)=([\d -]+)(?:\/(\d+))?$/.exec(given) ?? [];
  const nz = currency === 'NZD' && second === undefined ? nzBankAccount(first) : null;
  if (nz?.number != null) {
    return { currency, accountNumber: nz.number, routingNumber: null };
  }
  const [routing, account] = [routingNumber(first), usBankAccount(second ?? '')];
  if (currency === 'USD' && routing.number !== null && account.number !== null) {
    return { currency, accountNumber: account.number, routingNumber: routing.number };
  }
  throw new Error(`must be accounts such as NZD=01-0242-0100194-00, not "${given}".`);
}

/** What is missing where payments go by file. */
export function bankProblems(config: BankConfig): string[] {
  const { bankRail, bankAccounts, bankAccountName, bankName } = config;
  if (bankRail !== 'files') return [];
  const isWhole = bankAccounts.length > 0 && bankAccountName !== '' && bankName !== '';
  return isWhole
    ? []
    : ['BANK_ACCOUNTS, BANK_ACCOUNT_NAME and BANK_NAME are required for BANK_RAIL=files.'];
}

/** The accounts that files of payments are paid from. */
export function ownBankAccounts({ bankRail, bankAccounts, bankAccountName, bankBic }: BankConfig) {
  if (bankRail !== 'files') return [];
  return bankAccounts.map((account) => ({
    ...account,
    name: bankAccountName,
    bic: bankBic === '' ? null : bankBic,
  }));
}
