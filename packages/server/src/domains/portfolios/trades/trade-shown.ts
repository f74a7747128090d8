import type { Deps } from '../../../deps.ts';
import type { TrackedTrade } from '../../../graphql/generated/resolver-types.ts';
import { decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { roundCash } from '../../../kernel/money.ts';
import {
  type InstrumentShown,
  instrumentsShown,
  ownTrade,
  type TradeRow,
} from '../../holdings/index.ts';
import { holdingIdsOf } from './trades.sql.ts';

export type ShownDeps = Pick<Deps, 'db' | 'marketData' | 'clock'>;

/** The parent of `TrackedTrade`. */
export type TradeShown = Omit<TrackedTrade, 'instrument'> & {
  readonly instrument: InstrumentShown;
};

/** Trades with their instruments: two statements, and one call for prices. */
export async function tradesShown(
  deps: ShownDeps,
  userId: string,
  rows: readonly TradeRow[],
): Promise<TradeShown[]> {
  const ids = rows.map(({ instrumentId }) => instrumentId);
  const instruments = await instrumentsShown(deps, userId, ids);
  const holdings = await deps.db.all(holdingIdsOf, userId, [...new Set(ids)]);
  const holdingOf = new Map(
    holdings.map(({ id, portfolioId, instrumentId }) => [`${portfolioId} ${instrumentId}`, id]),
  );
  return rows.flatMap((row) => {
    const instrument = instruments.get(row.instrumentId);
    if (instrument === undefined) return [];
    const holdingId = holdingOf.get(`${row.portfolioId} ${row.instrumentId}`) ?? null;
    return [{ ...shown(row), instrument, holdingId: row.state === 'CONFIRMED' ? holdingId : null }];
  });
}

/** @throws {PlatformError} NOT_FOUND */
export async function tradeShown(deps: ShownDeps, userId: string, id: string): Promise<TradeShown> {
  const row = await deps.db.maybe(ownTrade, userId, id);
  const [trade] = await tradesShown(deps, userId, row === null ? [] : [row]);
  if (trade === undefined) throw notFound('Trade');
  return trade;
}

const plain = (amount: string | null): string | null => (amount === null ? null : toPlain(amount));

function shown({ rateGiven: _, instrumentId: __, ...row }: TradeRow) {
  return {
    ...row,
    quantity: plain(row.quantity),
    price: plain(row.price),
    exchangeRate: plain(row.exchangeRate),
    fee: toPlain(row.fee),
    costBasis: plain(row.costBasis),
    capitalAmount: plain(row.capitalAmount),
    value: toPlain(roundCash(moneyOf(row), row.currency)),
  };
}

function moneyOf({ quantity, price, capitalAmount }: Omit<TradeRow, 'instrumentId' | 'rateGiven'>) {
  if (capitalAmount !== null) return decimal(capitalAmount);
  return quantity === null || price === null ? ZERO : decimal(quantity).times(price);
}
