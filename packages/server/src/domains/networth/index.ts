export { seedDemoNetWorth } from './demo/seed-demo-net-worth.ts';
