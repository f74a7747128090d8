export { takeOut } from './bury.ts';
export { closing } from './closing.ts';
export { defaultPortfolio, lockPerson, ownPortfolio } from './portfolios.sql.ts';
export { findTarget, rateInto } from './rate-into.ts';
export { recordTrade } from './record-trade.ts';
