import type { Chain } from '../addresses/index.ts';

/** A block of a chain: its number, and what tells it from another one of that number. */
export interface ChainTip {
  readonly height: number;
  readonly hash: string;
}

/** What an address holds of a coin or a token. */
export interface CoinHeld {
  readonly symbol: string;
  /** The token's contract, as the chain writes it; null for the chain's own coin. */
  readonly contract: string | null;
  /** Above 0, a plain decimal in whole coins. */
  readonly quantity: string;
}

/** Coins and tokens that came to an address or left it, in one block that is part of the chain. */
export interface ChainChange {
  /** At most 200 characters; once for each address, and another one where the block is another. */
  readonly id: string;
  readonly height: number;
  readonly at: Date;
  readonly contract: string | null;
  /** Below 0 where it left, fees of the chain included. */
  readonly quantity: string;
}

/** Why there is nothing to read, however often it is asked for. */
export type Unreadable = 'TOO_LARGE' | 'UNKNOWN_ADDRESS';

/** Public data of chains. Every adapter passes `chain-data.contract.ts`. */
export interface ChainData {
  /** The chains that are read here. Others are asked nothing. */
  readonly chains: ReadonlySet<Chain>;
  /**
   * The newest block.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE
   */
  tip(chain: Chain): Promise<ChainTip>;
  /**
   * What an address holds by now: the chain's own coin, and tokens that this platform knows, each
   * once. An address that was never used holds nothing.
   *
   * @param address as the chain writes it
   * @throws {PlatformError} PROVIDER_UNAVAILABLE
   */
  balance(chain: Chain, address: string): Promise<readonly CoinHeld[] | Unreadable>;
  /**
   * What came and left in blocks after one, oldest first: the newest 1,000 where there are more,
   * and none where the source tells no history. What a balance holds beyond it came before, or in
   * ways that the source does not tell.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE
   */
  history(chain: Chain, address: string, afterHeight: number): Promise<readonly ChainChange[]>;
}

export const MAX_CHANGES = 1_000;
/** Coins and tokens of an address; one with more is not read. */
export const MAX_COINS = 10_000;
