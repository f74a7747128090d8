import { type Statement, statement } from '../../db/statement.ts';
import { type ClosingPart, deletingRows, type Obstacle } from '../../db/tables/closing-part.ts';
import { IS_OPEN } from './orders/orders.sql.ts';

interface TradingStanding {
  readonly openOrderCount: number;
  readonly liveOrderCount: number;
  readonly holdsPositions: boolean;
  /** Of a live account that has not been paid yet. */
  readonly hasDividendUnderWay: boolean;
  /** What a deposit left owing that the bank took back. */
  readonly owesCash: boolean;
  readonly holdsCash: boolean;
}

/** Of the accounts that the platform keeps: at an outside broker a person's money stays theirs. */
const balances = (kinds: string, sign = '>') => `exists (
  select from broker_accounts a join account_books b on b.broker_account_id = a.id
  join ledger_accounts l on l.owner_id = b.id
  where a.user_id = $1 and a.provider = 'PLATFORM' and a.trading_mode = 'LIVE'
    and l.kind in (${kinds}) and l.balance ${sign} 0)`;

const standing = statement<TradingStanding, [userId: string]>(
  'trading_standing_of_account',
  `select
     (select count(*)::int from orders where user_id = $1 and ${IS_OPEN}) as "openOrderCount",
     (select count(*)::int from orders o join broker_accounts a on a.id = o.broker_account_id
      where o.user_id = $1 and o.${IS_OPEN} and a.trading_mode = 'LIVE') as "liveOrderCount",
     ${balances("'position', 'position_hold'")} as "holdsPositions",
     exists (
       select from due_dividends d join broker_accounts a on a.id = d.broker_account_id
       where d.user_id = $1 and d.paid_at is null and a.trading_mode = 'LIVE')
       as "hasDividendUnderWay",
     ${balances("'debt'", '<')} as "owesCash",
     ${balances("'cash', 'cash_hold'")} as "holdsCash"`,
);

/** While money may still come, whatever the account has meanwhile. */
export const PAYMENT_UNDER_WAY: Obstacle = {
  kind: 'CASH',
  message: 'A deposit, a withdrawal or a dividend is under way. Wait until it has ended.',
};

/** How an account stands with payments of one kind, as a statement says. */
export function standingOfPayments(
  underWay: Statement<{ readonly isUnderWay: boolean }, [userId: string]>,
): NonNullable<ClosingPart['standing']> {
  return async (reader, userId) => {
    const { isUnderWay } = await reader.one(underWay, userId);
    return { obstacles: isUnderWay ? [PAYMENT_UNDER_WAY] : [] };
  };
}

function* obstaclesOf(stands: TradingStanding): Generator<Obstacle> {
  if (stands.liveOrderCount > 0) {
    const message = 'An order of your live account is open. Cancel it first.';
    yield { kind: 'ORDERS', message };
  }
  if (stands.holdsPositions) {
    const message = 'Your live account holds positions. Sell or transfer them first.';
    yield { kind: 'POSITIONS', message };
  }
  if (stands.hasDividendUnderWay) yield PAYMENT_UNDER_WAY;
  if (stands.owesCash) {
    yield { kind: 'CASH', message: 'Your live account owes money. Pay it in first.' };
  }
  if (stands.holdsCash) {
    yield { kind: 'CASH', message: 'Your live account holds cash. Withdraw it first.' };
  }
}

const ERASED = ['outside_position_changes', 'outside_positions', 'broker_prices'] as const;
const MONEY = 'seven years: who did what with money';

export const closing: ClosingPart = {
  erased: ERASED,
  kept: {
    account_activities: MONEY,
    account_books: MONEY,
    broker_accounts: MONEY,
    due_dividends: MONEY,
    orders: MONEY,
    positions: MONEY,
    realised_gains: MONEY,
  },
  async standing(reader, userId) {
    const stands = await reader.one(standing, userId);
    const { openOrderCount } = stands;
    return { obstacles: [...obstaclesOf(stands)], counts: { openOrderCount } };
  },
  erase: deletingRows(ERASED),
};
