export { closeStrategiesOfAccount } from './actives/close-strategies.ts';
export { closing } from './closing.ts';
export { type HouseStrategy, seedHouseStrategies } from './definitions/house-strategies.ts';
export type { StrategyShown } from './definitions/strategy.ts';
export { visibleStrategiesOf } from './definitions/visible-strategies.ts';
export { strategyJobs } from './runs/jobs.ts';
