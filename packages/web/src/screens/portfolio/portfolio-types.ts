import type {
  FoundInstrumentsQuery,
  PortfolioDividendsQuery,
  PortfolioFiguresQuery,
  PortfolioHoldingsQuery,
  PortfolioTradesQuery,
} from '../../generated/documents.ts';

export type Portfolio = PortfolioFiguresQuery['getPortfolios'][number];
export type Holding = PortfolioHoldingsQuery['getPortfolios'][number]['holdings'][number];
export type Trade = PortfolioTradesQuery['getRelayTrades']['nodes'][number];
export type Dividend = PortfolioDividendsQuery['netWorthAssetDividends']['nodes'][number];
export type FoundInstrument = FoundInstrumentsQuery['searchInstruments'][number];

/** Whether a person may record anything in it. */
export function takesTrades({ kind }: Pick<Portfolio, 'kind'>): boolean {
  return kind !== 'BROKER_MIRROR' && kind !== 'LIABILITIES';
}
