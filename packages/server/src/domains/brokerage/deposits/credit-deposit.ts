import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { type Line, post, system } from '../../../ledger/index.ts';
import { depositCash, outside, payDebt, recordActivity } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { creditDeposit, type DepositRow } from './deposits.sql.ts';

const RATE_PLACES = 10;
/** Until then it can be invested, and not be withdrawn: charges are disputed early. */
const CARD_SETTLES_SECONDS = 7 * DAY_SECONDS;

/** The currency that a deposit is added in, and how it gets there. */
export interface Conversion {
  readonly into: string;
  /** What one unit of the deposit's currency is worth in it, before the fee. */
  readonly midRate: Decimal;
  /** What the exchange costs, as a fraction (spec part 4.2: 0.005 is half a percent). */
  readonly forexFeeFraction: string;
}

/** What a deposit comes to in the account's currency. */
interface Credit {
  readonly amount: Decimal;
  /** At the mid rate, before the fee; unrounded. */
  readonly gross: Decimal;
  readonly currency: string;
  readonly isExchanged: boolean;
}

/** Adds a deposit to the account's cash, exchanged where it came in another currency. */
export async function credit(
  tx: Transaction,
  deps: Pick<BrokerageDeps, 'clock' | 'random'>,
  deposit: DepositRow,
  { into, midRate, forexFeeFraction }: Conversion,
): Promise<void> {
  const net = decimal(deposit.amount).minus(deposit.fee);
  const isExchanged = deposit.currency !== into;
  const gross = isExchanged ? net.times(midRate) : net;
  const kept = isExchanged ? gross.times(decimal(1).minus(forexFeeFraction)) : gross;
  const credited = { amount: roundCash(kept, into), gross, currency: into, isExchanged };
  if (isExchanged) await exchange(tx, deps, deposit, credited);
  else await depositCash(tx, deps, deposit.userId, transferOf(deposit, into, credited.amount));
  const now = deps.clock.now();
  const rate = midRate.times(decimal(1).minus(forexFeeFraction)).toSignificantDigits(RATE_PLACES);
  await tx.run(creditDeposit, {
    id: deposit.id,
    amount: toPlain(credited.amount),
    currency: into,
    exchangeRate: isExchanged ? toPlain(rate) : null,
    forexFeeFraction: isExchanged ? forexFeeFraction : null,
    now,
    withdrawableAt: deposit.method === 'CARD' ? secondsAfter(now, CARD_SETTLES_SECONDS) : now,
  });
}

export function transferOf(deposit: DepositRow, currency: string, amount: Decimal) {
  const account = { id: deposit.brokerAccountId, tradingMode: deposit.tradingMode };
  const source = { type: 'deposit', id: deposit.id };
  return { account, currency, amount, source, byCard: deposit.method === 'CARD' };
}

async function exchange(
  tx: Transaction,
  deps: Pick<BrokerageDeps, 'clock' | 'random'>,
  deposit: DepositRow,
  { amount, gross, currency }: Credit,
): Promise<void> {
  const { userId, brokerAccountId } = deposit;
  const sent = decimal(deposit.amount);
  const transfer = transferOf(deposit, currency, amount);
  const lines: Line[] = [
    { account: outside(transfer, deposit.currency), amount: sent.negated() },
    { account: system('fx', deposit.currency), amount: sent },
    { account: system('fx', currency), amount: gross.negated() },
    { account: system('fees', currency), amount: gross.minus(amount) },
    { account: { ownerId: brokerAccountId, kind: 'cash', asset: currency }, amount },
  ];
  const entryId = await post(tx, deps, {
    kind: 'DEPOSIT',
    userId,
    sourceType: 'deposit',
    sourceId: deposit.id,
    lines: lines.filter((line) => !line.amount.isZero()),
  });
  await recordActivity(tx, deps, {
    type: 'DEPOSIT',
    entryId,
    owner: { userId, brokerAccountId },
    netAmount: amount,
    currency,
    description: `${toPlain(sent)} ${deposit.currency} was paid in and exchanged`,
  });
  await payDebt(tx, deps, userId, transfer);
}
