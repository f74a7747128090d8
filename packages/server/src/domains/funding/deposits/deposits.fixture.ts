import { runDueJobs } from '../../../jobs/jobs.ts';
import { brokerageJobs } from '../../brokerage/index.ts';
import { balancesOf, type Trader } from '../../trading/trading.fixture.ts';
import type { FundingWorld } from '../funding.fixture.ts';
import { type CreatePendingInput, createPending } from '../pending/create-pending.ts';
import { type FetchPendingInput, fetchPending } from '../pending/fetch-pending.ts';
import { getBankDetail } from './bank-detail.ts';
import { type FetchDepositsInput, fetchUserDeposits } from './fetch-user-deposits.ts';
import { type BankLine, receiveBankLine } from './receive-bank-line.ts';
import { takeDepositBack } from './return-deposit.ts';

/** What tests do with the deposits of one person. */
export function depositsOf(world: FundingWorld, owner: Trader) {
  const { deps } = world;
  const { actor } = owner;
  const start = (
    transaction: Omit<CreatePendingInput, 'idempotencyKey'>,
    idempotencyKey?: string,
  ) => createPending(deps, actor, { ...transaction, idempotencyKey });
  return {
    start,
    books: () => balancesOf(world, owner.live.id),
    work: () => runDueJobs(deps, brokerageJobs(deps)),
    detail: (currency = 'USD') => getBankDetail(deps, actor, currency),
    deposits: (input: FetchDepositsInput = {}) => fetchUserDeposits(deps, actor, input),
    pending: (input: FetchPendingInput = {}) => fetchPending(deps, actor, input),
    announce: (amount = '500', currency = 'USD') => start({ bankTransfer: { amount, currency } }),
    /** A line of the bank statement: 500 USD, with what differs. */
    take(line: Partial<BankLine> & Pick<BankLine, 'reference'>) {
      const whole = { bankLineId: 'L1', amount: '500', currency: 'USD', ...line };
      return deps.db.transaction((tx) => receiveBankLine(tx, deps, whole));
    },
    takeBack: (id: string, reason = 'The sender called it back.') =>
      deps.db.transaction((tx) => takeDepositBack(tx, deps, id, reason)),
  };
}
