import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import type { Exchange } from '@investing-platform/schema/operations';
import { badInput, eitherOr, notFound } from '../refusals/platform-error.ts';

/** An instrument of the built-in catalogue. */
export type AssetRow = Instrument;

const byId: ReadonlyMap<string, AssetRow> = new Map(instruments.map((asset) => [asset.id, asset]));
const bySymbol = Map.groupBy(instruments, ({ symbol }) => symbol);

/** @param id a UUID in either case */
export function assetById(id: string): AssetRow | null {
  return byId.get(id) ?? byId.get(id.toLowerCase()) ?? null;
}

/**
 * @param path where the id stands in the input
 * @throws {PlatformError} NOT_FOUND
 */
export function theAssetById(path: string, id: string): AssetRow {
  const asset = assetById(id);
  if (asset === null) throw notFound('Asset', path, 'there is no asset with this id');
  return asset;
}

/** An asset by its id or its symbol: one of the two is given. */
export interface AssetReference {
  readonly assetId?: string | null | undefined;
  readonly symbol?: string | null | undefined;
}

/**
 * @param path where the reference stands in the input
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where neither or both are given, or several
 *   exchanges use the symbol
 */
export function theAsset(path: string, { assetId, symbol }: AssetReference): AssetRow {
  if (assetId != null && symbol == null) return theAssetById(`${path}.assetId`, assetId);
  if (symbol != null && assetId == null) return theAssetBySymbol(`${path}.symbol`, symbol);
  throw eitherOr(path, ['assetId', 'symbol'], assetId != null);
}

/**
 * The assets that a symbol may mean: none, one, or one on each of several exchanges.
 *
 * @param symbol `TICKER` or `TICKER.MIC` in either case (contract rule 26)
 */
export function assetsBySymbol(symbol: string): readonly AssetRow[] {
  const text = symbol.trim().toUpperCase();
  const whole = bySymbol.get(text);
  // A ticker may hold a point itself, as BRK.B does.
  if (whole !== undefined) return whole;
  const point = text.lastIndexOf('.');
  if (point < 0) return [];
  const mic = text.slice(point + 1);
  return (bySymbol.get(text.slice(0, point)) ?? []).filter((asset) => asset.mic === mic);
}

/** Whether there is a coin of the name, which has a price though nobody publishes a rate. */
export const isCoin = (currency: string): boolean =>
  assetsBySymbol(currency).some(({ assetClass }) => assetClass === 'CRYPTO');

/** How an asset is named without doubt: `AIR.XNZE`, or `BTC` for a crypto asset. */
export function fullSymbol({ symbol, mic }: AssetRow): string {
  return mic === null ? symbol : `${symbol}.${mic}`;
}

/**
 * The one asset that a symbol means (contract rule 26).
 *
 * @param path where the symbol stands in the input
 * @param exchange narrows a ticker that several exchanges use
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT with the candidates where it is ambiguous
 */
export function theAssetBySymbol(
  path: string,
  symbol: string,
  exchange: Exchange | null = null,
): AssetRow {
  const candidates = assetsBySymbol(symbol).filter(
    (asset) => exchange === null || asset.exchange === exchange,
  );
  const [asset, another] = candidates;
  if (asset === undefined) throw notFound('Asset', path, 'there is no asset with this symbol');
  if (another !== undefined) {
    const names = candidates.map(fullSymbol).join(' or ');
    throw badInput(path, `several exchanges use this ticker: say ${names}`);
  }
  return asset;
}

/** Assets by their ids, their symbols or both, each once. */
export interface AssetReferences {
  readonly assetIds?: readonly string[] | null | undefined;
  readonly symbols?: readonly string[] | null | undefined;
}

const MAX_REFERENCES = 200;

/** @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where neither is given, or they are over 200 */
export function theAssets({ assetIds, symbols }: AssetReferences): AssetRow[] {
  if (assetIds == null && symbols == null) throw eitherOr('params', ['assetIds', 'symbols'], false);
  const assets = new Set([
    ...(assetIds ?? []).map((id, at) => theAssetById(`params.assetIds.${at}`, id)),
    ...(symbols ?? []).map((symbol, at) => theAssetBySymbol(`params.symbols.${at}`, symbol)),
  ]);
  if (assets.size <= MAX_REFERENCES) return [...assets];
  throw badInput('params.symbols', `at most ${MAX_REFERENCES} assets, with those of \`assetIds\``);
}

/** The assets of ids, each once, and the ids of none. */
export function knownAssets(ids: readonly string[]): {
  readonly found: readonly AssetRow[];
  readonly unknownIds: readonly string[];
} {
  const found = new Set<AssetRow>();
  const unknownIds = new Set<string>();
  for (const id of ids) {
    const asset = assetById(id);
    if (asset === null) unknownIds.add(id);
    else found.add(asset);
  }
  return { found: [...found], unknownIds: [...unknownIds] };
}
