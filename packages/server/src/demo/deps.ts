import type { Deps } from '../deps.ts';

/** What the demo world is made with. */
export type DemoDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData' | 'secrets'>;

export interface DemoPlace {
  /** Folder of the server's data, in which `demo.json` is written. */
  readonly dataDir: string;
  /** Origin under which the server is reached, without a slash at the end. */
  readonly baseUrl: string;
}
