import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import type { OptionType } from '@investing-platform/schema/operations';
import { listsOptions } from '@investing-platform/schema/trading-calendar';
import { decimal, toPlain } from '../../numbers/decimal.ts';
import { badInput, notFound, type PlatformError } from '../../refusals/platform-error.ts';
import type { AssetRow } from '../catalogue.ts';
import { optionRoot, parseOptionSymbol } from './occ-symbol.ts';
import type { OptionBoard, OptionQuote } from './option-board.ts';
import { type OptionContract, optionContract } from './option-contract.ts';
import { expiresAt } from './option-time.ts';

export interface AskedStrikes {
  readonly symbol: string;
  readonly expirationDate: string;
  /** Default: both. */
  readonly types?: readonly OptionType[] | null | undefined;
}

export interface AskedChain extends AskedStrikes {
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

const YEAR_PLACES = 12;
const RATE_PLACES = 12;

/** @throws {PlatformError} BAD_USER_INPUT where `minStrike` is above `maxStrike` */
export function checkStrikes({ minStrike, maxStrike }: AskedChain): void {
  if (minStrike == null || maxStrike == null || decimal(minStrike).lte(maxStrike)) return;
  throw badInput('params.minStrike', 'must not be above `maxStrike`');
}

const isOfType = ({ type }: OptionQuote, { types }: AskedStrikes): boolean =>
  types?.includes(type) ?? true;

export const strikesOf = (board: OptionBoard, asked: AskedStrikes): string[] => [
  ...new Set(board.quotes.filter((quote) => isOfType(quote, asked)).map(({ strike }) => strike)),
];

/** The options of a board that are asked for, with what follows from their quotes. */
export function optionChain(asset: AssetRow, board: OptionBoard, asked: AskedChain): OptionChain {
  const { expirationDate, minStrike: least, maxStrike: most } = asked;
  const isWanted = (quote: OptionQuote): boolean =>
    isOfType(quote, asked) &&
    (least == null || decimal(quote.strike).gte(least)) &&
    (most == null || decimal(quote.strike).lte(most));
  const contractsOf = (type: OptionType): OptionContract[] =>
    board.quotes
      .filter((quote) => quote.type === type && isWanted(quote))
      .map((quote) => optionContract(asset, expirationDate, board, quote));
  return {
    underlying: asset.symbol,
    underlyingPrice: board.underlyingPrice,
    expirationDate,
    expiresAt: expiresAt(asset.exchange, expirationDate) ?? board.asOf,
    yearsToExpiration: printed(board.years, YEAR_PLACES),
    interestRateFraction: printed(board.rate, RATE_PLACES),
    dividendYieldFraction: printed(board.dividendYield, RATE_PLACES),
    calls: contractsOf('CALL'),
    puts: contractsOf('PUT'),
    asOf: board.asOf,
  };
}

const printed = (value: number, places: number): string =>
  toPlain(decimal(value).toDecimalPlaces(places));

export const noOptions = (): PlatformError =>
  notFound('Options', 'params.symbol', 'this asset has no options');

export function noExpiration(): PlatformError {
  const message = 'no options expire on this day: getExpirationDates tells the days';
  return notFound('Options', 'params.expirationDate', message);
}

const PATH = 'params.optionSymbol';

const byRoot: ReadonlyMap<string, Instrument> = new Map(
  instruments
    .filter(({ exchange }) => listsOptions(exchange))
    .map((asset) => [optionRoot(asset.symbol), asset]),
);

export const noSuchOption = (): PlatformError =>
  notFound('Option', PATH, 'there is no such option');

/**
 * What an OCC symbol names.
 *
 * @throws {PlatformError} BAD_USER_INPUT for another shape; NOT_FOUND where no asset has options of
 *   that name
 */
export function seriesNamed(optionSymbol: string) {
  const series = parseOptionSymbol(optionSymbol);
  if (series === null) throw badInput(PATH, 'must be an OCC symbol');
  const asset = byRoot.get(series.root);
  if (asset === undefined) throw noSuchOption();
  return { asset, series };
}
