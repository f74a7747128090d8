import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import { refuseBackwards } from '@investing-platform/rules/time/refuse-backwards';
import type { SortDirection } from '@investing-platform/schema/operations';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Deps } from '../../../deps.ts';
import type { InstrumentPrice } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { addDays, type CivilDate } from '../../../kernel/civil-date.ts';
import { type Page, pageOf } from '../../../kernel/page.ts';
import { marketPriceShown } from '../../holdings/index.ts';
import { fromSource } from '../../market/index.ts';
import { dayOfCursor } from '../history/page.ts';
import { priceShown } from './instrument-shown.ts';
import { ownInstrument } from './instruments.sql.ts';
import { pricesNewest, pricesOldest } from './prices.sql.ts';

export interface GetPricesInput {
  readonly instrumentId: string;
  readonly ids?: readonly string[] | null | undefined;
  readonly from?: CivilDate | null | undefined;
  readonly to?: CivilDate | null | undefined;
  /** Default DESC. */
  readonly direction?: SortDirection | undefined;
  /** 1 to 10,000; default 1,000. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

type PriceDeps = Pick<Deps, 'db' | 'marketData' | 'clock' | 'cursors'>;

interface Asked {
  readonly ids: readonly string[] | null;
  /** Null: from the first one, and to the last. */
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
  readonly direction: SortDirection;
  readonly limit: number;
}

const LIST = 'getInstrumentPrices';
const USUAL_LIMIT = 1_000;

/**
 * The prices of an instrument by day: those that its owner recorded, or the market's of a listed one.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to`, or for a cursor that this list
 *   did not give out; NOT_FOUND; PROVIDER_UNAVAILABLE
 */
export async function getInstrumentPrices(
  deps: PriceDeps,
  actor: Actor,
  input: GetPricesInput,
): Promise<Page<InstrumentPrice>> {
  const { userId } = requireUser(actor);
  const { instrumentId, ids = null, from = null, to = null, limit = USUAL_LIMIT } = input;
  refuseBackwards({ from, to });
  const { direction = 'DESC' } = input;
  const asked = asOfCursor(deps, { ids, from, to, direction, limit }, input);
  const asset = assetById(instrumentId);
  const rows =
    asset === null
      ? await recorded(deps, userId, instrumentId, asked)
      : await ofMarket(deps, asset, asked);
  return pageOf(rows, limit, ({ date }) => deps.cursors.encode(LIST, [date]));
}

function asOfCursor(
  { cursors }: Pick<Deps, 'cursors'>,
  asked: Asked,
  { cursor = null }: GetPricesInput,
): Asked {
  if (cursor === null) return asked;
  const last = dayOfCursor(cursors.decode(LIST, cursor));
  return asked.direction === 'DESC'
    ? { ...asked, to: addDays(last, -1) }
    : { ...asked, from: addDays(last, 1) };
}

async function recorded(
  { db }: PriceDeps,
  userId: string,
  instrumentId: string,
  { ids, from, to, direction, limit }: Asked,
): Promise<InstrumentPrice[]> {
  await ownInstrument(db, userId, instrumentId);
  const rows = await db.all(
    direction === 'DESC' ? pricesNewest : pricesOldest,
    ...([userId, instrumentId, ids, from ?? '-infinity', to ?? 'infinity', limit + 1] as const),
  );
  return rows.map(priceShown);
}

/** More than the market's history has. */
const MAX_BARS = 10_001;

async function ofMarket(
  { marketData, clock }: PriceDeps,
  asset: AssetRow,
  { ids, from, to, direction, limit }: Asked,
): Promise<InstrumentPrice[]> {
  const calendar = calendarOf(asset.exchange);
  // Trading days of far exchanges begin on the day before and end on the day after, in UTC.
  const first = from === null ? null : new Date(addDays(from, -1));
  const end = to === null ? null : new Date(addDays(to, 2));
  const now = new Date(clock.now().getTime() + 1);
  const start = marketData.historyStart('DAY_1');
  const bars = await fromSource(() =>
    marketData.bars({
      assetId: asset.id,
      timeframe: 'DAY_1',
      adjustment: 'RAW',
      extendedHours: false,
      from: first === null || first < start ? start : first,
      to: end === null || end > now ? now : end,
      limit: MAX_BARS,
    }),
  );
  const wanted = ids && new Set(ids.map((id) => id.toLowerCase()));
  const rows = bars
    .map(({ at, close }) => ({ at, close, date: calendar.dateAt(at.getTime()) }))
    .filter(({ date }) => (from === null || date >= from) && (to === null || date <= to))
    .map(({ at, close, date }) => marketPriceShown(asset, date, close, at))
    .filter(({ id }) => wanted === null || wanted.has(id));
  return (direction === 'DESC' ? rows.reverse() : rows).slice(0, limit + 1);
}
