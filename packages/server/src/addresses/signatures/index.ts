import type { Chain } from '../chain.ts';
import { provesBitcoin } from './bitcoin.ts';
import { provesEthereum } from './ethereum.ts';
import { provesSolana } from './solana.ts';

/** A claim that somebody holds the key of an address. */
export interface Claim {
  readonly chain: Chain;
  /** As its chain writes it. */
  readonly address: string;
  readonly message: string;
  /** Base64, or hexadecimal with 0x. */
  readonly signature: string;
}

/** Chains whose wallets sign texts so that the address alone tells whether it was theirs. */
export function canSign(chain: Chain): boolean {
  return chain !== 'XRP' && chain !== 'ADA';
}

/** Whether a signature of a text was made with the key of an address. */
export function provesKey({ chain, address, message, signature }: Claim): boolean {
  const bytes = bytesOf(signature);
  if (bytes === null) return false;
  try {
    switch (chain) {
      case 'ETH':
      case 'ARB':
      case 'BASE':
      case 'POLYGON':
        return provesEthereum(address, message, bytes);
      case 'SOL':
        return provesSolana(address, message, bytes);
      case 'BTC':
      case 'LTC':
      case 'DOGE':
        return provesBitcoin(chain, address, message, bytes);
      default:
        return false;
    }
  } catch {
    // What the curves cannot read proves nothing.
    return false;
  }
}

const HEX = /^0x(?:[0-9a-f]{2})+$/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

function bytesOf(text: string): Uint8Array | null {
  if (HEX.test(text)) return Uint8Array.from(Buffer.from(text.slice(2), 'hex'));
  return BASE64.test(text) ? Uint8Array.from(Buffer.from(text, 'base64')) : null;
}
