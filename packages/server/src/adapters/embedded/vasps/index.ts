import {
  keptAddresses,
  sanctionedAddresses,
  searchProviders,
} from '@investing-platform/rules/crypto/providers';
import type { VaspDirectory } from '../../../ports/vasps.ts';

/** With this family name everybody can see how a provider refuses that does not know the owner. */
const UNKNOWN_TO_PROVIDERS = 'unknown';

/** A list of public facts. No provider is asked: all confirm, but for one documented name. */
export function embeddedVasps(): VaspDirectory {
  return {
    search: async (search) => searchProviders(search),
    factsOf: async (_chain, address) => {
      const key = address.toLowerCase();
      return { keptBy: keptAddresses.get(key) ?? null, sanctioned: sanctionedAddresses.has(key) };
    },
    confirms: async ({ name }) => !name.toLowerCase().split(' ').includes(UNKNOWN_TO_PROVIDERS),
  };
}
