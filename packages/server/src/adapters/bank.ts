import type { Clock } from '../kernel/clock.ts';
import type { BankRail } from '../ports/bank-rail.ts';
import type { PaymentQueue } from '../ports/payment-queue.ts';
import { fileRail, type RailAccount } from './bank-files/index.ts';
import { simulatedBankRail } from './embedded/bank-rail/index.ts';

/** How the bank is reached, as the operator has set it. */
export interface BankChoices {
  readonly bankRail: 'simulated' | 'files';
  readonly bankAccounts: readonly RailAccount[];
  readonly bankAccountName: string;
  readonly bankName: string;
  readonly bankBic: string;
}

export function openBank(
  choices: BankChoices,
  { clock, queue }: { readonly clock: Clock; readonly queue: PaymentQueue },
): BankRail {
  const { bankRail, bankAccounts: accounts, bankName, bankAccountName: accountName } = choices;
  if (bankRail === 'simulated') return simulatedBankRail({ clock });
  return fileRail({ queue, accounts, bankName, accountName, bic: choices.bankBic || null });
}
