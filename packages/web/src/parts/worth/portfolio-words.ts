import type { CostBasisMethod, PortfolioKind } from '@investing-platform/schema/operations';
import { optionsOf } from '../text/options.ts';

const KINDS: Readonly<Record<PortfolioKind, string>> = {
  ASSETS: 'With all portfolios under it',
  LIABILITIES: 'What you owe',
  MANUAL: 'Kept by hand and by files',
  RELAY: 'Kept by another program',
  CRYPTO_WALLET: 'Addresses on public chains',
  BROKER_MIRROR: 'Follows an account',
};

/** What feeds a portfolio, for the person. */
export function kindText(kind: PortfolioKind): string {
  return KINDS[kind];
}

export const COST_METHODS = [
  'FIFO',
  'AVERAGE',
  'LIFO',
  'HIFO',
  'SPECIFIC',
] as const satisfies readonly CostBasisMethod[];

const METHODS: Readonly<Record<CostBasisMethod, string>> = {
  FIFO: 'First in, first out',
  AVERAGE: 'Average cost',
  LIFO: 'Last in, first out',
  HIFO: 'Dearest first',
  SPECIFIC: 'Each sale names its purchases',
};

export const methodOptions = optionsOf(COST_METHODS, METHODS);

/** How the cost of what is sold is found, for the person. */
export function methodText(method: CostBasisMethod): string {
  return METHODS[method];
}
