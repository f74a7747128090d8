import { statement } from '../../../db/statement.ts';

/** The rates of one day: `YYYY-MM-DD`, and what one euro is worth by currency as JSON. */
export interface RatesRow {
  readonly date: string;
  readonly rates: string;
}

/** Every day that is imported, oldest first: some 7,000 since 1999. */
export const allRates = statement<RatesRow>(
  'market_imported_rates',
  `select date, rates::text as rates from reference_rates order by date limit 20000`,
);

/** Another text after each import, as rows have the number of the transaction that wrote them. */
export const ratesState = statement<{ readonly state: string }>(
  'market_imported_rates_state',
  `select case when count(*) = 0 then ''
     else count(*)::text || ' ' || max(xmin::text::bigint)::text end as state
   from reference_rates`,
);

/** Writes days; those that are there already with the same rates do not count as changed. */
export const putRates = statement<never, [dates: readonly string[], rates: readonly string[]]>(
  'market_put_rates',
  `insert into reference_rates as known (date, rates)
   select * from unnest($1::date[], $2::jsonb[])
   on conflict (date) do update set rates = excluded.rates
   where known.rates is distinct from excluded.rates`,
);

export const deleteRates = statement<never>('market_delete_rates', 'delete from reference_rates');
