import { expect, test } from 'vitest';
import { CHAIN_NAMES, type Chain } from './chain.ts';
import { checkAddress } from './check-address.ts';
import { tokensOf } from './coins.ts';

const chains = Object.keys(CHAIN_NAMES) as Chain[];

test.each(chains)(
  'the contracts of tokens on %s are addresses as the chain writes them',
  (chain) => {
    for (const contract of tokensOf(chain).keys()) {
      expect(checkAddress(chain, contract)).toEqual({ address: contract });
    }
  },
);
