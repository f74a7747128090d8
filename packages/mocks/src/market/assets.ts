import { badInput, eitherOr, notFound } from '@investing-platform/schema/engine';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import type { Exchange } from '@investing-platform/schema/operations';

const byId: ReadonlyMap<string, Instrument> = new Map(
  instruments.map((asset) => [asset.id, asset]),
);
const bySymbol = Map.groupBy(instruments, ({ symbol }) => symbol);

/** @param id a UUID in either case */
export function assetById(id: string): Instrument | null {
  return byId.get(id.toLowerCase()) ?? null;
}

/**
 * @param path where the id stands in the input
 * @throws {PlatformError} NOT_FOUND
 */
export function theAssetById(path: string, id: string): Instrument {
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
export function referencedAsset(path: string, { assetId, symbol }: AssetReference): Instrument {
  if (assetId != null && symbol == null) return theAssetById(`${path}.assetId`, assetId);
  if (symbol != null && assetId == null) return assetBySymbol(`${path}.symbol`, symbol);
  throw eitherOr(path, ['assetId', 'symbol'], assetId != null);
}

/**
 * The one asset that a symbol means: `TICKER` or `TICKER.MIC` in either case (contract rule 26).
 *
 * @param path where the symbol stands in the input
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT with the candidates where it is ambiguous
 */
export function assetBySymbol(
  path: string,
  symbol: string,
  exchange: Exchange | null = null,
): Instrument {
  const candidates = assetsBySymbol(symbol).filter(
    (asset) => exchange === null || asset.exchange === exchange,
  );
  const [asset, another] = candidates;
  if (asset === undefined) throw notFound('Asset', path, 'there is no asset with this symbol');
  if (another === undefined) return asset;
  const names = candidates.map(fullSymbol).join(' or ');
  throw badInput(path, `several exchanges use this ticker: say ${names}`);
}

/** None, one, or one on each of several exchanges. */
export function assetsBySymbol(symbol: string): readonly Instrument[] {
  const text = symbol.trim().toUpperCase();
  const whole = bySymbol.get(text);
  // A ticker may hold a point itself, as BRK.B does.
  if (whole !== undefined) return whole;
  const point = text.lastIndexOf('.');
  const mic = text.slice(point + 1);
  return (bySymbol.get(text.slice(0, Math.max(point, 0))) ?? []).filter(
    (asset) => asset.mic === mic,
  );
}

/** How an asset is named without doubt. */
export function fullSymbol({ symbol, mic }: Instrument): string {
  return mic === null ? symbol : `${symbol}.${mic}`;
}
