import { ensureServerBuilt } from '../../scripts/lib/built.mjs';
import { root } from '../../scripts/lib/process.mjs';

/** Builds the server once for the run: those that run as processes are what operators run. */
export const setup = (): Promise<void> => ensureServerBuilt(root, process.execPath);
