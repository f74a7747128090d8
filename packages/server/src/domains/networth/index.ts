export { closing } from './closing.ts';
export { seedDemoNetWorth } from './demo/seed-demo-net-worth.ts';
