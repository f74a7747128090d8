import type { CivilDate } from '../../kernel/civil-date.ts';
import type { HeldRow, PortfolioRow } from '../holdings/index.ts';

/** The parent of `PortfolioGain`: its returns are computed when they are asked for. */
export interface GainShown {
  readonly capital: string;
  readonly income: string;
  readonly currencyEffect: string;
  readonly total: string;
  readonly realizedGain: string;
  readonly unrealizedGain: string;
  readonly fees: string;
  readonly totalPercent: string | null;
  readonly currency: string;
  /** Of what; absent where the returns are not told. */
  readonly holdings?: readonly HeldRow[];
}

/** The parent of `Holding`. Amounts are plain decimals. */
export interface HoldingShown {
  readonly id: string;
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly quantity: string;
  readonly averageCost: string;
  readonly costBasis: string;
  readonly ownershipPercent: string;
  readonly price: string | null;
  readonly priceAsOf: Date | null;
  readonly stale: boolean;
  readonly value: string | null;
  readonly currency: string;
  readonly valueInPortfolioCurrency: string | null;
  readonly valueInDisplayCurrency: string | null;
  readonly gain: GainShown | null;
  readonly firstTradedOn: CivilDate;
  readonly row: HeldRow;
}

/** The parent of `Portfolio`. Amounts are plain decimals in its currency. */
export interface PortfolioShown extends PortfolioRow {
  readonly default: boolean;
  readonly children: PortfolioShown[];
  readonly value: string;
  readonly unpricedCount: number;
  readonly costBasis: string;
  readonly gain: GainShown;
  readonly holdings: HoldingShown[];
  /** Its own holdings and those of all portfolios under it. */
  readonly all: readonly HeldRow[];
}
