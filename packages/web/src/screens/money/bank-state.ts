import { momentText } from '../../parts/text/format.ts';
import type { BankAccountFacts, BankAccounts } from './money-types.ts';

/** Whether money can be paid to an account at a moment, in milliseconds since the epoch. */
export function isUsable(account: BankAccountFacts, now: number): boolean {
  return account.status === 'VERIFIED' && Date.parse(account.usableAt) <= now;
}

/** The accounts that can be paid to. */
export function usableAccounts(banks: BankAccounts, now: number): readonly BankAccountFacts[] {
  return [banks.nzd, banks.usd]
    .filter((account) => account !== null)
    .filter((account) => isUsable(account, now));
}

/** Why nothing can be paid out yet, where no account can be paid to. */
export function waitingTitle({ nzd, usd }: BankAccounts): string {
  return nzd === null && usd === null
    ? 'No bank account yet'
    : 'Your bank account is not ready yet';
}

/** What has to happen first. */
export function waitingText({ nzd, usd }: BankAccounts): string {
  const saved = [nzd, usd].filter((account) => account !== null);
  if (saved.length === 0) {
    return 'Save one under “Bank accounts”. You can withdraw to it after 24 hours, once its name is checked.';
  }
  const [next] = saved
    .filter(({ status }) => status !== 'REJECTED')
    .toSorted((a, b) => a.usableAt.localeCompare(b.usableAt));
  if (next === undefined) return 'It was refused: save one in your own name.';
  const condition = next.status === 'VERIFIED' ? '' : ', if its name is right';
  return `It can be paid to from ${momentText(next.usableAt)} on${condition}.`;
}

/** An account in few words, such as `ANZ ••••0100 (NZD)`. */
export function bankName({ bankName: name, numberMasked, currency }: BankAccountFacts): string {
  return `${name ?? 'Account'} ${numberMasked} (${currency})`;
}
