import type { BankAccountType } from '@investing-platform/schema/operations';
import { invalidInput } from '../../refusals/platform-error.ts';
import { latinLetters } from '../../text/latin-letters.ts';
import { nzBankAccount, routingNumber, swiftBic, usBankAccount } from './bank-numbers.ts';

export interface BankAddress {
  readonly line1: string;
  readonly line2?: string | null | undefined;
  readonly city: string;
  readonly region?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly country: string;
}

/** What both currencies have in common. */
interface SaveInput {
  readonly accountHolder: string;
  readonly accountNumber: string;
  readonly bankName?: string | null | undefined;
  readonly mfaCode?: string | null | undefined;
}

export type SaveNzdInput = SaveInput;

export interface SaveUsdInput extends SaveInput {
  readonly routingNumber: string;
  readonly type?: BankAccountType | undefined;
  readonly swiftBic?: string | null | undefined;
  readonly bankAddress?: BankAddress | null | undefined;
  readonly holderAddress?: BankAddress | null | undefined;
}

/** An account to save, with its numbers as they are stored. */
export interface GivenAccount {
  readonly currency: 'NZD' | 'USD';
  readonly country: string;
  readonly accountHolder: string;
  readonly bankName: string | null;
  readonly number: string;
  readonly type: BankAccountType | null;
  readonly routingNumber: string | null;
  readonly swiftBic: string | null;
  readonly bankAddress: BankAddress | null;
  readonly holderAddress: BankAddress | null;
}

/** @throws {PlatformError} BAD_USER_INPUT */
export function nzdAccount(input: SaveNzdInput): GivenAccount {
  const read = nzBankAccount(input.accountNumber);
  const accountHolder = holderProblem(input);
  if (read.number === null || accountHolder !== null) {
    throw wrong({ accountHolder, accountNumber: read.problem });
  }
  return {
    currency: 'NZD',
    country: 'NZ',
    accountHolder: input.accountHolder,
    bankName: input.bankName ?? read.bankName,
    number: read.number,
    type: null,
    routingNumber: null,
    swiftBic: null,
    bankAddress: null,
    holderAddress: null,
  };
}

/** @throws {PlatformError} BAD_USER_INPUT with every wrong field at once */
export function usdAccount(input: SaveUsdInput): GivenAccount {
  const account = usBankAccount(input.accountNumber);
  const routing = routingNumber(input.routingNumber);
  const swift = input.swiftBic == null ? null : swiftBic(input.swiftBic);
  const swiftProblem = swift?.problem ?? null;
  const accountHolder = holderProblem(input);
  const isSound = swiftProblem === null && accountHolder === null;
  if (account.number === null || routing.number === null || !isSound) {
    throw wrong({
      accountHolder,
      accountNumber: account.problem,
      routingNumber: routing.problem,
      swiftBic: swiftProblem,
    });
  }
  return {
    currency: 'USD',
    country: 'US',
    accountHolder: input.accountHolder,
    bankName: input.bankName ?? null,
    number: account.number,
    type: input.type ?? 'CHECKING',
    routingNumber: routing.number,
    swiftBic: swift?.number ?? null,
    bankAddress: input.bankAddress ?? null,
    holderAddress: input.holderAddress ?? null,
  };
}

/** Banks of both countries write names in Latin letters, and pay nobody without a name. */
function holderProblem({ accountHolder }: SaveInput): string | null {
  const isWritten = /[A-Za-z]/.test(latinLetters(accountHolder));
  return isWritten ? null : 'must be the name as the bank writes it, in Latin letters';
}

function wrong(problems: Readonly<Record<string, string | null>>) {
  const fields = Object.entries(problems).flatMap(([field, message]) =>
    message === null ? [] : [{ path: `params.${field}`, message }],
  );
  return invalidInput(fields);
}
