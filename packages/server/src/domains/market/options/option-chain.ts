import { type AssetRow, theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import type { OptionBoard } from '@investing-platform/rules/market/options/option-board';
import {
  type AskedChain,
  type AskedStrikes,
  checkStrikes,
  noExpiration,
  noOptions,
  type OptionChain,
  optionChain,
  strikesOf,
} from '@investing-platform/rules/market/options/option-chain';
import type { Deps } from '../../../deps.ts';
import { fromSource } from '../quotes.ts';

type OptionDeps = Pick<Deps, 'options'>;

const SYMBOL = 'params.symbol';

/** @throws {PlatformError} NOT_FOUND where the asset is unknown or has no options */
export async function getExpirationDates(
  { options }: OptionDeps,
  { symbol }: { readonly symbol: string },
): Promise<string[]> {
  const asset = theAssetBySymbol(SYMBOL, symbol);
  const dates = await fromSource(() => options.expirations(asset.id));
  if (dates.length === 0) throw noOptions();
  return [...dates];
}

/** @throws {PlatformError} NOT_FOUND where there are no such options; PROVIDER_UNAVAILABLE */
export async function getStrikes(deps: OptionDeps, input: AskedStrikes): Promise<string[]> {
  const { board } = await boardOf(deps, input);
  return strikesOf(board, input);
}

/**
 * The options of an asset that expire on one day, with greeks.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where `minStrike` is above `maxStrike`;
 *   PROVIDER_UNAVAILABLE
 */
export async function getOptionChain(deps: OptionDeps, input: AskedChain): Promise<OptionChain> {
  checkStrikes(input);
  const { asset, board } = await boardOf(deps, input);
  return optionChain(asset, board, input);
}

async function boardOf(
  { options }: OptionDeps,
  { symbol, expirationDate }: AskedStrikes,
): Promise<{ readonly asset: AssetRow; readonly board: OptionBoard }> {
  const asset = theAssetBySymbol(SYMBOL, symbol);
  const board = await fromSource(() => options.board(asset.id, expirationDate));
  if (board === null) throw noExpiration();
  return { asset, board };
}
