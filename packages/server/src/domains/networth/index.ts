export { seedDemoNetWorth } from './seed-demo-net-worth.ts';
