export type { Chain } from './chain.ts';
export { CHAIN_NAMES } from './chain.ts';
export { checkAddress } from './check-address.ts';
export { type Coin, coinOf, OWN_COINS, tokensOf } from './coins.ts';
