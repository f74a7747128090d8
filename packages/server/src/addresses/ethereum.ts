import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Recognized } from './recognized.ts';

const FORM = /^0x[0-9a-f]{40}$/i;
const NOBODY = /^0x0{40}$/;
const CHAINS = ['ETH', 'ARB', 'BASE', 'POLYGON'] as const;

/** Addresses of Ethereum and of the chains that write them like it, with EIP-55's check digits. */
export function recognizeEthereum(text: string): Recognized | null {
  if (!FORM.test(text)) return null;
  const digits = text.slice(2);
  const address = withCheckDigits(digits.toLowerCase());
  const found = { what: 'an address of Ethereum', chains: CHAINS, address };
  if (NOBODY.test(text)) {
    return { ...found, refused: 'This address belongs to nobody. Copy the address of the wallet.' };
  }
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  if (!isMixed || text === address) return found;
  return {
    ...found,
    refused:
      'The capital letters of this address do not fit its digits, so it was changed on the way. ' +
      'Copy it again from the wallet.',
  };
}

/** EIP-55: a letter is a capital where the hash of the address has eight or more. */
function withCheckDigits(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const letters = [...lower].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join('')}`;
}
