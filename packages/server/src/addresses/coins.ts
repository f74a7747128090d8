import type { Chain } from './chain.ts';

/** A coin or token that the platform knows. */
export interface Coin {
  /** Its symbol, by which the catalogue may have it. */
  readonly symbol: string;
  /** In how many parts of ten one is divided on the chain. */
  readonly decimals: number;
}

/** The chains' own coins. */
export const OWN_COINS: Readonly<Record<Chain, Coin>> = {
  BTC: { symbol: 'BTC', decimals: 8 },
  ETH: { symbol: 'ETH', decimals: 18 },
  SOL: { symbol: 'SOL', decimals: 9 },
  XRP: { symbol: 'XRP', decimals: 6 },
  ARB: { symbol: 'ETH', decimals: 18 },
  BASE: { symbol: 'ETH', decimals: 18 },
  POLYGON: { symbol: 'POL', decimals: 18 },
  LTC: { symbol: 'LTC', decimals: 8 },
  DOGE: { symbol: 'DOGE', decimals: 8 },
  ADA: { symbol: 'ADA', decimals: 6 },
};

/** Tokens by their contract. Everybody may send tokens of any name to an address: others are nothing. */
const TOKENS: Readonly<Record<string, Readonly<Record<string, Coin>>>> = {
  ETH: {
    '0x514910771AF9Ca656af840dff83E8264EcF986CA': { symbol: 'LINK', decimals: 18 },
    '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984': { symbol: 'UNI', decimals: 18 },
    '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9': { symbol: 'AAVE', decimals: 18 },
    '0xc944E90C64B2c07662A292be6244BDf05Cda44a7': { symbol: 'GRT', decimals: 18 },
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': { symbol: 'USDC', decimals: 6 },
    '0xdAC17F958D2ee523a2206206994597C13D831ec7': { symbol: 'USDT', decimals: 6 },
  },
  ARB: {
    '0xf97f4df75117a78c1A5a0DBb814Af92458539FB4': { symbol: 'LINK', decimals: 18 },
    '0xFa7F8980b0f1E64A2062791cc3b0871572f1F7f0': { symbol: 'UNI', decimals: 18 },
    '0xaf88d065e77c8cC2239327C5EDb3A432268e5831': { symbol: 'USDC', decimals: 6 },
  },
  BASE: {
    '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913': { symbol: 'USDC', decimals: 6 },
  },
  POLYGON: {
    '0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39': { symbol: 'LINK', decimals: 18 },
    '0xb33EaAd8d922B1083446DC23f610c2567fB5180f': { symbol: 'UNI', decimals: 18 },
    '0xD6DF932A45C0f255f85145f286eA0b292B21C90B': { symbol: 'AAVE', decimals: 18 },
    '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359': { symbol: 'USDC', decimals: 6 },
  },
  SOL: {
    EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: { symbol: 'USDC', decimals: 6 },
  },
};

/** The tokens of a chain, by contract as the chain writes it. */
export const tokensOf = (chain: Chain): ReadonlyMap<string, Coin> =>
  new Map(Object.entries(TOKENS[chain] ?? {}));

/** The coin, or the token of a contract as the chain writes it; null where it is not known. */
export function coinOf(chain: Chain, contract: string | null): Coin | null {
  return contract === null ? OWN_COINS[chain] : (tokensOf(chain).get(contract) ?? null);
}
