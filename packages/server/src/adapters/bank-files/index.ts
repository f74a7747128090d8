import type { BankRail, ReceivingAccount, TransferMethod } from '../../ports/bank-rail.ts';
import type { PaymentQueue } from '../../ports/payment-queue.ts';

/** The operator's own account in one currency. */
export interface RailAccount {
  readonly currency: string;
  readonly accountNumber: string;
  readonly routingNumber: string | null;
}

export interface FileRailOptions {
  readonly queue: PaymentQueue;
  readonly accounts: readonly RailAccount[];
  readonly bankName: string;
  readonly accountName: string;
  readonly bic: string | null;
}

const LATE = { kind: 'unknown', problem: 'the deadline passed' } as const;
const METHODS: Readonly<Record<string, readonly TransferMethod[]>> = {
  NZD: ['LOCAL'],
  USD: ['WIRE', 'ACH'],
};
const DAYS: Readonly<Record<TransferMethod, number>> = { LOCAL: 1, WIRE: 2, ACH: 3 };
const INSTRUCTIONS = 'Send it with your reference, so that it is known to be yours.';

/**
 * A bank that is reached by files, as every bank can be: payments wait in a queue until the
 * operator takes them there, and the bank's statements tell what became of them.
 */
export function fileRail(options: FileRailOptions): BankRail {
  const { queue, accounts } = options;
  return {
    name: 'files',
    async pay({ id, amount, currency }, signal) {
      if (signal.aborted) return LATE;
      if (!accounts.some((account) => account.currency === currency)) {
        return { kind: 'refused', problem: `Nothing is paid in ${currency}` };
      }
      const endToEndId = id.replaceAll('-', '');
      try {
        await queue.put({ id, endToEndId, amount, currency });
        return { kind: 'ok', railReference: endToEndId };
      } catch (error) {
        return { kind: 'unknown', problem: error instanceof Error ? error.message : 'unknown' };
      }
    },
    async progressOf({ id }, signal) {
      if (signal.aborted) return LATE;
      try {
        return await queue.stateOf(id);
      } catch (error) {
        return { kind: 'unknown', problem: error instanceof Error ? error.message : 'unknown' };
      }
    },
    receivingAccount: (currency, method) => receivingAccount(options, currency, method),
  };
}

function receivingAccount(
  { accounts, bankName, accountName, bic }: FileRailOptions,
  currency: string,
  method: TransferMethod,
): ReceivingAccount | null {
  const account = accounts.find((one) => one.currency === currency);
  if (account === undefined || METHODS[currency]?.includes(method) !== true) return null;
  const { accountNumber, routingNumber } = account;
  return {
    bankName,
    accountName,
    accountNumber,
    routingNumber,
    swiftBic: method === 'ACH' ? null : bic,
    iban: null,
    particulars: null,
    code: null,
    instructions: INSTRUCTIONS,
    minimumAmount: null,
    estimatedBusinessDays: DAYS[method],
  };
}
