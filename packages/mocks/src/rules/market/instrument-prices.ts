import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import { refuseBackwards } from '@investing-platform/rules/time/refuse-backwards';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Call } from '../../contract/call.ts';
import { madeId } from '../../contract/leaf-values.ts';
import { matching } from '../../contract/match.ts';
import { page } from '../../contract/page.ts';
import { all, need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import { endOf, now } from '../../facts/time.ts';
import { seededRandom } from '../../kernel/random.ts';

/** What its owner recorded, or the market's close of each day on which it traded. */
export function instrumentPrices(call: Call<'getInstrumentPrices'>) {
  const { realm, operation, params } = call;
  const id = String(params.instrumentId);
  const asset = assetById(id);
  if (asset === null) need(realm, 'Instrument', id);
  refuseBackwards(params);
  const isAsked = (date: string): boolean =>
    (params.from == null || date >= params.from) && (params.to == null || date <= params.to);
  const rows =
    asset === null
      ? all(realm, 'InstrumentPrice', { instrumentId: id }).filter(({ date }) =>
          isAsked(String(date)),
        )
      : closes(realm, asset, isAsked);
  const sorted = matching(realm, 'InstrumentPrice', rows, { ids: params.ids }).sort(
    (left, right) => (String(left.date) < String(right.date) ? 1 : -1),
  );
  const ordered = params.direction === 'ASC' ? sorted.reverse() : sorted;
  return page(realm.platform.seed, operation, ordered, params);
}

function closes(
  realm: Realm,
  asset: AssetRow,
  isAsked: (date: string) => boolean,
): RowOf<'InstrumentPrice'>[] {
  const calendar = calendarOf(asset.exchange);
  const rows: RowOf<'InstrumentPrice'>[] = [];
  for (let index = calendar.indexAt(now(realm).getTime()); index >= 0; index -= 1) {
    const day = calendar.day(index);
    if (day === null || !isAsked(day.date)) continue;
    const at = new Date(day.open);
    rows.push({
      id: madeId(seededRandom(`price:${asset.id}:${day.date}`), at),
      instrumentId: asset.id,
      date: day.date,
      price: realm.platform.market.priceAt(asset, endOf(day.date)),
      currency: asset.currency,
      source: 'MARKET',
      note: null,
      updatedAt: at,
    });
  }
  return rows;
}
