export { seedPast } from './past.ts';
export { seedShared } from './shared.ts';
