import type { Chain } from './chain.ts';

/** What a text turns out to be: an address of some chains, or something that must not be one. */
export interface Recognized {
  /** As it stands in a sentence: "an address of Litecoin". */
  what: string;
  /** The chains on which it is an address; none for those that the contract does not know. */
  chains: readonly Chain[];
  /** As its chain writes it. */
  address: string;
  /** Why it is refused even there. */
  refused?: string;
}

export type Recognize = (text: string) => Recognized | null;
