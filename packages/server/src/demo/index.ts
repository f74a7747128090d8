export { startDemoWorld } from './demo-world.ts';
