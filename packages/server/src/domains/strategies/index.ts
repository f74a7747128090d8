export { closeStrategiesOfAccount } from './close-strategies.ts';
export { signStrategyDisclosure } from './disclosure.ts';
export { type HouseStrategy, seedHouseStrategies } from './house-strategies.ts';
export { strategyJobs } from './jobs.ts';
