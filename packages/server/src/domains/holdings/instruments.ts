import {
  type AssetRow,
  assetById,
  assetsBySymbol,
  fullSymbol,
  theAssetBySymbol,
} from '@investing-platform/rules/market/catalogue';
import type {
  AssetClass,
  CustomInstrumentCategory,
  Exchange,
  InstrumentKind,
} from '@investing-platform/schema/operations';
import type { Reader } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { type CivilDate, daysBetween } from '../../kernel/civil-date.ts';
import { dayIn } from '../../kernel/days.ts';
import { toPlain } from '../../kernel/decimal.ts';
import { notFound } from '../../kernel/errors.ts';
import { sha256Hex } from '../../kernel/hash.ts';
import { type LastPrice, lastPrices } from '../market/index.ts';

/** What a trade needs to know of an instrument. */
export interface KnownInstrument {
  readonly id: string;
  readonly currency: string;
  readonly asset: AssetRow | null;
}

interface CustomRow {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly category: CustomInstrumentCategory;
  readonly currency: string;
  readonly metadata: { name: string; value: string }[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly priceId: string | null;
  readonly price: string | null;
  readonly pricedOn: CivilDate | null;
  readonly note: string | null;
  readonly priceUpdatedAt: Date | null;
}

const COLUMNS = `i.id, i.symbol, i.name, i.category, i.currency, i.metadata,
  i.created_at as "createdAt", i.updated_at as "updatedAt", p.id as "priceId", p.price,
  p.day::text as "pricedOn", p.note, p.updated_at as "priceUpdatedAt"`;
const FROM = `custom_instruments i left join lateral (
    select * from instrument_prices where instrument_id = i.id and tombstoned_at is null
    order by day desc limit 1
  ) p on true
  where i.user_id = $1 and i.tombstoned_at is null`;

const customOfPerson = statement<CustomRow, [userId: string, ids: readonly string[] | null]>(
  'holdings_custom_instruments',
  `select ${COLUMNS} from ${FROM} and ($2::uuid[] is null or i.id = any($2)) order by i.id limit 500`,
);

const customBySymbol = statement<
  { readonly id: string; readonly currency: string },
  [userId: string, symbol: string]
>(
  'holdings_custom_by_symbol',
  `select id, currency from custom_instruments
   where user_id = $1 and upper(symbol) = upper($2) and tombstoned_at is null`,
);

/** @throws {PlatformError} NOT_FOUND */
export async function instrumentById(
  reader: Reader,
  userId: string,
  id: string,
): Promise<KnownInstrument> {
  const asset = assetById(id);
  if (asset !== null) return { id: asset.id, currency: asset.currency, asset };
  const [own] = await reader.all(customOfPerson, userId, [id]);
  if (own === undefined) throw notFound('Instrument');
  return { id: own.id, currency: own.currency, asset: null };
}

/**
 * One's own instrument of that short name, else the one of the catalogue.
 *
 * @param path where the symbol stands in the input
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT with the candidates where it is ambiguous
 */
export async function instrumentBySymbol(
  reader: Reader,
  userId: string,
  path: string,
  { symbol, exchange = null }: { readonly symbol: string; readonly exchange?: Exchange | null },
): Promise<KnownInstrument> {
  const own = exchange === null ? await reader.maybe(customBySymbol, userId, symbol.trim()) : null;
  if (own !== null) return { ...own, asset: null };
  if (assetsBySymbol(symbol).length === 0) throw notFound('Instrument');
  const asset = theAssetBySymbol(path, symbol, exchange);
  return { id: asset.id, currency: asset.currency, asset };
}

interface PriceShown {
  readonly id: string;
  readonly instrumentId: string;
  readonly date: CivilDate;
  readonly price: string;
  readonly currency: string;
  readonly source: 'MANUAL' | 'MARKET';
  readonly note: string | null;
  readonly updatedAt: Date;
}

/** The parent of `Instrument`. */
export interface InstrumentShown {
  readonly id: string;
  readonly kind: InstrumentKind;
  readonly symbol: string;
  readonly name: string;
  readonly asset: AssetRow | null;
  readonly assetClass: AssetClass | null;
  readonly exchange: Exchange | null;
  readonly category: CustomInstrumentCategory | null;
  readonly currency: string;
  readonly metadata: { name: string; value: string }[];
  readonly latestPrice: PriceShown | null;
  readonly priceStale: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type ShownDeps = Pick<Deps, 'db' | 'marketData' | 'clock'>;

const STALE_DAYS = 7;

/** Instruments as they are shown, by id: one statement and one call for all prices. */
export async function instrumentsShown(
  deps: ShownDeps,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InstrumentShown>> {
  const unique = [...new Set(ids)];
  const assets = unique.flatMap((id) => assetById(id) ?? []);
  const listed = new Set(assets.map(({ id }) => id));
  const others = unique.filter((id) => !listed.has(id));
  const own = others.length === 0 ? [] : await deps.db.all(customOfPerson, userId, others);
  const now = deps.clock.now();
  const prices = await lastPrices(deps, [...listed], now);
  const today = dayIn('UTC', now);
  return new Map<string, InstrumentShown>([
    ...assets.map((asset) => [asset.id, ofMarket(asset, prices.get(asset.id) ?? null)] as const),
    ...own.map((row) => [row.id, ofPerson(row, today)] as const),
  ]);
}

/** All instruments of a person's own. */
export async function ownInstruments(deps: ShownDeps, userId: string): Promise<InstrumentShown[]> {
  const rows = await deps.db.all(customOfPerson, userId, null);
  const today = dayIn('UTC', deps.clock.now());
  return rows.map((row) => ofPerson(row, today));
}

function ofPerson(
  { priceId, price, pricedOn, note, ...row }: CustomRow,
  today: string,
): InstrumentShown {
  const { id: instrumentId, currency, priceUpdatedAt, ...rest } = row;
  const isPriced = priceId !== null && price !== null && pricedOn !== null;
  return {
    ...rest,
    id: instrumentId,
    currency,
    kind: 'CUSTOM',
    asset: null,
    assetClass: null,
    exchange: null,
    latestPrice: isPriced
      ? {
          id: priceId,
          instrumentId,
          date: pricedOn,
          price: toPlain(price),
          currency,
          source: 'MANUAL',
          note,
          updatedAt: priceUpdatedAt ?? row.updatedAt,
        }
      : null,
    priceStale: !isPriced || daysBetween(pricedOn, today) > STALE_DAYS,
  };
}

/** When the catalogue was made: it does not say since when it has an asset. */
const LISTED_SINCE = new Date('2024-01-01T00:00:00.000Z');

function ofMarket(asset: AssetRow, last: LastPrice | null): InstrumentShown {
  const { id, name, currency, assetClass, exchange } = asset;
  const asOf = last?.asOf ?? null;
  const latestPrice =
    last === null || asOf === null
      ? null
      : marketPriceShown(asset, asOf.toISOString().slice(0, 10), last.price, asOf);
  return {
    id,
    name,
    currency,
    assetClass,
    exchange,
    asset,
    latestPrice,
    kind: 'LISTED',
    symbol: fullSymbol(asset),
    category: null,
    metadata: [],
    priceStale: last?.stale ?? true,
    createdAt: LISTED_SINCE,
    updatedAt: LISTED_SINCE,
  };
}

/** A price of the market: nobody stores it, but it has one id for good. */
export function marketPriceShown(
  { id: instrumentId, currency }: AssetRow,
  date: CivilDate,
  price: string,
  updatedAt: Date,
): PriceShown {
  const id = idOfPrice(instrumentId, date);
  return { id, instrumentId, date, price, currency, source: 'MARKET', note: null, updatedAt };
}

/** A UUIDv8 (RFC 9562, section 5.8). */
function idOfPrice(instrumentId: string, date: CivilDate): string {
  const digest = sha256Hex(`price:${instrumentId}:${date}`);
  return [
    ...[digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(12, 15)}`],
    ...[`8${digest.slice(15, 18)}`, digest.slice(18, 30)],
  ].join('-');
}
