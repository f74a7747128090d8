import type { Chain } from '@investing-platform/schema/operations';

const NAMES: Readonly<Record<Chain, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  SOL: 'Solana',
  XRP: 'XRP Ledger',
  ARB: 'Arbitrum One',
  BASE: 'Base',
  POLYGON: 'Polygon',
  LTC: 'Litecoin',
  DOGE: 'Dogecoin',
  ADA: 'Cardano',
};

/** A network by its name. */
export function chainText(chain: Chain): string {
  return NAMES[chain];
}

/** An asset with its network, such as `ETH on Base`. */
export function onChain({ currency, chain }: { readonly currency: string; readonly chain: Chain }) {
  return `${currency} on ${chainText(chain)}`;
}
