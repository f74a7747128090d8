import type { Row } from '../contract/row.ts';

/** The portfolios that the seeded things are in. */
export interface Homes {
  readonly assets: Row;
  readonly debts: Row;
  readonly shares: Row;
}
