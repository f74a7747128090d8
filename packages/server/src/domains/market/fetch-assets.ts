import {
  type AssetRow,
  assetsBySymbol,
  knownAssets,
  theAssetById,
  theAssetBySymbol,
} from '@investing-platform/rules/market/catalogue';
import type { Exchange } from '@investing-platform/schema/operations';

/** @throws {PlatformError} NOT_FOUND */
export function fetchAssetByAssetId({ assetId }: { readonly assetId: string }): AssetRow {
  return theAssetById('params.assetId', assetId);
}

export interface FetchAssetByTickerInput {
  /** `TICKER` or `TICKER.MIC` in either case. */
  readonly ticker: string;
  /** Narrows a ticker that several exchanges use. */
  readonly exchange?: Exchange | null | undefined;
}

/** @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT with the candidates where it is ambiguous */
export function fetchAssetByTicker({ ticker, exchange }: FetchAssetByTickerInput): AssetRow {
  return theAssetBySymbol('params.ticker', ticker, exchange ?? null);
}

export interface FetchAssetsByAssetIdsInput {
  /** 1 to 200. */
  readonly assetIds: readonly string[];
}

export interface AssetLookup {
  /** In the order of the ids given. */
  readonly assets: AssetRow[];
  readonly unknownIds: string[];
}

/** Plural lookups leave unknown ids out and say so (contract rule 26). */
export function fetchAssetsByAssetIds({ assetIds }: FetchAssetsByAssetIdsInput): AssetLookup {
  const { found, unknownIds } = knownAssets(assetIds);
  return { assets: [...found], unknownIds: [...unknownIds] };
}

export interface FetchAssetsByTickersInput {
  /** 1 to 200, each `TICKER` or `TICKER.MIC` in either case. */
  readonly tickers: readonly string[];
  /** Narrows tickers that several exchanges use. */
  readonly exchange?: Exchange | null | undefined;
}

export interface AssetTickerLookup {
  /** In the order of the tickers given. */
  readonly assets: AssetRow[];
  /** Those that mean no asset, or more than one. */
  readonly unknownTickers: string[];
}

/** Plural lookups leave what they cannot tell out and say so (contract rule 26). */
export function fetchAssetsByTickers(input: FetchAssetsByTickersInput): AssetTickerLookup {
  const { tickers, exchange } = input;
  const assets = new Set<AssetRow>();
  const unknownTickers = new Set<string>();
  for (const ticker of tickers) {
    const [asset, another] = assetsBySymbol(ticker).filter(
      (candidate) => exchange == null || candidate.exchange === exchange,
    );
    if (asset === undefined || another !== undefined) unknownTickers.add(ticker);
    else assets.add(asset);
  }
  return { assets: [...assets], unknownTickers: [...unknownTickers] };
}
