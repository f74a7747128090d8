import { namedStatement, statement } from '../../../db/statement.ts';

/** Imported prices of a day, or of the days of a week or a month. Amounts are plain decimals. */
export interface ImportedBarRow {
  /** `YYYY-MM-DD`, the first day. */
  readonly date: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string | null;
}

export type DateUnit = 'day' | 'week' | 'month';

/** Whole weeks begin with Monday. Rows come by date, those of a step that begins before `from` too. */
export const barsByStep = statement<
  ImportedBarRow,
  [assetId: string, unit: DateUnit, from: string, limit: number]
>(
  'market_imported_bars',
  `select min(date) as date,
     (array_agg(open order by date))[1] as open, max(high) as high, min(low) as low,
     (array_agg(close order by date desc))[1] as close,
     case when count(volume) = count(*) then sum(volume) end as volume
   from imported_bars
   where asset_id = $1 and date >= date_trunc($2, $3::date::timestamp)::date
   group by date_trunc($2, date::timestamp) order by 1 limit $4`,
);

/** The first day that is imported of each asset. */
export const importedAssets = statement<{ assetId: string; firstDate: string }>(
  'market_imported_assets',
  `select asset_id as "assetId", min(date) as "firstDate" from imported_bars
   group by asset_id limit 10000`,
);

/** Writes days; those that are there already with the same prices do not count as changed. */
export const putBars = namedStatement<
  never,
  {
    readonly assetId: string;
    readonly dates: readonly string[];
    readonly opens: readonly string[];
    readonly highs: readonly string[];
    readonly lows: readonly string[];
    readonly closes: readonly string[];
    readonly volumes: readonly (string | null)[];
  }
>(
  'market_put_imported_bars',
  `insert into imported_bars as bar (asset_id, date, open, high, low, close, volume)
   select $assetId, day.* from unnest($dates::date[], $opens::numeric[], $highs::numeric[],
     $lows::numeric[], $closes::numeric[], $volumes::numeric[]) as day
   on conflict (asset_id, date) do update
   set open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close,
     volume = excluded.volume
   where (bar.open, bar.high, bar.low, bar.close, bar.volume) is distinct from
     (excluded.open, excluded.high, excluded.low, excluded.close, excluded.volume)`,
);

export const deleteBars = statement<never, [assetId: string]>(
  'market_delete_imported_bars',
  'delete from imported_bars where asset_id = $1',
);
