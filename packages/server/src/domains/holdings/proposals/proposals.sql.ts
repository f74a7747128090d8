import type { KnownEvent } from '@investing-platform/rules/tracked/proposals';
import { statement } from '../../../db/statement.ts';
import { insertInto, updateOf } from '../../../db/tables/named-write.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';

/** A holding of something that markets list. */
export interface ListedHolding {
  readonly id: string;
  readonly portfolioId: string;
  readonly instrumentId: string;
}

/** A broker mirror has its account's own. */
export const listedHoldings = statement<ListedHolding, [userId: string]>(
  'holdings_listed',
  `select h.id, h.portfolio_id as "portfolioId", h.instrument_id as "instrumentId"
   from tracked_holdings h join portfolios p on p.id = h.portfolio_id
   where h.user_id = $1 and h.tombstoned_at is null and p.kind <> 'BROKER_MIRROR'
     and not exists (select from custom_instruments i where i.id = h.instrument_id)
   order by h.id limit 2000`,
);

/** What was held at the ends of the days before some days; JSON of `holdingId` and `day`. */
export const heldBeforeDays = statement<
  { readonly holdingId: string; readonly day: CivilDate; readonly quantity: string },
  [userId: string, asked: string]
>(
  'holdings_held_before_days',
  `select a."holdingId", a.day::text, d.quantity
   from jsonb_to_recordset($2::jsonb) as a ("holdingId" uuid, day date)
   cross join lateral (
     select quantity from tracked_days
     where holding_id = a."holdingId" and user_id = $1 and tracked_days.day < a.day
     order by tracked_days.day desc limit 1
   ) d
   limit 100000`,
);

type Since = [userId: string, instrumentIds: readonly string[], since: CivilDate];

const SHARED = `id, portfolio_id as "portfolioId", instrument_id as "instrumentId", state, origin,
  quantity, unique_identifier as "uniqueIdentifier", tombstoned_at is not null as deleted`;

export const knownDividends = statement<KnownEvent, Since>(
  'holdings_known_dividends',
  `select ${SHARED}, ex_date::text as "exDate", paid_on::text as "happenedOn"
   from tracked_dividends where user_id = $1 and instrument_id = any($2::uuid[]) and paid_on >= $3
   order by id limit 100000`,
);

/** Who notes a split may note the day of its record or its payment. */
export const knownSplits = statement<KnownEvent, Since>(
  'holdings_known_splits',
  `select ${SHARED}, null as "exDate", traded_on::text as "happenedOn"
   from tracked_trades where user_id = $1 and instrument_id = any($2::uuid[]) and traded_on >= $3
     and type in ('SPLIT', 'CONSOLIDATION')
   order by id limit 100000`,
);

export const insertSplit = insertInto('tracked_trades', 'holdings_insert_split_proposed', {
  columns: [
    ...(['id', 'userId', 'portfolioId', 'instrumentId', 'type', 'state', 'origin'] as const),
    ...(['tradedOn', 'currency', 'fee', 'feeCurrency', 'ratioNumerator'] as const),
    ...(['ratioDenominator', 'uniqueIdentifier', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
});

/** A proposal follows what was held for as long as nobody has decided on it. */
export const changeProposed = updateOf('tracked_dividends', 'holdings_change_proposed', {
  set: ['quantity', 'grossAmount', 'updatedAt'],
  where: ['userId', 'id'],
});

/** Its name is free again: the shares may come back. */
export const dropDividend = statement<never, [userId: string, id: string]>(
  'holdings_drop_dividend_proposed',
  `delete from tracked_dividends
   where user_id = $1 and id = $2 and state = 'PENDING' and origin = 'CORPORATE_ACTION'`,
);

export const dropSplit = statement<never, [userId: string, id: string]>(
  'holdings_drop_split_proposed',
  `delete from tracked_trades
   where user_id = $1 and id = $2 and state = 'PENDING' and origin = 'CORPORATE_ACTION'`,
);
