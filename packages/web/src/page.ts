import { messageOf } from './api.ts';
import { say } from './dom.ts';

/** Runs a page's script; what goes wrong is shown in its part `problem`. */
export function page(script: () => Promise<void>): void {
  script().catch((error: unknown) => say('problem', messageOf(error)));
}
