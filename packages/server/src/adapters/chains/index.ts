import type { Chain } from '../../addresses/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/errors.ts';
import type { ChainData } from '../../ports/chain-data.ts';
import { embeddedChains } from '../embedded/chain-data/index.ts';
import { blockscoutChain } from './blockscout.ts';
import { type ChainSource, esploraChain } from './esplora.ts';
import { solanaChain } from './solana.ts';

export interface ChainSettings {
  /** Of each chain that is read at a real source. */
  readonly chainSources: readonly ChainSource[];
  readonly marketSeed: string;
  /** Whether chains without a source are invented. */
  readonly inventsOthers: boolean;
}

const READERS: Readonly<Partial<Record<Chain, (source: ChainSource) => ChainData>>> = {
  BTC: esploraChain,
  LTC: esploraChain,
  ETH: blockscoutChain,
  ARB: blockscoutChain,
  BASE: blockscoutChain,
  POLYGON: blockscoutChain,
  SOL: solanaChain,
};

/** Each chain at the source that the operator has set for it. Nobody is asked yet. */
export function openChains(
  { clock }: { readonly clock: Clock },
  { chainSources, marketSeed: seed, inventsOthers }: ChainSettings,
): ChainData {
  const sources = new Map<Chain, ChainData>();
  if (inventsOthers) {
    const invented = embeddedChains({ clock, seed });
    for (const chain of invented.chains) sources.set(chain, invented);
  }
  for (const source of chainSources) {
    const reader = READERS[source.chain];
    if (reader !== undefined) sources.set(source.chain, reader(source));
  }
  const of = (chain: Chain): ChainData => {
    const source = sources.get(chain);
    if (source !== undefined) return source;
    throw refuse('PROVIDER_UNAVAILABLE', 'This server reads no addresses of the chain');
  };
  return {
    chains: new Set(sources.keys()),
    tip: async (chain) => of(chain).tip(chain),
    balance: async (chain, address) => of(chain).balance(chain, address),
    history: async (chain, address, after) => of(chain).history(chain, address, after),
  };
}
