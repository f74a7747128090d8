import { recognizeBitcoinCash } from './bitcoin-cash.ts';
import { recognizeByron, recognizeCardano } from './cardano.ts';
import { CHAIN_FORMS, CHAIN_NAMES, type Chain } from './chain.ts';
import { recognizeEthereum } from './ethereum.ts';
import type { Recognize } from './recognized.ts';
import { recognizeRipple, recognizeRippleLong } from './ripple.ts';
import { isExtendedKey, isPrivateKey } from './secrets.ts';
import { recognizeSegwit } from './segwit.ts';
import { recognizeSolana } from './solana.ts';
import { recognizeOldLitecoinScript, recognizeVersioned } from './versioned.ts';

/** The address as its chain writes it, or what is wrong with it, as a sentence that never repeats it. */
export type CheckedAddress = { address: string } | { problem: string };

const FORMS: readonly Recognize[] = [
  recognizeSegwit,
  recognizeVersioned,
  recognizeOldLitecoinScript,
  recognizeEthereum,
  recognizeRipple,
  recognizeRippleLong,
  recognizeCardano,
  recognizeByron,
  recognizeBitcoinCash,
  recognizeSolana,
];

/**
 * Whether a text is an address of the chain's main network: form, length and check digits. Addresses
 * of other chains and of test networks are refused by name.
 */
export function checkAddress(chain: Chain, text: string): CheckedAddress {
  if (isPrivateKey(text)) {
    return {
      problem:
        'This is a private key, which whoever has it can spend with. It was not kept. ' +
        'Give the address, and move the money if others may have seen the key.',
    };
  }
  if (isExtendedKey(text)) {
    return { problem: 'This is the key of a whole wallet. Give one address of it.' };
  }
  const found = FORMS.flatMap((recognize) => recognize(text) ?? []);
  const right = found.find(({ chains }) => chains.includes(chain));
  if (right?.refused) return { problem: right.refused };
  if (right) return { address: right.address };
  const name = CHAIN_NAMES[chain];
  const [other] = found;
  if (other) return { problem: `This is ${other.what}, not one of ${name}.` };
  return {
    problem:
      `This is not an address of ${name}: its form or its check digits are wrong. ` +
      `Addresses of ${name} ${CHAIN_FORMS[chain]}. Copy it again from the wallet.`,
  };
}
