import type { CostBasisMethod } from '@investing-platform/schema/operations';

/** What everybody has from the beginning on. */
export type DefaultKind = 'ASSETS' | 'LIABILITIES';

export const DEFAULT_NAMES: Readonly<Record<DefaultKind, string>> = {
  ASSETS: 'Assets',
  LIABILITIES: 'Liabilities',
};

/** Of portfolios of which nobody says anything else. */
export const USUAL_METHOD: CostBasisMethod = 'AVERAGE';
