import { netInPortfolio } from '@investing-platform/rules/tracked/tracked-dividend';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { toPlain } from '../../kernel/decimal.ts';
import { refuse } from '../../kernel/errors.ts';
import {
  dividendsToMove,
  findTarget,
  MAX_INSTRUMENTS,
  MAX_TRADES_OF_HOLDING,
  moneyDays,
  moveDividends,
  moveTrades,
  ownPortfolio,
  type RateOfDay,
  rateInto,
  wouldHold,
} from '../holdings/index.ts';

interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * The rates of all days on which something was paid, in the currency of the portfolio above. Asked
 * before the transaction, so that nothing in it waits for rates.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE
 */
export async function ratesOf(
  deps: Pick<Deps, 'db' | 'marketData' | 'clock'>,
  userId: string,
  { from, to }: Move,
): Promise<RateOfDay[]> {
  const target = await findTarget(deps, userId, to);
  const days = await deps.db.all(moneyDays, userId, from);
  const rates: RateOfDay[] = [];
  for (const { currency, day } of days) {
    rates.push({ currency, day, rate: await rateInto(deps, target, currency, day) });
  }
  return rates;
}

/**
 * Trades and dividends of a portfolio become those of another. Holdings are computed afterwards.
 *
 * @throws {PlatformError} QUOTA_EXCEEDED
 */
export async function moveAll(
  tx: Transaction,
  userId: string,
  { from, to, rates }: Move & { readonly rates: readonly RateOfDay[] },
): Promise<void> {
  const { instruments, trades } = await tx.one(wouldHold, userId, from, to);
  if (instruments > MAX_INSTRUMENTS) {
    throw refuse('QUOTA_EXCEEDED', `A portfolio may hold ${MAX_INSTRUMENTS} instruments`);
  }
  if (trades > MAX_TRADES_OF_HOLDING) {
    throw refuse('QUOTA_EXCEEDED', `A holding may have ${MAX_TRADES_OF_HOLDING} trades`);
  }
  await tx.run(moveTrades, userId, from, to, JSON.stringify(rates));
  await moveAllDividends(tx, userId, { from, to, rates });
}

/** What counts adds as much to the portfolio above as if it had been recorded there. */
async function moveAllDividends(
  tx: Transaction,
  userId: string,
  { from, to, rates }: Move & { readonly rates: readonly RateOfDay[] },
): Promise<void> {
  const dividends = await tx.all(dividendsToMove, userId, from);
  if (dividends.length === 0) return;
  const above = await tx.one(ownPortfolio, userId, to);
  const rateOf = new Map(rates.map(({ currency, day, rate }) => [`${currency} ${day}`, rate]));
  const rated = dividends.map(({ id, state, ...paid }) => {
    const rate = rateOf.get(`${paid.currency} ${paid.paidOn}`) ?? null;
    const counts = state === 'CONFIRMED' && rate !== null;
    const net = counts ? toPlain(netInPortfolio(paid, rate, above.currency)) : null;
    return { id, exchange_rate: rate, net_in_portfolio: net };
  });
  await tx.run(moveDividends, userId, from, to, JSON.stringify(rated));
}
