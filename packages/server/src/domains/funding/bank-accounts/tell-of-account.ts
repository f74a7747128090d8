import type { BankAccountPurpose } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { FundingDeps, TellDeps, Whence } from '../deps.ts';
import { tell } from '../tell.ts';
import type { BankAccountRow } from './bank-accounts.sql.ts';

/** What mails call an account: never its whole number. */
type Named = Pick<BankAccountRow, 'userId' | 'purpose' | 'currency' | 'numberMasked'>;

const PAID: Readonly<Record<BankAccountPurpose, string>> = {
  WITHDRAWAL: 'your withdrawals',
  PAYOUT: 'your rewards and earnings',
};

const nameOf = ({ currency, numberMasked }: Named): string => `${currency} ${numberMasked}`;

/** Tells of a new account, with a link that takes it back. */
export function tellOfNewAccount(
  tx: Transaction,
  deps: TellDeps & Pick<FundingDeps, 'oauth'>,
  account: Named & Pick<BankAccountRow, 'usableAt'> & { readonly discardToken: string },
  whence: Whence,
): Promise<void> {
  const usable = account.usableAt.toISOString().slice(0, 16).replace('T', ' ');
  return tell(tx, deps, {
    ...whence,
    userId: account.userId,
    kind: 'BANK_ACCOUNT_ADDED',
    detail: nameOf(account),
    subject: 'A bank account was added',
    lines: [
      `a bank account was saved for ${PAID[account.purpose]}: ${nameOf(account)}.`,
      `Nothing is paid to it before ${usable} UTC.`,
      '',
      'If it was you, there is nothing to do. If not, follow this link, which removes the account',
      'again, and choose a new password:',
      '',
      `${deps.oauth.issuer}/bank-accounts/discard?token=${account.discardToken}`,
      `${deps.oauth.issuer}/forgot-password`,
    ],
  });
}

/** Tells of an account that is gone. */
export function tellOfRemoval(
  tx: Transaction,
  deps: TellDeps & Pick<FundingDeps, 'oauth'>,
  account: Named,
  whence: Whence,
): Promise<void> {
  return tell(tx, deps, {
    ...whence,
    userId: account.userId,
    kind: 'BANK_ACCOUNT_REMOVED',
    detail: nameOf(account),
    subject: 'A bank account was removed',
    lines: [
      `the bank account for ${PAID[account.purpose]} was removed: ${nameOf(account)}.`,
      '',
      'If it was not you, choose a new password at once, which signs out everybody else:',
      '',
      `${deps.oauth.issuer}/forgot-password`,
    ],
  });
}
