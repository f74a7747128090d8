import { root } from './lib/process.mjs';
import { linkRuntime } from './lib/runtime.mjs';

linkRuntime(root);
