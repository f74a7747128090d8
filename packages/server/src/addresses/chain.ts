/** The chains that the contract knows, by what people call them. */
export const CHAIN_NAMES = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  SOL: 'Solana',
  XRP: 'the XRP Ledger',
  ARB: 'Arbitrum One',
  BASE: 'Base',
  POLYGON: 'Polygon',
  LTC: 'Litecoin',
  DOGE: 'Dogecoin',
  ADA: 'Cardano',
} as const;

export type Chain = keyof typeof CHAIN_NAMES;

/** What an address of the chain looks like, for those who wrote something else. */
export const CHAIN_FORMS: Readonly<Record<Chain, string>> = {
  BTC: 'begin with bc1, 1 or 3',
  ETH: 'are 0x and 40 hexadecimal digits',
  SOL: 'are 32 to 44 letters and digits',
  XRP: 'begin with r',
  ARB: 'are 0x and 40 hexadecimal digits',
  BASE: 'are 0x and 40 hexadecimal digits',
  POLYGON: 'are 0x and 40 hexadecimal digits',
  LTC: 'begin with ltc1, L or M',
  DOGE: 'begin with D, 9 or A',
  ADA: 'begin with addr1, DdzFF or Ae2',
};
