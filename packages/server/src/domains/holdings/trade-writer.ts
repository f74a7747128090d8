import type { Ratio } from '@investing-platform/rules/tracked/tracked-trade';
import type { TradeOrigin, TradeType } from '@investing-platform/schema/operations';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { insertTrades } from './imports.sql.ts';

/** A trade that an import brings. */
export interface TradeBrought {
  readonly id: string;
  readonly instrumentId: string;
  readonly currency: string;
  readonly type: TradeType;
  readonly tradedOn: CivilDate;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly fee: string;
  readonly feeCurrency: string;
  /** Null: it waits. */
  readonly exchangeRate: string | null;
  readonly ratio: Ratio | null;
  readonly uniqueIdentifier: string;
  /** Whether it counts at once. */
  readonly certain: boolean;
}

/** Where an import goes, and where it is from. */
export interface ImportOf {
  readonly userId: string;
  readonly portfolioId: string;
  readonly origin: TradeOrigin;
  readonly fileId: string;
  readonly emailId: string | null;
}

/** No statement has more rows. */
const ROWS_AT_ONCE = 1_000;

/** Stores trades, as many at a time as fit a statement. */
export class TradeWriter {
  readonly #tx: Transaction;
  readonly #now: Date;
  readonly #of: ImportOf;
  #rows: ReturnType<typeof tradeRow>[] = [];

  constructor(tx: Transaction, { clock }: Pick<Deps, 'clock'>, of: ImportOf) {
    this.#tx = tx;
    this.#of = of;
    this.#now = clock.now();
  }

  async add(trades: readonly TradeBrought[], counting: ReadonlySet<string>): Promise<void> {
    for (const trade of trades) this.#rows.push(tradeRow(trade, counting.has(trade.id)));
    if (this.#rows.length >= ROWS_AT_ONCE) await this.end();
  }

  async end(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return;
    const brought = { ...this.#of, now: this.#now, rows: JSON.stringify(rows) };
    await this.#tx.run(insertTrades, brought);
  }
}

function tradeRow(trade: TradeBrought, counts: boolean) {
  return {
    id: trade.id,
    instrument_id: trade.instrumentId,
    type: trade.type,
    state: counts ? 'CONFIRMED' : 'PENDING',
    traded_on: trade.tradedOn,
    quantity: trade.quantity,
    price: trade.price,
    currency: trade.currency,
    exchange_rate: trade.exchangeRate,
    fee: trade.fee,
    fee_currency: trade.feeCurrency,
    ratio_numerator: trade.ratio?.numerator ?? null,
    ratio_denominator: trade.ratio?.denominator ?? null,
    unique_identifier: trade.uniqueIdentifier,
  };
}
