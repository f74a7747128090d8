import type { Transaction } from '../../../db/database.ts';
import { Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { type Line, newYorkDate, post, system } from '../../../ledger/index.ts';
import type { TradingDeps } from '../deps.ts';
import { settlingCash } from '../settlement/unsettled.sql.ts';
import { payDebt } from './deposit-cash.ts';
import { recordActivity } from './record-activity.ts';

interface Sum {
  readonly currency: string;
  /** Above 0, in whole minor units. */
  readonly amount: Decimal;
}

/** Cash of a book that becomes cash of another currency. */
export interface CashExchange {
  readonly userId: string;
  readonly brokerAccountId: string;
  readonly bookId: string;
  readonly from: Sum;
  /** What comes of it, the fee taken off. */
  readonly to: Sum;
  /** What one unit of `from` is worth in `to` before the fee. */
  readonly midRate: Decimal;
  readonly source: { readonly type: string; readonly id: string };
}

/** More than any currency has minor units, so that the fee is exact to what can be seen. */
const GROSS_PLACES = 18;

/**
 * Exchanges available cash of a book. What it is worth at the mid rate beyond `to` is the fee. What
 * comes of cash that has not settled settles with it, and pays what is owed of its currency.
 *
 * @throws {PlatformError} INSUFFICIENT_FUNDS
 */
export async function exchangeCash(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  exchange: CashExchange,
): Promise<void> {
  const { userId, brokerAccountId, bookId, from, to, midRate, source } = exchange;
  const settlesOn = await settleDateOf(tx, deps, exchange);
  const gross = from.amount.times(midRate).toDecimalPlaces(GROSS_PLACES);
  invariant(gross.gte(to.amount), 'an exchange brings no more than the money is worth');
  const lines: Line[] = [
    { account: { ownerId: bookId, kind: 'cash', asset: from.currency }, amount: from.amount.neg() },
    { account: system('fx', from.currency), amount: from.amount },
    { account: system('fx', to.currency), amount: gross.negated() },
    { account: system('fees', to.currency), amount: gross.minus(to.amount) },
    { account: { ownerId: bookId, kind: 'cash', asset: to.currency }, amount: to.amount },
  ];
  const entryId = await post(tx, deps, {
    kind: 'FX',
    userId,
    sourceType: source.type,
    sourceId: source.id,
    lines: lines.filter(({ amount }) => !amount.isZero()),
  });
  const owner = { userId, brokerAccountId };
  const [gave, got] = [from, to].map(({ amount, currency }) => `${toPlain(amount)} ${currency}`);
  const description = `${gave} was exchanged to ${got}`;
  const shared = { type: 'FX', entryId, owner, settlesOn, description } as const;
  const [out, back] = [from.amount.negated(), to.amount];
  await recordActivity(tx, deps, { ...shared, netAmount: out, currency: from.currency });
  await recordActivity(tx, deps, { ...shared, netAmount: back, currency: to.currency });
  await payDebt(tx, deps, userId, { account: { id: bookId }, currency: to.currency });
}

/** When the last of the cash has settled that is given; null where it has: that goes first. */
async function settleDateOf(
  tx: Transaction,
  { clock }: Pick<TradingDeps, 'clock'>,
  { brokerAccountId, from: { amount, currency } }: CashExchange,
): Promise<string | null> {
  const today = newYorkDate(clock.now());
  const cash = await tx.one(settlingCash, brokerAccountId, currency, today);
  const settled = decimal(cash.total).minus(Decimal.max(cash.unsettled, 0)).minus(cash.held);
  return amount.lte(settled) ? null : cash.settledOn;
}
