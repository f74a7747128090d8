import { decodeBase58 } from './base58check.ts';
import type { Recognized } from './recognized.ts';

const ADDRESS_BYTES = 32;

/** An address of Solana is the 32 bytes of a key and has no check digits. */
export function recognizeSolana(text: string): Recognized | null {
  const bytes = decodeBase58(text);
  if (bytes?.length !== ADDRESS_BYTES) return null;
  const found = { what: 'an address of Solana', chains: ['SOL'] as const, address: text };
  if (bytes.some((byte) => byte !== 0)) return found;
  return { ...found, refused: 'This address belongs to nobody. Copy the address of the wallet.' };
}
