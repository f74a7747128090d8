import type { ImportState, TradeType } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { TRADE_COLUMNS, type TradeRow } from '../../holdings/index.ts';

export const holdingIdsOf = statement<
  { readonly id: string; readonly portfolioId: string; readonly instrumentId: string },
  [userId: string, instrumentIds: readonly string[]]
>(
  'portfolios_holding_ids',
  `select id, portfolio_id as "portfolioId", instrument_id as "instrumentId" from tracked_holdings
   where user_id = $1 and instrument_id = any($2::uuid[]) and tombstoned_at is null limit 2000`,
);

/** The latest day first; within a day the last recorded first. */
export const tradesOfPerson = statement<
  TradeRow,
  [
    userId: string,
    ids: readonly string[] | null,
    portfolioIds: readonly string[] | null,
    instrumentId: string | null,
    states: readonly ImportState[],
    types: readonly TradeType[] | null,
    from: CivilDate | '-infinity',
    to: CivilDate | 'infinity',
    beforeDay: CivilDate | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'portfolios_trades_of_person',
  `select ${TRADE_COLUMNS} from tracked_trades t
   where t.user_id = $1 and t.tombstoned_at is null
     and ($2::uuid[] is null or t.id = any($2))
     and ($3::uuid[] is null or t.portfolio_id = any($3))
     and ($4::uuid is null or t.instrument_id = $4)
     and t.state = any($5::text[])
     and ($6::text[] is null or t.type = any($6))
     and t.traded_on between $7::date and $8::date
     and (t.traded_on, t.id) < ($9::date, $10::uuid)
   order by t.traded_on desc, t.id desc limit $11`,
);

/** Those of the ids that are trades of the holding. */
export const lotsNamed = statement<
  { readonly id: string },
  [userId: string, portfolioId: string, instrumentId: string, ids: readonly string[]]
>(
  'portfolios_lots_named',
  `select id from tracked_trades where user_id = $1 and portfolio_id = $2 and instrument_id = $3
     and id = any($4::uuid[]) and tombstoned_at is null and state = 'CONFIRMED' limit 100`,
);

export const tradesById = statement<TradeRow, [userId: string, ids: readonly string[]]>(
  'portfolios_trades_by_id',
  `select ${TRADE_COLUMNS} from tracked_trades t
   where t.user_id = $1 and t.id = any($2::uuid[]) and t.tombstoned_at is null limit 1000`,
);
