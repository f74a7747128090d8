import { namedStatement, statement } from '../../../db/statement.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';

/** A price of one unit, told by its owner. */
export interface PriceRow {
  readonly id: string;
  readonly instrumentId: string;
  readonly date: CivilDate;
  readonly price: string;
  readonly currency: string;
  readonly note: string | null;
  readonly updatedAt: Date;
}

const COLUMNS = `p.id, p.instrument_id as "instrumentId", p.day::text as date, p.price, i.currency,
  p.note, p.updated_at as "updatedAt"`;
const FROM = `instrument_prices as p join custom_instruments as i on i.id = p.instrument_id
  where p.user_id = $1 and p.tombstoned_at is null`;

export const priceOfPerson = statement<PriceRow, [userId: string, id: string]>(
  'networth_price',
  `select ${COLUMNS} from ${FROM} and p.id = $2`,
);

export const latestPrice = statement<PriceRow, [userId: string, instrumentId: string]>(
  'networth_latest_price',
  `select ${COLUMNS} from ${FROM} and p.instrument_id = $2 order by p.day desc limit 1`,
);

type PageParams = [
  userId: string,
  instrumentId: string,
  ids: readonly string[] | null,
  from: CivilDate | '-infinity',
  to: CivilDate | 'infinity',
  limit: number,
];

const page = (order: 'asc' | 'desc'): string =>
  `select ${COLUMNS} from ${FROM} and p.instrument_id = $2
     and ($3::uuid[] is null or p.id = any($3)) and p.day between $4::date and $5::date
   order by p.day ${order} limit $6`;

export const pricesOldest = statement<PriceRow, PageParams>('networth_prices_oldest', page('asc'));
export const pricesNewest = statement<PriceRow, PageParams>('networth_prices_newest', page('desc'));

export const countPrices = statement<{ readonly count: number }, [userId: string]>(
  'networth_count_prices',
  `select count(*)::integer as count from instrument_prices
   where user_id = $1 and tombstoned_at is null`,
);

export const insertPrice = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly instrumentId: string;
    readonly day: CivilDate;
    readonly price: string;
    readonly note: string | null;
    readonly now: Date;
  }
>(
  'networth_insert_price',
  `with told as (
     update custom_instruments set prices_revision = gen_random_uuid()
     where user_id = $userId and id = $instrumentId
   )
   insert into instrument_prices (id, user_id, instrument_id, day, price, note, created_at,
     updated_at) values ($id, $userId, $instrumentId, $day, $price, $note, $now, $now)`,
);

const toldAnew = (userId: '$1' | '$userId') =>
  `update custom_instruments set prices_revision = gen_random_uuid()
  where user_id = ${userId} and id in (select instrument_id from changed)`;

export const changePrice = namedStatement<
  never,
  {
    readonly userId: string;
    readonly id: string;
    readonly day: CivilDate;
    readonly price: string;
    readonly note: string | null;
    readonly now: Date;
  }
>(
  'networth_change_price',
  `with changed as (
     update instrument_prices set day = $day, price = $price, note = $note, updated_at = $now
     where user_id = $userId and id = $id and tombstoned_at is null returning instrument_id
   ) ${toldAnew('$userId')}`,
);

export const buryPrice = statement<never, [userId: string, id: string, now: Date]>(
  'networth_bury_price',
  `with changed as (
     update instrument_prices set tombstoned_at = $3
     where user_id = $1 and id = $2 and tombstoned_at is null returning instrument_id
   ) ${toldAnew('$1')}`,
);
