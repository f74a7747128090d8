import { receiveBankLine, takeDepositBack } from '../../domains/funding/index.ts';
import { toPlain } from '../../kernel/decimal.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';

type Work = ChangeRequest['work'];

export interface ReceiveOptions {
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  /** The bank's own number of the line. */
  readonly bankLine: string;
}

/** Takes in a line of the bank statement. The running server adds it to the person's cash. */
export function receive(deps: OperatorDeps, options: ReceiveOptions): Work {
  const { reference, amount, currency, bankLine: bankLineId } = options;
  return async (tx) => {
    const line = { bankLineId, reference, amount, currency: currency.toUpperCase() };
    const { depositId, email, replayed } = await receiveBankLine(tx, deps, line);
    if (replayed) return [];
    return [
      `${depositId}: ${amount} ${line.currency} for ${email}; the server adds it to the cash`,
    ];
  };
}

/** Takes back what the bank took back. */
export function takeBack(deps: OperatorDeps, id: string, reason: string): Work {
  return async (tx) => {
    const { status, amount, currency } = await takeDepositBack(tx, deps, id, reason);
    return [`${id}: ${status}, ${toPlain(amount)} ${currency}; the person is mailed`];
  };
}
