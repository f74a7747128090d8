export {
  type CourseTold,
  HAS_DAYS,
  type HeldIncome,
  type HeldRow,
  type HeldSplit,
  type HoldingValued,
  holdingsOfPerson,
  holdingsOverTime,
  joinLists,
  type LotRow,
  lotsOfHoldings,
  PRICES_TOLD,
  SPLITS_TOLD,
} from './book.sql.ts';
export { TradesBringer } from './bring-trades.ts';
export { takeOut } from './bury.ts';
export { closing } from './closing.ts';
export { daysTogether } from './days-together.ts';
export {
  changeDividend,
  countDividends,
  DIVIDEND_COLUMNS,
  type DividendRow,
  dividendOfIdentifier,
  heldOnDay,
  insertDividend,
  ownDividend,
} from './dividends.sql.ts';
export {
  dividendsToCompare,
  heldBefore,
  ownInstrumentNames,
  tradesToCompare,
} from './imports.sql.ts';
export {
  bringDividends,
  type DividendBrought,
  forgetFile,
  takeBackPending,
  undoImport,
} from './imports.ts';
export {
  type InstrumentShown,
  instrumentById,
  instrumentBySymbol,
  instrumentsShown,
  type KnownInstrument,
  marketPriceShown,
  ownInstruments,
} from './instruments.ts';
export type { KeptBy } from './kept-leaves.ts';
export {
  type HeldOn,
  type HoldingTold,
  knownLists,
  type Noted,
  type PriceOn,
  type WithLists,
} from './kept-lists.ts';
export { keyOfSums } from './kept-sums.ts';
export {
  changeName,
  dividendsToMove,
  forgetOwner,
  markSynced,
  moneyDays,
  moveDividends,
  moveTrades,
  type RateOfDay,
  removePortfolio,
  storePortfolio,
  tradedInPortfolio,
  wouldHold,
} from './move.sql.ts';
export { movedUnits } from './moved-units.ts';
export {
  defaultPortfolio,
  lockPerson,
  ownPortfolio,
  type PortfolioRow,
  portfoliosOfPerson,
} from './portfolios.sql.ts';
export { eventProposals } from './proposals/propose-events.ts';
export { requestProposals } from './proposals/request-proposals.ts';
export { findTarget, momentOf, rateInto, rateIntoOrNull, type Target } from './rate-into.ts';
export { recompute, recomputeLess } from './recompute.ts';
export {
  MAX_HOLDINGS,
  MAX_INSTRUMENTS,
  MAX_RECORDED,
  MAX_TRADES_OF_HOLDING,
  NOTHING_MORE,
  recordTrade,
} from './record-trade.ts';
export { replaceTrades, type TradesReplaced, takeBack } from './replace-trades.ts';
export {
  changedDays,
  changedHeld,
  type DaySpan,
  hullOf,
  keptByTerms,
  listsNoted,
  spanOf,
  stampOfHeld,
} from './same-days.ts';
export type { Leaf } from './sums.ts';
export type { Changed, ColumnTold, LeafBefore, Part, PartTold, SumsTold } from './sums-asked.ts';
export { sumsByAge } from './sums-by-age.ts';
export type { ImportOf } from './trade-writer.ts';
export { type TradedUnits, tradedUnits } from './traded-units.ts';
export {
  buryTrade,
  changeTrade,
  ownTrade,
  type Selection,
  TRADE_COLUMNS,
  type TradeRow,
  tradeOfIdentifier,
} from './trades.sql.ts';
export { LAST_DAY, walkDays, walkPlaces, walkTold } from './walk-days.ts';
