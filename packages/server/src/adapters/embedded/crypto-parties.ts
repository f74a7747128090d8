import { type SimulatedChainsOptions, simulatedChains } from './chains/index.ts';
import { embeddedVasps } from './vasps/index.ts';

/** The parties outside that crypto assets need. */
export function embeddedCrypto(options: SimulatedChainsOptions) {
  return { chains: simulatedChains(options), vasps: embeddedVasps() };
}
