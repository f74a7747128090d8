export type { LiabilityShown } from './liability-shown.ts';
export { seedDemoNetWorth } from './seed-demo-net-worth.ts';
