export type { Chain } from './chain.ts';
export { type CheckedAddress, checkAddress } from './check-address.ts';
