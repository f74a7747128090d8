import type { OptionBoard } from '@investing-platform/rules/market/options/option-board';
import type { OptionType } from '@investing-platform/schema/operations';
import type { HistoryBar, Timeframe } from './market-data.ts';

/** One option contract. */
export interface OptionContractKey {
  readonly assetId: string;
  readonly expirationDate: string;
  readonly type: OptionType;
  readonly strike: string;
}

export interface OptionBarsRequest extends OptionContractKey {
  readonly timeframe: Timeframe;
  /** Null: from the first bar on. */
  readonly from: Date | null;
  readonly to: Date;
  /** How many at most, counted from the oldest: 1 to 10,001. */
  readonly limit: number;
}

/** A source of option prices. Every adapter passes `options.contract.ts`. */
export interface OptionSource {
  /**
   * The days on which options of an asset expire, ascending; empty where it has none.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  expirations(assetId: string): Promise<readonly string[]>;
  /**
   * @returns null where there are no options of the asset that expire on that day
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  board(assetId: string, expirationDate: string): Promise<OptionBoard | null>;
  /**
   * Past prices of one contract, oldest first, of regular trading.
   *
   * @returns null where there has never been such a contract
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  bars(request: OptionBarsRequest): Promise<readonly HistoryBar[] | null>;
  /** Where the prices come from; `simulated` for the embedded ones. */
  readonly name: string;
}
