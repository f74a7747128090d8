export { closing } from './closing.ts';
export { seedDemoNetWorth } from './demo/seed-demo-net-worth.ts';
export { sharedCsv } from './shares/shared-csv.ts';
