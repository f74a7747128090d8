export { closeStrategiesOfAccount } from './actives/close-strategies.ts';
export { closing } from './closing.ts';
export { type HouseStrategy, seedHouseStrategies } from './definitions/house-strategies.ts';
export { strategyJobs } from './runs/jobs.ts';
