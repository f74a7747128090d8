export { connectDemoBroker } from './connect-broker.ts';
export { startDemoWorld } from './demo-world.ts';
