import { type AssetRow, theAssetBySymbol } from '@investing-platform/rules/catalogue';
import { expiresAt } from '@investing-platform/rules/options/option-time';
import type { OptionType } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { badInput, notFound } from '../../../kernel/errors.ts';
import type { OptionBoard, OptionQuote } from '../../../ports/options.ts';
import { fromSource } from '../quotes.ts';
import { type OptionContract, optionContract } from './option-contract.ts';

type OptionDeps = Pick<Deps, 'options'>;

const SYMBOL = 'params.symbol';
const YEAR_PLACES = 12;
const RATE_PLACES = 12;

/** @throws {PlatformError} NOT_FOUND where the asset is unknown or has no options */
export async function getExpirationDates(
  { options }: OptionDeps,
  { symbol }: { readonly symbol: string },
): Promise<string[]> {
  const asset = theAssetBySymbol(SYMBOL, symbol);
  const dates = await fromSource(() => options.expirations(asset.id));
  if (dates.length === 0) throw notFound('Options', SYMBOL, 'this asset has no options');
  return [...dates];
}

export interface GetStrikesInput {
  readonly symbol: string;
  readonly expirationDate: string;
  /** Default: both. */
  readonly types?: readonly OptionType[] | null | undefined;
}

/** @throws {PlatformError} NOT_FOUND where there are no such options; PROVIDER_UNAVAILABLE */
export async function getStrikes(deps: OptionDeps, input: GetStrikesInput): Promise<string[]> {
  const { board } = await boardOf(deps, input);
  const wanted = board.quotes.filter(({ type }) => input.types?.includes(type) ?? true);
  return [...new Set(wanted.map(({ strike }) => strike))];
}

export interface GetOptionChainInput extends GetStrikesInput {
  /** Plain decimals. */
  readonly minStrike?: string | null | undefined;
  readonly maxStrike?: string | null | undefined;
}

export interface OptionChain {
  readonly underlying: string;
  readonly underlyingPrice: string;
  readonly expirationDate: string;
  readonly expiresAt: Date;
  readonly yearsToExpiration: string;
  readonly interestRateFraction: string;
  readonly dividendYieldFraction: string;
  readonly calls: OptionContract[];
  readonly puts: OptionContract[];
  readonly asOf: Date;
}

/**
 * The options of an asset that expire on one day, with greeks.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where `minStrike` is above `maxStrike`;
 *   PROVIDER_UNAVAILABLE
 */
export async function getOptionChain(
  deps: OptionDeps,
  input: GetOptionChainInput,
): Promise<OptionChain> {
  const [least, most] = [input.minStrike ?? null, input.maxStrike ?? null];
  if (least !== null && most !== null && decimal(least).greaterThan(most)) {
    throw badInput('params.minStrike', 'must not be above `maxStrike`');
  }
  const { asset, board } = await boardOf(deps, input);
  const isWanted = ({ strike }: OptionQuote): boolean =>
    (least === null || decimal(strike).gte(least)) && (most === null || decimal(strike).lte(most));
  const contractsOf = (type: OptionType): OptionContract[] =>
    input.types?.includes(type) === false
      ? []
      : board.quotes
          .filter((quote) => quote.type === type && isWanted(quote))
          .map((quote) => optionContract(asset, input.expirationDate, board, quote));
  return {
    underlying: asset.symbol,
    underlyingPrice: board.underlyingPrice,
    expirationDate: input.expirationDate,
    expiresAt: expiresAt(asset.exchange, input.expirationDate) ?? board.asOf,
    yearsToExpiration: printed(board.years, YEAR_PLACES),
    interestRateFraction: printed(board.rate, RATE_PLACES),
    dividendYieldFraction: printed(board.dividendYield, RATE_PLACES),
    calls: contractsOf('CALL'),
    puts: contractsOf('PUT'),
    asOf: board.asOf,
  };
}

function printed(value: number, places: number): string {
  return toPlain(decimal(value).toDecimalPlaces(places));
}

async function boardOf(
  { options }: OptionDeps,
  { symbol, expirationDate }: GetStrikesInput,
): Promise<{ readonly asset: AssetRow; readonly board: OptionBoard }> {
  const asset = theAssetBySymbol(SYMBOL, symbol);
  const board = await fromSource(() => options.board(asset.id, expirationDate));
  if (board === null) {
    const message = 'no options expire on this day: getExpirationDates tells the days';
    throw notFound('Options', 'params.expirationDate', message);
  }
  return { asset, board };
}
