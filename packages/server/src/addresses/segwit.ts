import { type Bech32, bech32, bech32m } from '@scure/base';
import type { Chain } from './chain.ts';
import type { Recognized } from './recognized.ts';

const PREFIXES: Readonly<Record<string, { of: string; chain?: Chain }>> = {
  bc: { of: 'Bitcoin', chain: 'BTC' },
  ltc: { of: 'Litecoin', chain: 'LTC' },
  tb: { of: "Bitcoin's test network" },
  bcrt: { of: "Bitcoin's regression tests" },
  tltc: { of: "Litecoin's test network" },
  rltc: { of: "Litecoin's regression tests" },
};
const MIN_PROGRAM_BYTES = 2;
const MAX_PROGRAM_BYTES = 40;
const MAX_VERSION = 16;
const NOT_SPENDABLE =
  'This address is of a version that nobody can spend from yet. Use another address of the wallet.';

/** Addresses of segregated witness, BIP 173 and 350. */
export function recognizeSegwit(text: string): Recognized | null {
  return read(text, bech32) ?? read(text, bech32m);
}

function read(text: string, coder: Bech32): Recognized | null {
  const decoded = coder.decodeUnsafe(text);
  const prefix = decoded && PREFIXES[decoded.prefix];
  const [version, ...words] = decoded?.words ?? [];
  if (!prefix || version === undefined || version > MAX_VERSION) return null;
  if ((version === 0) !== (coder === bech32)) return null;
  const program = coder.fromWordsUnsafe(words);
  if (!program || !hasLength(version, program.length)) return null;
  const refused = isSpendable(version, program.length) ? {} : { refused: NOT_SPENDABLE };
  return {
    what: `an address of ${prefix.of}`,
    chains: prefix.chain ? [prefix.chain] : [],
    address: text.toLowerCase(),
    ...refused,
  };
}

function hasLength(version: number, length: number): boolean {
  if (version === 0) return length === 20 || length === 32;
  return length >= MIN_PROGRAM_BYTES && length <= MAX_PROGRAM_BYTES;
}

/** Anybody may take what lies in a program that no rule of the chain reads. */
const isSpendable = (version: number, length: number): boolean =>
  version === 0 || (version === 1 && length === 32);
